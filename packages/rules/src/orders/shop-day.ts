import type { OrderStatus } from './order-life.ts';

/** Orders in these states are sold: the shop took them, and they were neither called off nor brought back. */
export const soldStatuses = ['preparing', 'ready', 'picked_up', 'delivered'] as const satisfies readonly OrderStatus[];
/** Orders in these states wait for the shop's answer: neither taken nor refused. */
export const unansweredStatuses = ['placed'] as const satisfies readonly OrderStatus[];
/** Orders in these states came to nothing; what the courier is bringing back is no longer sold. */
export const notServedStatuses = ['rejected', 'cancelled', 'returning', 'returned'] as const satisfies readonly OrderStatus[];

/** How many of what sold best a shop is told. */
export const BEST_AT_MOST = 3;
