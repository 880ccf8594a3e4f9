import { sql, type SQL } from 'drizzle-orm';
import type { FleetSum } from '@safiri/contract/fleets/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { kilometers } from '../pricing/public.ts';
import { movedByTrip } from '../wallet/public.ts';

/**
 * The completed trips of a fleet as `r`: those whose vehicle was the fleet's when the driver accepted. Trips of the demo in quickened time
 * pay nobody and count nowhere.
 */
export const fleetTrips = (
  fleetId: number,
): SQL => sql`fleet_vehicles f join rides r on r.vehicle_id = f.vehicle_id and r.status = 'completed'
    and not r.is_fast and r.accepted_at >= f.since and (f.until is null or r.accepted_at < f.until)
    and f.fleet_id = ${fleetId}`;

/** What the ledger moved for the trip `r`, as `m`. */
export const movedForTrip: SQL = sql`lateral ${movedByTrip(sql`r.id`, sql`r.driver_id`)} m`;

/** Metres that a fare pays. */
export const paidMeters: SQL = sql`coalesce(r.charged_meters, r.distance_meters)`;

/** Figures of trips in one currency, in minor units. */
export interface Figures {
  readonly countryId: CountryId;
  readonly trips: number;
  readonly meters: number;
  readonly fare: number;
  readonly commission: number;
  readonly net: number;
  readonly cash: number;
}

interface SumRow extends Figures, Record<string, unknown> {
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly driverId: number;
  readonly driverName: string;
}

/** What each driver drove with each vehicle of a fleet between two moments, by country. Also asked by the test of its plan. */
export const sumsQuery = (fleetId: number, from: Date, until: Date): SQL => sql`
  select s.*, v.license_plate as "licensePlate", u.name as "driverName"
  from (select r.vehicle_id as "vehicleId", r.driver_id as "driverId", r.country_id as "countryId", count(*)::int as trips,
      sum(${paidMeters})::float8 as meters, sum(r.fare_minor)::float8 as fare, sum(m.commission) as commission, sum(m.net) as net,
      sum(m.cash) as cash
    from ${fleetTrips(fleetId)} and r.completed_at >= ${from.toISOString()}::timestamptz and r.completed_at < ${until.toISOString()}::timestamptz,
      ${movedForTrip}
    group by 1, 2, 3) s
  join vehicles v on v.id = s."vehicleId" join drivers d on d.id = s."driverId" join users u on u.id = d.user_id
  order by s.net desc, s."vehicleId", s."driverId", s."countryId"`;

export async function sumTrips(reader: Reader, fleetId: number, from: Date, until: Date): Promise<SumRow[]> {
  const { rows } = await reader.execute<SumRow>(sumsQuery(fleetId, from, until));
  return rows;
}

const plus = (a: Figures, b: Figures): Figures => ({
  countryId: a.countryId,
  trips: a.trips + b.trips,
  meters: a.meters + b.meters,
  fare: a.fare + b.fare,
  commission: a.commission + b.commission,
  net: a.net + b.net,
  cash: a.cash + b.cash,
});

export const presentSum = ({ countryId, trips, meters, fare, commission, net, cash }: Figures): FleetSum => ({
  countryId,
  trips,
  km: kilometers(meters),
  fare: toWire(fare),
  commission: toWire(commission),
  net: toWire(net),
  cash: toWire(cash),
});

/** One sum for each currency: amounts of two are never added. */
export function totalsOf(rows: readonly Figures[]): FleetSum[] {
  const byCountry = new Map<CountryId, Figures>();
  for (const row of rows) {
    const known = byCountry.get(row.countryId);
    byCountry.set(row.countryId, known === undefined ? row : plus(known, row));
  }
  return [...byCountry.values()].map(presentSum);
}
