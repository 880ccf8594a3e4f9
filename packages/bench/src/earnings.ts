import { sql } from 'drizzle-orm';
import { checkLedger } from '@safiri/server/wallet/check-ledger.ts';
import type { Stage } from './stage.ts';
import { cookieOf } from './people.ts';

/** Trips of the one driver whose page is read; over four years. */
export const TRIPS_OF_ONE = 10_000;
/** Each trip leaves two transfers of six entries: about a million entries in all. */
const TRIPS = 170_000;
const READS = 50;

/**
 * Completed trips with their fares and bonuses, put straight into the tables: 10,000 of the first driver, the others spread
 * over all drivers. The triggers are off, because checking is what is measured.
 */
async function createHistory(stage: Stage): Promise<void> {
  await stage.node.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat,
        dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until,
        accepted_at, arrived_at, started_at, completed_at)
      select 'completed', 'standard', p.id, p.id, d.id, 'za', 'pretoria', -25.7, 28.2, 'Bench', -25.8, 28.3, 'Bench', 8000, 900, 10000, 1, 'cash', '0000',
             t.at, t.at, t.at, t.at, t.at, t.at
      from (select n, case when n <= ${TRIPS_OF_ONE} then 0 else 1 + n % 999 end as driver, 1 + n % 1000 as passenger,
                   now() - n * (case when n <= ${TRIPS_OF_ONE} then interval '210 minutes' else interval '12 minutes' end) as at
            from generate_series(1, ${TRIPS}) n) t
      join (select id, row_number() over (order by id) - 1 as n from drivers) d on d.n = t.driver
      join (select id, row_number() over (order by id) as n from users where user_type = 'passenger') p on p.n = t.passenger
      order by t.at`);
    await tx.execute(sql`
      insert into ledger_transfers (reference, kind, detail, ride_id)
      select 'ride:' || r.id || ':' || k.kind, k.kind, k.detail, r.id
      from rides r cross join (values ('fare', null), ('bonus', 'weekend')) as k(kind, detail) where r.status = 'completed' order by r.id`);
    await tx.execute(sql`
      insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
      select t.id, e.account, 'ZAR', e.minor, r.completed_at from ledger_transfers t join rides r on r.id = t.ride_id
      cross join lateral (values
        ('fare', 'user:' || r.passenger_id || ':cash', -10000), ('fare', 'driver:' || r.driver_id || ':cash', 10000),
        ('fare', 'driver:' || r.driver_id || ':wallet', -1000), ('fare', 'platform:commission', 1000),
        ('bonus', 'platform:bonuses', -5000), ('bonus', 'driver:' || r.driver_id || ':wallet', 5000)) as e(kind, account, minor)
      where e.kind = t.kind order by t.id`);
    await tx.execute(sql`select ledger_totals_rebuild()`);
  });
  await stage.node.ctx.db.execute(sql`vacuum analyze`);
}

/** Milliseconds of the earnings page of a driver with 10,000 trips, and seconds of the ledger check over a million entries. */
export async function earningsFigures(
  stage: Stage,
): Promise<{ trips: number; first: number; p50: number; p99: number; entries: number; checkSeconds: number }> {
  await createHistory(stage);
  const times: number[] = [];
  for (let i = 0; i < READS; i += 1) {
    const begun = performance.now();
    const response = await fetch(`${stage.node.address}/api/driver/earnings`, { headers: { cookie: cookieOf('driver', 1) } });
    if (response.status !== 200) throw new Error(`earnings: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  const first = times.shift() ?? Number.NaN;
  times.sort((a, b) => a - b);
  const begun = performance.now();
  const { entries, faults } = await checkLedger(stage.node.ctx.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    trips: TRIPS_OF_ONE,
    first,
    p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    entries,
    checkSeconds: (performance.now() - begun) / 1000,
  };
}
