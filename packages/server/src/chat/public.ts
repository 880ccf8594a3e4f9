export { exportChats, forgetChats } from './own-data.ts';
