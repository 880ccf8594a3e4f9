import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { fleetOf, ownerOf } from '../testing/fleets.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, type DriverPerson } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { vehiclesQuery } from './day.ts';
import { sumsQuery } from './fleet-trips.ts';
import { tripsQuery } from './trips.ts';

const TRIPS = 4000;
const HOUR_MS = 3_600_000;
/** A trip, its transfer, its four entries, driver and account, each found by an index beside its table. */
const ROWS_OF_A_TRIP = 16;

const world = useWorld();
const begun = new Date();
const ago = (hours: number) => new Date(begun.getTime() - hours * HOUR_MS);
let taxi: DriverPerson;
let fleetId: number;
let vehicleId: number;

/** A trip an hour with its ledger, all with the own car. */
async function drove(person: DriverPerson, riderId: number): Promise<void> {
  await world.db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, vehicle_id, vehicle, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at,
      search_until, accepted_at, completed_at, operator_pay)
    select 'completed', 'standard', ${riderId}::int, ${riderId}::int, d.id, d.vehicle_id, '{"licensePlate": "X"}', 'za', 'pretoria', -25.7, 28.2, 'A', -25.8,
      28.3, 'B', 6000, 900, 10000, 1, 'cash', '1234', t, t, t, t, 'released'
    from drivers d, generate_series(1, ${TRIPS}::int) n cross join lateral (select ${begun.toISOString()}::timestamptz - n * interval '1 hour' as t) m
    where d.id = ${person.driverId}`);
  await world.db.execute(sql`
    with written as (
      insert into ledger_transfers (reference, kind, ride_id)
      select 'ride:' || id || ':fare', 'fare', id from rides where driver_id = ${person.driverId} order by id returning id, ride_id)
    insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
    select w.id, e.account, 'ZAR', e.minor, r.completed_at from written w join rides r on r.id = w.ride_id cross join lateral (values
      ('user:' || r.passenger_id || ':cash', -10000), ('driver:' || r.driver_id || ':cash', 10000),
      ('driver:' || r.driver_id || ':wallet', -1000), ('platform:commission', 1000)) e(account, minor)`);
}

beforeAll(async () => {
  const rider = await passenger(world);
  taxi = await driver(world);
  const others = [await driver(world), await driver(world)];
  for (const person of [taxi, ...others]) await drove(person, rider.user.id);
  fleetId = await fleetOf(world, [taxi], ago(24 * 365));
  const [own] = await taxi.client.call(calls.ownVehicles);
  vehicleId = there(own).id;
  await world.db.execute(sql`analyze`);
}, 60_000);

describe('a fleet whose car has driven thousands of trips', () => {
  it('reads a day by the trips of the day, and a page by those of the page', async () => {
    expect(await rowsOf(world, sumsQuery(fleetId, ago(10.5), begun))).toBeLessThan(10 * ROWS_OF_A_TRIP + 20);
    const page = { at: ago(2000.5).toISOString(), id: 1 };
    for (const part of [{ vehicleId }, { driverId: taxi.driverId }])
      for (const before of [undefined, page])
        expect(await rowsOf(world, tripsQuery(fleetId, part, before))).toBeLessThan(20 * ROWS_OF_A_TRIP + 40);
    expect(await rowsOf(world, vehiclesQuery(fleetId, begun))).toBeLessThan(20);
  });

  it('asks the same number of questions, however many vehicles there are', async () => {
    const own = await ownerOf(world, fleetId);
    const once = async (id: number, client: Client) => {
      const spies = [vi.spyOn(world.node.ctx.db, 'execute'), vi.spyOn(world.node.ctx.db, 'select')];
      await client.call(calls.fleetToday, { params: { id } });
      await client.call(calls.sumsOfFleet, { params: { id } });
      const asked = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return asked;
    };
    // The node's own work asks beside them now and then: the fewest of three reads are the calls' own.
    const read = async (id: number, client = own) => Math.min(await once(id, client), await once(id, client), await once(id, client));
    const more: DriverPerson[] = [];
    for (let i = 0; i < 6; i += 1) more.push(await driver(world));
    const large = await fleetOf(world, more, ago(1));
    const one = await read(fleetId);
    expect(one).toBeGreaterThan(2);
    expect(await read(large, await ownerOf(world, large))).toBe(one);
  });

  it('sums what a year brought, to the cent', async () => {
    const own = await ownerOf(world, fleetId);
    const counted: number[] = [];
    let day: string | undefined;
    for (let month = 0; month < 8; month += 1) {
      const sums = await own.call(calls.sumsOfFleet, {
        params: { id: fleetId },
        query: { period: 'month', ...(day === undefined ? {} : { day }) },
      });
      for (const { trips, net, commission, cash } of sums.totals) {
        counted.push(trips);
        expect([net, commission, cash]).toEqual([`${trips * 90}.00`, `${trips * 10}.00`, `${trips * 100}.00`]);
      }
      day = sums.before;
    }
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(TRIPS);
  });
});
