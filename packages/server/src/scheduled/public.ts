export { lookAtScheduled } from './begin-due.ts';
export { exportScheduled, forgetScheduled } from './own-data.ts';
