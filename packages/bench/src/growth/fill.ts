import { sql } from 'drizzle-orm';
import type { Node } from '@safiri/server/testing/harness.ts';
import { createPeople } from '../people.ts';

/** How much lies in the tables. */
export interface Size {
  readonly trips: number;
  /** Of the first driver. */
  readonly tripsOfOne: number;
  /** Of the first passenger. */
  readonly ridesOfOne: number;
  readonly products: number;
}

export const DRIVERS = 1000;
export const PASSENGERS = 50_000;
/** Trips of one statement, far below the time that a client waits for it on a slow disk. */
const CHUNK = 20_000;

/** What trips, orders and messages of years leave behind, spread by a seed: the same rows for the same seed. */
const tables = (size: Size, seed: number) => [
  // Trips: ten thousand of the first driver, five thousand of the first passenger, one in twenty cancelled.
  (from: number, to: number) => sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, arrived_at,
      started_at, completed_at, cancelled_at, cancelled_by, cancel_reason, operator_pay, confirmation)
    select case when t.n % 20 = 0 then 'cancelled' else 'completed' end, 'standard', p.id, p.id, d.id, 'za', 'pretoria', -25.7 + h.a % 1000 / 1e4, 28.2 + h.a / 1000 % 1000 / 1e4,
      'Bench', -25.8, 28.3, 'Bench', 8000, 900, 5000 + h.a % 9000, 1, 'cash', '0000', t.at, t.at, t.at, t.at, t.at,
      case when t.n % 20 > 0 then t.at end, case when t.n % 20 = 0 then t.at end, case when t.n % 20 = 0 then 'passenger' end,
      case when t.n % 20 = 0 then 'changed_my_mind' end, case when t.n % 20 > 0 then 'released' end, null
    from (select n, now() - (${size.trips}::int - n) * interval '2 minutes' - interval '1 minute' as at from generate_series(${from}::int, ${to}::int) n) t
    cross join lateral (select abs(hashint8(t.n::bigint * 7919 + ${seed}::bigint)) as a) h
    join numbered_drivers d on d.n = case when t.n % ${Math.floor(size.trips / size.tripsOfOne)} = 1 then 1 else 1 + h.a % ${DRIVERS} end
    join numbered_passengers p on p.n = case when t.n % ${Math.floor(size.trips / size.ridesOfOne)} = 1 then 1 else 1 + h.a / 7 % ${PASSENGERS} end
    order by t.n`,
  (from: number, to: number) => sql`
    insert into ride_events (ride_id, version, kind, from_status, to_status, actor, at)
    select r.id, e.version, e.kind, null, e.kind, 'system', r.requested_at from rides r
    cross join (values (1, 'requested'), (2, 'accepted'), (3, 'completed')) e(version, kind) where r.id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into ride_offers (ride_id, driver_id, status, pickup_meters, pickup_seconds, offered_at, expires_at, decided_at, shown_at)
    select id, driver_id, case when status = 'completed' then 'accepted' else 'lapsed' end, 500, 120, requested_at, requested_at + interval '15 seconds',
      requested_at, requested_at from rides where id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into ledger_transfers (reference, kind, ride_id)
    select 'ride:' || id || ':fare', 'fare', id from rides where status = 'completed' and id between ${from} and ${to} order by id`,
  (from: number, to: number) => sql`
    insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
    select t.id, e.account, 'ZAR', e.minor, r.completed_at from rides r join ledger_transfers t on t.ride_id = r.id
    cross join lateral (values ('user:' || r.passenger_id || ':cash', -r.fare_minor), ('driver:' || r.driver_id || ':cash', r.fare_minor),
      ('driver:' || r.driver_id || ':wallet', -500), ('platform:commission', 500)) e(account, minor) where r.id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into ratings (ride_id, rater_id, ratee_id, score)
    select r.id, r.passenger_id, d.user_id, 5 from rides r join drivers d on d.id = r.driver_id where r.status = 'completed' and r.id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into notifications (user_id, kind, redirect_to, values, created_at)
    select passenger_id, 'toldCompleted', '/', '{"place": "Bench"}', requested_at from rides where id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into outbox_messages (channel, recipient, subject, body, status, created_at)
    select 'mail', 'somebody@bench.example', 'Bench', 'Bench', 'written', requested_at from rides where id % 3 = 0 and id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into stream_events (user_id, name, subject_id, at)
    select passenger_id, 'ride', id, now() - random() * interval '1 day' from rides where id % 4 = 0 and id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters)
    select r.id, now() - (r.id % 10080) * interval '1 minute', c.ids, array_fill('busy'::dispatch_gate, array[50]), array_fill(900, array[50])
    from rides r cross join lateral (select array_agg(1 + (r.id + k * 19) % ${DRIVERS}) as ids from generate_series(1, 50) k) c
    where r.id % 10 = 0 and r.id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into online_sessions (driver_id, started_at, ended_at)
    select driver_id, requested_at, requested_at + interval '1 hour' from rides where id % 5 = 0 and id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into orders (kind, status, number, customer_id, merchant_id, client_number, body_hash, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, items_minor, delivery_minor, service_minor, payment_method, pin, placed_at, ended_at, ended_by)
    select 'grocery', 'cancelled', 'B' || r.id, r.passenger_id, (select min(id) from merchants where name = 'Bench'), 'B' || r.id, '', 'za', 'pretoria', -25.7, 28.2, 'A',
      -25.8, 28.3, 'B', 10000, 2000, 0, 'cash', '1234', r.requested_at, r.requested_at, 'customer' from rides r where r.id % 5 = 1 and r.id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into order_lines (order_id, item_id, name, unit, unit_minor, quantity, extras, note, substitution, final_minor)
    select o.id, i.id, 'Bench', 'each', 1000, 1, '{}', '', 'refund', 1000 from orders o join catalogue_items i on i.merchant_id = o.merchant_id and i.position = o.id % 1000
    where o.id between ${from} and ${to} and i.id % 50 = 0`,
  (from: number, to: number) => sql`
    insert into chat_sessions (kind, user_id, category, priority, rank, status, closed_at)
    select 'support', passenger_id, 'general', 'low', 3, 'closed', requested_at from rides where id % 20 = 1 and id between ${from} and ${to}`,
  (from: number, to: number) => sql`
    insert into audit_log (action, subject, subject_id, created_at)
    select 'bench', 'driver', driver_id, requested_at from rides where id % 10 = 2 and id between ${from} and ${to}`,
];

/** Fills the tables with people and what years of their trips leave behind; the triggers are off, because it is the reading that is looked at. */
export async function fill(node: Node, size: Size, seed: number): Promise<void> {
  const { db } = node.ctx;
  await createPeople(node, 'driver', DRIVERS);
  for (let first = 1; first <= PASSENGERS; first += 10_000) await createPeople(node, 'passenger', 10_000, first);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(
      sql`create temp table numbered_drivers on commit drop as select id, row_number() over (order by id) as n from drivers`,
    );
    await tx.execute(sql`
      create temp table numbered_passengers on commit drop as select id, row_number() over (order by id) as n from users where user_type = 'passenger'`);
    await tx.execute(sql`
      insert into merchants (kind, name, address, lat, lng, country_id, city_id, category, opening_hours, delivery_time, delivery_minor)
      values ('store', 'Bench', '', -25.7, 28.2, 'za', 'pretoria', 'Bench', 'off', '', 2000)`);
    await tx.execute(sql`
      insert into catalogue_items (merchant_id, section, name, price_minor, position, stock)
      select max(m.id), 'Section ' || n % 40, 'Product ' || n, 1000 + n % 5000, n % 1000, 100 from merchants m, generate_series(1, ${size.products}::int) n group by n`);
    for (const table of tables(size, seed)) {
      for (let from = 1; from <= size.trips; from += CHUNK) await tx.execute(table(from, Math.min(from + CHUNK - 1, size.trips)));
    }
    await tx.execute(sql`select ledger_totals_rebuild()`);
  });
}
