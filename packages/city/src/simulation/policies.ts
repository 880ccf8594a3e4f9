/** A way of dispatching a simulated day. */
export interface Dispatching {
  /** Each trip as it comes, the closest free pair of a window first, or all of a window together at the smallest total cost. */
  readonly order: 'each' | 'closest' | 'together';
  /** Whether a second share ride may join a car. */
  readonly pooling?: true;
  /** Whoever needs longer to a pickup is not sent; seconds. */
  readonly pickupSecondsAtMost?: number;
  /** Whether nobody is sent a long way while the search has time, by the product's rule. */
  readonly held?: true;
  /** Forward dispatch: whether a car that lets its last passenger out soon is given its next trip before that, by the product's rule. */
  readonly forward?: true;
}

const PICKUP_SECONDS_AT_MOST = 1500;

/** What is compared, the baseline second: a policy has to beat the closest pair first, which needs no optimiser. */
export const dispatchings = {
  'nearest-first': { order: 'each' },
  greedy: { order: 'closest' },
  batch: { order: 'together' },
  bounded: { order: 'together', pickupSecondsAtMost: PICKUP_SECONDS_AT_MOST },
  held: { order: 'together', held: true },
  forward: { order: 'together', forward: true },
  'forward-bounded': { order: 'together', forward: true, pickupSecondsAtMost: PICKUP_SECONDS_AT_MOST },
  pooling: { order: 'together', pooling: true },
  /** What is shipped. */
  product: { order: 'together', pooling: true, forward: true, held: true },
} as const satisfies Readonly<Record<string, Dispatching>>;

export type Policy = keyof typeof dispatchings;
export const policies = Object.keys(dispatchings) as Policy[];
