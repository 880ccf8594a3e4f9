import type { Gate } from '@safiri/rules/dispatch/gates.ts';
import type { EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import { POOL_WORTH_SECONDS, type PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import type { Near, OpenTrip } from './ports.ts';

/** A driver who was looked at for a trip. */
export interface Judged {
  readonly driverId: number;
  /** Great circle to the pickup. */
  readonly meters: number;
  /** What keeps the driver from this trip; undefined when nothing does. */
  readonly gate: Gate | undefined;
}

/** A driver considered for a trip. */
export interface Candidate extends Near, Judged {
  readonly pickupSeconds: number;
  /** How a driver who carries a share ride takes this one along. */
  readonly pool?: PoolPlan | undefined;
  /** The trip that the driver ends before this one. */
  readonly after?: EndingTrip | undefined;
}

/** Seconds that all passengers together lose by this driver; a seat under way is preferred by what it is worth. */
export const burdenOf = ({ pickupSeconds, pool }: Candidate): number =>
  pool === undefined ? pickupSeconds : pickupSeconds + pool.delaySeconds + pool.detourSeconds - POOL_WORTH_SECONDS;

/** The least that a driver can burden a trip with who needs at least so many seconds to its pickup. */
export const leastBurden = (trip: OpenTrip, leastSeconds: number): number =>
  trip.share == null ? leastSeconds : leastSeconds - POOL_WORTH_SECONDS;

/** A trip, the drivers considered for it, and the one it shall be offered to. */
export interface Search {
  readonly trip: OpenTrip;
  readonly candidates: readonly Judged[];
  readonly chosen: Candidate | undefined;
}

/** A search that goes on. */
export interface Looking {
  readonly trip: OpenTrip;
  /** So many of the nearest drivers were asked for. */
  limit: number;
  /** Those who are considered: the nearest, and whoever could make the whole shorter. */
  readonly candidates: Candidate[];
  chosen: Candidate | undefined;
}
