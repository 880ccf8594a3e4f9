import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { tripsOfDriver, tripsOfVehicle } from '@safiri/contract/fleets/calls.ts';
import type { FleetTrip } from '@safiri/contract/fleets/shapes.ts';
import { fleetVehicles } from '@safiri/db/fleets/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { vehicles } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { FLEET_TRIPS_PAGE } from '@safiri/rules/fleets/periods.ts';
import type { TripService } from '@safiri/rules/markets/services.ts';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import { quarterOf } from '@safiri/rules/places/quarter-of.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { kilometers, minutes } from '../pricing/public.ts';
import { fleetTrips, movedForTrip, paidMeters } from './fleet-trips.ts';
import { vehicleColumns, type FleetRow } from './queries.ts';

interface Row extends Record<string, unknown> {
  readonly rideId: number;
  readonly rideType: RideType;
  readonly service: TripService | null;
  readonly startedAt: string | null;
  readonly completedAt: string;
  readonly driverId: number;
  readonly driverName: string;
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly meters: number;
  readonly seconds: number;
  readonly fromLat: number;
  readonly fromLng: number;
  readonly toLat: number;
  readonly toLng: number;
  readonly cityId: string;
  readonly countryId: CountryId;
  readonly fare: number;
  readonly commission: number;
  readonly net: number;
  readonly cash: number;
}

type Reads = Pick<Context, 'db' | 'markets'>;

/** Of whom trips are listed. */
type Of = { readonly vehicleId: number } | { readonly driverId: number };
const isOf = (of: Of): SQL => ('vehicleId' in of ? sql`r.vehicle_id = ${of.vehicleId}` : sql`r.driver_id = ${of.driverId}`);

/** A page of trips from before a moment and a number, newest first. Also asked by the test of its plan. */
export const tripsQuery = (fleetId: number, of: Of, before: { at: string; id: number } | undefined): SQL => sql`
  select t.*, u.name as "driverName", m.commission, m.net, m.cash
  from (select r.id, r.driver_id, r.id as "rideId", r.ride_type as "rideType", r.service, r.started_at as "startedAt", r.completed_at as "completedAt",
      r.driver_id as "driverId", r.vehicle_id as "vehicleId", r.vehicle ->> 'licensePlate' as "licensePlate", ${paidMeters} as meters,
      extract(epoch from r.completed_at - coalesce(r.started_at, r.accepted_at))::float8 as seconds,
      r.pickup_lat as "fromLat", r.pickup_lng as "fromLng", r.dropoff_lat as "toLat", r.dropoff_lng as "toLng",
      r.city_id as "cityId", r.country_id as "countryId", r.fare_minor::float8 as fare
    from ${fleetTrips(fleetId)} where ${isOf(of)}
      ${before === undefined ? sql`` : sql`and (r.completed_at, r.id) < (${before.at}::timestamptz, ${before.id}::int)`}
    order by r.completed_at desc, r.id desc limit ${FLEET_TRIPS_PAGE}) t
  join drivers d on d.id = t.driver_id join users u on u.id = d.user_id, lateral (select t.id, t.driver_id) r, ${movedForTrip}
  order by t."completedAt" desc, t.id desc`;

/** The trip after which a page begins. @throws Problem not_found for one that is not in this list */
async function cursorAt(reader: Reader, fleetId: number, of: Of, rideId: number): Promise<{ at: string; id: number }> {
  const { rows } = await reader.execute<{ at: string }>(
    sql`select r.completed_at::text as at from ${fleetTrips(fleetId)} where ${isOf(of)} and r.id = ${rideId}`,
  );
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { at: row.at, id: rideId };
}

/** A page of trips without anything of who rode. */
async function tripsOf({ db: reader, markets }: Reads, fleet: FleetRow, of: Of, before: number | undefined): Promise<FleetTrip[]> {
  const areaOf = (lat: number, lng: number, cityId: string) => {
    const town = markets.byId(cityId)?.document.name ?? cityById(cityId)?.name;
    return quarterOf({ lat, lng }, town) ?? cityId;
  };
  const { timeZoneId } = countryById(fleet.countryId);
  const cursor = before === undefined ? undefined : await cursorAt(reader, fleet.id, of, before);
  const { rows } = await reader.execute<Row>(tripsQuery(fleet.id, of, cursor));
  return rows.map((row) => ({
    rideId: row.rideId,
    rideType: row.rideType,
    service: row.service,
    startedAt: row.startedAt === null ? null : new Date(row.startedAt).toISOString(),
    completedAt: new Date(row.completedAt).toISOString(),
    day: localDate(new Date(row.completedAt), timeZoneId),
    driver: { driverId: row.driverId, name: row.driverName },
    vehicleId: row.vehicleId,
    licensePlate: row.licensePlate,
    km: kilometers(row.meters),
    minutes: minutes(row.seconds),
    fromArea: areaOf(row.fromLat, row.fromLng, row.cityId),
    toArea: areaOf(row.toLat, row.toLng, row.cityId),
    countryId: row.countryId,
    fare: toWire(row.fare),
    commission: toWire(row.commission),
    net: toWire(row.net),
    inCash: row.cash > 0,
  }));
}

/** @throws Problem not_found for a vehicle that never was the fleet's */
export async function vehicleTripsOf(
  reads: Reads,
  fleet: FleetRow,
  vehicleId: number,
  before: number | undefined,
): Promise<ReplyOf<typeof tripsOfVehicle>> {
  const [vehicle] = await reads.db
    .select({ ...vehicleColumns, isHere: sql<boolean>`bool_or(${fleetVehicles.until} is null)` })
    .from(fleetVehicles)
    .innerJoin(vehicles, eq(vehicles.id, fleetVehicles.vehicleId))
    .where(and(eq(fleetVehicles.fleetId, fleet.id), eq(fleetVehicles.vehicleId, vehicleId)))
    .groupBy(vehicles.id);
  if (vehicle === undefined) throw notFound();
  return { vehicle, trips: await tripsOf(reads, fleet, { vehicleId }, before) };
}

/**
 * A driver is the fleet's while online with a vehicle of it, and for the trips that were made so.
 * @throws Problem not_found for any other
 */
export async function driverTripsOf(
  reads: Reads,
  fleet: FleetRow,
  driverId: number,
  before: number | undefined,
): Promise<ReplyOf<typeof tripsOfDriver>> {
  const { rows } = await reads.db.execute<{ name: string }>(sql`
    select u.name from drivers d join users u on u.id = d.user_id where d.id = ${driverId} and (
      exists (select from ${fleetTrips(fleet.id)} where r.driver_id = d.id)
      or d.is_online and exists (select from fleet_vehicles f where f.vehicle_id = d.vehicle_id and f.fleet_id = ${fleet.id} and f.until is null))`);
  const [driver] = rows;
  if (driver === undefined) throw notFound();
  return { driver: { driverId, name: driver.name }, trips: await tripsOf(reads, fleet, { driverId }, before) };
}
