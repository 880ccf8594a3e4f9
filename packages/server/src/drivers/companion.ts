import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { HailKind } from '@safiri/rules/rides/hail.ts';
import type { TripStop } from '@safiri/rules/rides/stops.ts';
import { type RideStatus, drivenStatuses } from '@safiri/rules/rides/trip-life.ts';

/** The two ends of a ride on the road, and its stops between them. */
export interface RideEndpoints {
  readonly status: RideStatus;
  readonly hail: HailKind | null;
  readonly meet: Point | null;
  readonly pickupLat: number;
  readonly pickupLng: number;
  readonly pickupAddress: string;
  readonly dropoffLat: number;
  readonly dropoffLng: number;
  readonly dropoffAddress: string;
  readonly stops: readonly TripStop[];
  readonly pickupSeq: number;
  readonly dropoffSeq: number;
}

/** The other ride in a shared car. */
export interface Companion extends RideEndpoints {
  readonly id: number;
  readonly version: number;
  readonly passengerId: number;
  readonly name: string;
}

/** A column of a query of `rides`: the ride that shares the car with this one; null while there is none. Named out, since a query of one table names its columns alone. */
export const companionOf = sql<Companion | null>`case when rides.pool_slot is not null and rides.status in ${oneOf(drivenStatuses)} then (
  select jsonb_build_object('id', o.id, 'version', o.version, 'passengerId', o.passenger_id, 'name', u.name, 'status', o.status, 'hail', o.hail, 'meet', o.meet,
    'pickupLat', o.pickup_lat, 'pickupLng', o.pickup_lng, 'pickupAddress', o.pickup_address,
    'dropoffLat', o.dropoff_lat, 'dropoffLng', o.dropoff_lng, 'dropoffAddress', o.dropoff_address, 'stops', o.stops,
    'pickupSeq', o.pickup_seq, 'dropoffSeq', o.dropoff_seq)
  from rides o join users u on u.id = o.passenger_id
  where o.driver_id = rides.driver_id and o.status in ${oneOf(drivenStatuses)} and o.id <> rides.id) end`;
