import type { DriverFacts, Gate, TripFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** A trip in `requested` without a live offer. */
export interface OpenTrip extends TripFacts {
  /** Milliseconds. */
  readonly requestedAt: number;
}

/** A driver near a pickup by live position, eligible or not. */
export interface Near {
  readonly driverId: number;
  /** Great circle to the pickup. */
  readonly meters: number;
}

export interface NewOffer {
  readonly tripId: number;
  readonly driverId: number;
  readonly pickupMeters: number;
  readonly pickupSeconds: number;
  readonly expiresAt: Date;
}

export type OfferResult = 'offered' | 'trip_gone' | 'driver_gone';

/** A driver who was looked at for a trip, and what decided. */
export interface Considered {
  readonly driverId: number;
  readonly gate: Gate;
  readonly meters: number;
}

/** All that the engine asks of the world. */
export interface DispatchPorts {
  /** Trips that wait, oldest first. */
  openTrips(): Promise<OpenTrip[]>;
  /** Nearest online drivers, soft state. */
  driversNear(pickup: Point, limit: number, radiusMeters: number): Near[];
  /** What the database knows of these drivers, in one query. */
  driverFacts(driverIds: number[]): Promise<Map<number, DriverFacts>>;
  /** Makes the offer if trip and driver are still free; the database decides. */
  offer(offer: NewOffer): Promise<OfferResult>;
  /** Keeps one row per driver considered. */
  record(round: { tripId: number; at: Date; considered: Considered[] }): Promise<void>;
  /** Lapses offers and gives up searches whose time is over. */
  expire(now: Date): Promise<{ lapsedOffers: number; cancelledTrips: number }>;
  /** Seconds a driver needs for this great-circle distance at this time. */
  etaSeconds(meters: number, at: Date): number;
}
