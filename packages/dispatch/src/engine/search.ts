import type { Gate } from '@safiri/rules/dispatch/gates.ts';
import type { Near, OpenTrip } from './ports.ts';

/** A driver considered for a trip. */
export interface Candidate extends Near {
  /** What keeps the driver from this trip; undefined when nothing does. */
  readonly gate: Gate | undefined;
  readonly pickupSeconds: number;
}

/** A trip, the drivers considered for it, and the one it shall be offered to. */
export interface Search {
  readonly trip: OpenTrip;
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate | undefined;
}

/** A search that goes on. */
export interface Looking {
  readonly trip: OpenTrip;
  /** So many of the nearest drivers were asked for. */
  limit: number;
  near: Near[];
  /** Those of them who were looked at. */
  judged: Candidate[];
  /** Those of them who are considered: the nearest, and whoever could make the whole shorter. */
  readonly candidates: Candidate[];
  chosen: Candidate | undefined;
}
