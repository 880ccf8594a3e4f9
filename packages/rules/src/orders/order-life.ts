import { allows, finalStatesOf, liveStatesOf } from '../life.ts';
import { isOneOf, keysOf } from '../records.ts';

/** What is ordered (spec: operations §1). */
export const orderKinds = ['food', 'grocery', 'parcel'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderActors = ['customer', 'merchant', 'courier', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/**
 * The life of an order. A merchant's begins as `placed` and waits to be accepted; a parcel begins as `ready`. From `ready` on its
 * trip moves it: picked up when the courier leaves, delivered or returned when it is handed over.
 */
const orderLife = {
  placed: { preparing: ['merchant'], rejected: ['merchant', 'system'], cancelled: ['customer'] },
  preparing: { ready: ['merchant'], cancelled: ['merchant', 'system'], picked_up: ['courier'] },
  ready: { picked_up: ['courier'], cancelled: ['merchant', 'system'] },
  picked_up: { delivered: ['courier'], returning: ['courier'] },
  returning: { returned: ['courier'] },
  delivered: {},
  returned: {},
  rejected: {},
  cancelled: {},
} as const satisfies Record<string, Record<string, readonly OrderActor[]>>;

export type OrderStatus = keyof typeof orderLife;
export const orderStatuses = keysOf(orderLife);

/** Whether `actor` may move an order of this kind from one state to another. */
export function mayStep(kind: OrderKind, actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  // A sender may call a parcel back until it is picked up; what a kitchen has begun is not called back.
  const calledBack = kind === 'parcel' && actor === 'customer' && from === 'ready' && to === 'cancelled';
  return calledBack || allows(orderLife, actor, from, to);
}

export const liveOrderStatuses = liveStatesOf(orderLife);
export const finalOrderStatuses = finalStatesOf(orderLife);
export const isLiveOrder = (status: OrderStatus): boolean => isOneOf(liveOrderStatuses, status);

const HOUR_MS = 3_600_000;
/** Hours for which a shop can be called about an order that is over: something may be missing from the bag. */
export const SHOP_CALL_HOURS = 24;

/** Whether the customer of an order may call its shop. */
export const mayCallShop = ({ status, endedAt }: { readonly status: OrderStatus; readonly endedAt: Date | null }, now: Date): boolean =>
  isLiveOrder(status) || (endedAt !== null && now.getTime() - endedAt.getTime() < SHOP_CALL_HOURS * HOUR_MS);

/** States in which the goods are with the merchant, who has it on the board. */
export const boardStatuses = ['placed', 'preparing', 'ready'] as const satisfies readonly OrderStatus[];
/** States in which a courier has the goods, and those at the end of that. */
export const onTheWayStatuses = ['picked_up', 'returning'] as const satisfies readonly OrderStatus[];
export const handedOverStatuses = ['delivered', 'returned'] as const satisfies readonly OrderStatus[];

/** Seconds that a merchant has to answer; then the order is rejected and paid back. */
export const ANSWER_SECONDS = 300;
/** A courier is looked for so many seconds before the food is ready: about the way to the kitchen. */
export const COURIER_AHEAD_SECONDS = 480;
/** How often a courier is looked for again before a merchant's order is given up. */
export const SEARCHES_AT_MOST = 5;

/** Prefix of the public number of each kind (spec: operations §9). */
export const numberPrefixes: Readonly<Record<OrderKind, string>> = { food: 'AFR', grocery: 'GR', parcel: 'AFR-' };

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a public number behind its prefix. */
export const ORDER_NUMBER_LENGTH = 10;

/** A public number that can't be guessed. @param below gives an even whole number in [0, limit) */
export const orderNumber = (kind: OrderKind, below: (limit: number) => number): string =>
  numberPrefixes[kind] + Array.from({ length: ORDER_NUMBER_LENGTH }, () => ALPHABET[below(ALPHABET.length)]).join('');

/** The number that the client makes: the prefix and a timestamp in milliseconds (spec: operations §9). */
export const clientNumber = (kind: OrderKind, now: number): string => `${numberPrefixes[kind]}${now}`;
