/** What is ordered (spec: operations §1). */
export const orderKinds = ['food', 'grocery', 'parcel'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * States of an order. A merchant's begins as `placed` and waits to be accepted; a parcel begins as `ready`. From `ready` on its
 * trip moves it: picked up when the courier leaves, delivered or returned when it is handed over.
 */
export const orderStatuses = [
  'placed',
  'preparing',
  'ready',
  'picked_up',
  'returning',
  'delivered',
  'returned',
  'rejected',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderActors = ['customer', 'merchant', 'courier', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

interface Step {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
}

/** Every legal step; anything else is refused and changes nothing. */
export const orderSteps: readonly Step[] = [
  { from: 'placed', to: 'preparing', by: ['merchant'] },
  { from: 'placed', to: 'rejected', by: ['merchant', 'system'] },
  { from: 'placed', to: 'cancelled', by: ['customer'] },
  { from: 'preparing', to: 'ready', by: ['merchant'] },
  { from: 'preparing', to: 'cancelled', by: ['merchant', 'system'] },
  { from: 'preparing', to: 'picked_up', by: ['courier'] },
  { from: 'ready', to: 'picked_up', by: ['courier'] },
  { from: 'ready', to: 'cancelled', by: ['merchant', 'system'] },
  { from: 'picked_up', to: 'delivered', by: ['courier'] },
  { from: 'picked_up', to: 'returning', by: ['courier'] },
  { from: 'returning', to: 'returned', by: ['courier'] },
];

/** A sender may call a parcel back until it is picked up; what a kitchen has begun is not called back. */
const parcelSteps: readonly Step[] = [{ from: 'ready', to: 'cancelled', by: ['customer'] }];

/** Whether `actor` may move an order of this kind from one state to another. */
export function mayStep(kind: OrderKind, actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  const steps = kind === 'parcel' ? [...orderSteps, ...parcelSteps] : orderSteps;
  return steps.some((step) => step.from === from && step.to === to && step.by.includes(actor));
}

export const liveOrderStatuses = ['placed', 'preparing', 'ready', 'picked_up', 'returning'] as const satisfies readonly OrderStatus[];
export const isLiveOrder = (status: OrderStatus): boolean => (liveOrderStatuses as readonly OrderStatus[]).includes(status);

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
const NUMBER_LENGTH = 10;

/** A public number that can't be guessed. @param below gives an even whole number in [0, limit) */
export const orderNumber = (kind: OrderKind, below: (limit: number) => number): string =>
  numberPrefixes[kind] + Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[below(ALPHABET.length)]).join('');

/** The number that the client makes: the prefix and a timestamp in milliseconds (spec: operations §9). */
export const clientNumber = (kind: OrderKind, now: number): string => `${numberPrefixes[kind]}${now}`;
