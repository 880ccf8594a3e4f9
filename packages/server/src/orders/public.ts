export { acceptOrder, orderReady } from './merchant-steps.ts';
