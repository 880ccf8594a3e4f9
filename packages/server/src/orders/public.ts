export { boughtGroceries, lastGroceryStore } from './bought.ts';
export { acceptOrder, orderReady } from './merchant-steps.ts';
export { exportOrders, forgetOrders } from './own-data.ts';
