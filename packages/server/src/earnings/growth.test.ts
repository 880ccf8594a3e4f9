import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { lastDays } from '@safiri/rules/earnings/goals.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { driver, passenger, type DriverPerson } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { recentSql, totalsSql } from '../wallet/driver-ledger.ts';
import { accounts, balanceOf, sumOf } from '../wallet/ledger.ts';
import { writeTransfer } from '../wallet/public.ts';
import { goalsSql, specifiedGoals } from './goal-progress.ts';
import { calls } from '../testing/calls.ts';

const TRIPS = 10_000;
/** What fits into the days that the page sums one by one, at the same pace. */
const RECENT_TRIPS = 300;
const HOURS_BETWEEN = 3;
/** Two entries, their transfers and the trip, each found by an index beside its table. */
const ROWS_OF_A_TRIP = 8;
const za = countryById('za');
const begun = new Date();

const world = useWorld();
let veteran: DriverPerson;
let newcomer: DriverPerson;

/** Trips in cash of R100 each with R10 of commission and the transfers and entries of a completion, the newest three hours old. */
async function drove(person: DriverPerson, riderId: number, trips: number): Promise<void> {
  const { driverId } = person;
  await world.db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, completed_at, operator_pay)
    select 'completed', 'standard', ${riderId}::int, ${riderId}::int, ${driverId}::int, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3,
      'B', 6000, 900, 10000, 1, 'cash', '1234', t, t, t, t, 'released'
    from generate_series(1, ${trips}::int) n cross join lateral (select ${begun.toISOString()}::timestamptz - n * make_interval(hours => ${HOURS_BETWEEN}::int) as t) moment`);
  await world.db.execute(sql`
    with written as (
      insert into ledger_transfers (reference, kind, ride_id)
      select 'ride:' || id || ':fare', 'fare', id from rides where driver_id = ${driverId} order by id returning id, ride_id)
    insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
    select w.id, e.account, 'ZAR', e.minor, r.completed_at from written w join rides r on r.id = w.ride_id cross join lateral (values
      ('user:' || r.passenger_id || ':cash', -10000), ('driver:' || r.driver_id || ':cash', 10000),
      ('driver:' || r.driver_id || ':wallet', -1000), ('platform:commission', 1000)) e(account, minor)`);
}

beforeAll(async () => {
  veteran = await driver(world);
  newcomer = await driver(world);
  const rider = await passenger(world);
  await drove(veteran, rider.user.id, TRIPS);
  await drove(newcomer, rider.user.id, RECENT_TRIPS);
  await world.db.execute(sql`analyze`);
}, 60_000);

const earned = async (client: DriverPerson['client']) => (await client.answer(calls.getEarnings)).body;

describe('the earnings of a driver of ten thousand trips', () => {
  it('are read from a month of entries, as those of a newcomer are', async () => {
    const month = lastDays(begun, za.timeZoneId, 20).map(({ startsAt }) => startsAt);
    for (const query of [
      (id: number) => totalsSql(id, 'ZAR'),
      (id: number) => recentSql(id, 'ZAR', month),
      (id: number) => goalsSql([id], specifiedGoals(za), begun),
    ]) {
      for (const { driverId } of [newcomer, veteran]) {
        const rows = await rowsOf(world, query(driverId));
        expect(rows).toBeGreaterThan(0);
        expect(rows).toBeLessThan(ROWS_OF_A_TRIP * RECENT_TRIPS);
      }
    }
  });

  it('leave a balance that is read from a few sums', async () => {
    for (const account of [accounts.driverWallet(veteran.driverId), accounts.driverCash(veteran.driverId)]) {
      expect(await rowsOf(world, sumOf(world.db, account, 'ZAR').getSQL())).toBeLessThan(10);
      expect(await balanceOf(world.db, account, 'ZAR')).not.toBe(0);
    }
  });

  it('are what all entries add up to, on every node and after each payment', async () => {
    const other = await startNode(world.databaseUrl);
    const elsewhere = veteran.client.at(other.address);
    const total = TRIPS * 90;
    for (const client of [veteran.client, elsewhere]) {
      expect(await earned(client)).toMatchObject({
        totalEarnings: total,
        balance: `-${TRIPS * 10}.00`,
        cashCollected: `${TRIPS * 100}.00`,
      });
    }
    // One written today for a moment long ago, as a trip that waited is.
    await world.db.transaction((tx) =>
      writeTransfer(tx, {
        reference: 'test:late',
        kind: 'bonus',
        currency: 'ZAR',
        at: new Date('2024-01-05T12:00:00Z'),
        entries: [
          { account: `driver:${veteran.driverId}:wallet`, amountMinor: 50_00 },
          { account: 'platform:bonuses', amountMinor: -50_00 },
        ],
      }),
    );
    for (const client of [elsewhere, veteran.client]) {
      expect(await earned(client)).toMatchObject({ totalEarnings: total + 50, bonuses: 50, balance: `-${TRIPS * 10 - 50}.00` });
    }
    expect((await checkLedger(world.db)).faults).toEqual([]);
    await other.stop();
  });
});
