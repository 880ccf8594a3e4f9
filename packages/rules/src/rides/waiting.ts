/** Seconds that a driver waits at the pickup without cost; after them a passenger who has not come counts as not there. */
export const FREE_WAIT_SECONDS = 300;

interface Waiting {
  /** When the driver arrived, and when the passenger wanted to be picked up; milliseconds, null for at once. */
  readonly arrivedAt: number;
  readonly pickupAt: number | null;
}

/** Seconds of free waiting that are left; nobody is late before the time they asked for. Zero once it is over. */
export function freeWaitLeft({ arrivedAt, pickupAt }: Waiting, now: number): number {
  const from = Math.max(arrivedAt, pickupAt ?? arrivedAt);
  return Math.max(0, Math.ceil(FREE_WAIT_SECONDS - Math.max(0, now - from) / 1000));
}
