export { boughtGroceries, lastGroceryStore } from './bought.ts';
export { endOrdersOf } from './end-orders-of.ts';
export { acceptOrder, orderReady } from './merchant-steps.ts';
