export { exportChildren, forgetChildren } from './own-data.ts';
