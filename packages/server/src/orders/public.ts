export { purchasedGroceries, lastGroceryStore } from './order-history.ts';
export { endOrdersOf } from './end-orders-of.ts';
export { acceptOrder, orderReady } from './merchant-steps.ts';
