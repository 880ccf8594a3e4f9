import type { DriverFacts, Gate, TripFacts } from '@safiri/rules/dispatch/gates.ts';
import type { EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Search } from './search.ts';

/** A trip in `requested` without a live offer. */
export interface OpenTrip extends TripFacts {
  /** Where somebody's turn is: who stands in line at its rank. These alone are looked at. */
  readonly line?: readonly Near[] | undefined;
  /** Milliseconds. */
  readonly requestedAt: number;
}

/** Trips that wait, in the order of their ids: oldest first. */
export interface OpenTrips {
  readonly trips: OpenTrip[];
  /** All that wait with an id above `over` and up to `upTo` are among them. */
  readonly over: number;
  readonly upTo: number;
}

/** A driver near a pickup by live position, or who soon lets passengers out near it; eligible or not. */
export interface Near {
  readonly driverId: number;
  /** Great circle to the pickup. */
  readonly meters: number;
  /** Where the way to the pickup begins. */
  readonly point: Point;
}

export interface NewOffer {
  readonly tripId: number;
  readonly driverId: number;
  /** Great circle. */
  readonly pickupMeters: number;
  readonly pickupSeconds: number;
  readonly expiresAt: Date;
  /** How a driver who carries a share ride takes this one along; undefined for a free driver. */
  readonly pool?: PoolPlan | undefined;
  /** The trip under way that this one follows; undefined for a driver who is free or takes it along. */
  readonly after?: EndingTrip | undefined;
}

export type OfferResult = 'offered' | 'trip_gone' | 'driver_gone';

/** A driver who was looked at for a trip, and what decided. */
export interface Considered {
  readonly driverId: number;
  readonly gate: Gate;
  /** Great circle to the pickup. */
  readonly meters: number;
}

/** Who could take a trip as far as live state tells, before the database is asked: what passes a driver by, so that no crowd hides who fits. */
export interface Fitting {
  /** Vehicle types. */
  readonly pools: readonly VehicleType[];
  /** Without a trip or an offer. */
  readonly free?: true;
  /** Women whose gender staff confirmed. */
  readonly verifiedFemale?: true;
}

/** What matching asks of the world. */
export interface MatchPorts {
  /**
   * The nearest online drivers, nearest first; soft state. Fewer than `limit` means that there are no more.
   * @param only leaves out who does not fit, and whose position is too old to be asked
   */
  driversNear(pickup: Point, limit: number, radiusMeters: number, only?: Fitting): Near[];
  /** What the database knows of these drivers, in one query; at most `FACTS_AT_ONCE` are asked for. */
  driverFacts(driverIds: number[]): Promise<Map<number, DriverFacts>>;
  /** Seconds that each of these drivers needs to the pickup of a trip, in their order; asked once for each look around. */
  pickupSeconds(trip: OpenTrip, drivers: readonly Near[], at: Date): number[];
  /** Seconds to drive between two points at this time, by the clocks where the trip begins. */
  driveSeconds(trip: OpenTrip, from: Point, to: Point, at: Date): number;
  /** What no driver at each of these great-circle distances, or farther away, needs less than: it spares looking at a whole city. */
  leastSeconds(trip: OpenTrip, meters: readonly number[], at: Date): number[];
}

/** All that the engine asks of the world. */
export interface DispatchPorts extends MatchPorts {
  /** Trips that wait; where more do than a round should take, the rounds take them by turns. */
  openTrips(): Promise<OpenTrips>;
  /**
   * Matches a batch on another thread, so that this one goes on meanwhile; undefined when it is to be matched here, because it
   * is small or because that thread failed, which is told. Absent where there is no other thread.
   */
  matchApart?(trips: readonly OpenTrip[], now: Date, tell: (fallBack: Error) => void): Promise<readonly Search[] | undefined>;
  /** Makes the offer if trip and driver are still free; the database decides. Up to `OFFERS_AT_ONCE` run side by side. */
  offer(offer: NewOffer): Promise<OfferResult>;
  /** Keeps the drivers considered for a trip, together as one row; never called without any. */
  record(round: { tripId: number; at: Date; considered: Considered[] }): Promise<void>;
  /** Lapses offers and gives up searches whose time is over. */
  expire(now: Date): Promise<{ lapsedOffers: number; cancelledTrips: number }>;
}

/** A query has room for this many ids. */
export const FACTS_AT_ONCE = 10_000;

/** Offers made at the same time: several connections' worth, and enough left for everyone else. */
export const OFFERS_AT_ONCE = 4;
