/** A way of dispatching a simulated day. */
export interface Dispatching {
  /** Each trip as it comes, the closest free pair of a window first, or all of a window together at the smallest total cost. */
  readonly order: 'each' | 'closest' | 'together';
  /** Whether a second share ride may join a car. */
  readonly pooling?: true;
  /** Whoever needs longer to a pickup is not sent; seconds. */
  readonly pickupSecondsAtMost?: number;
  /** Forward dispatch: whether a car that lets its last passenger out soon is given its next trip before that. */
  readonly forward?: { readonly freeWithinSeconds: number; readonly pickupSecondsAtMost: number };
}

const PICKUP_SECONDS_AT_MOST = 1500;

/** What is compared, the baseline second: a policy has to beat the closest pair first, which needs no optimiser. */
export const dispatchings = {
  'nearest-first': { order: 'each' },
  greedy: { order: 'closest' },
  batch: { order: 'together' },
  bounded: { order: 'together', pickupSecondsAtMost: PICKUP_SECONDS_AT_MOST },
  forward: {
    order: 'together',
    pickupSecondsAtMost: PICKUP_SECONDS_AT_MOST,
    forward: { freeWithinSeconds: 1200, pickupSecondsAtMost: 600 },
  },
  pooling: { order: 'together', pooling: true },
} as const satisfies Readonly<Record<string, Dispatching>>;

export type Policy = keyof typeof dispatchings;
export const policies = Object.keys(dispatchings) as Policy[];
