import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenBooks } from '../testing/broken-books.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { pickedUp } from '../testing/parcels.ts';
import { findBroken, invariants, THE_BOOKS } from './check.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

const world = useWorld({ dispatch: true });

/** A ride that was driven to its end and rated, and a parcel on its way. */
beforeAll(async () => {
  const lerato = await passenger(world);
  const thabo = await driver(world);
  await goOnline(thabo);
  const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
  await offerOf(thabo);
  const move = (status: BodyIn<typeof calls.changeRide>['status']) =>
    thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status, endReason: 'other' } });
  await move('accepted');
  await move('arrived');
  await lerato.client.answer(calls.confirmStart, { params: { id: ride.id } });
  await move('in_progress');
  await move('completed');
  await lerato.client.answer(calls.rateRide, { params: { id: ride.id }, body: { rating: 5 } });
  await pickedUp(world);
});

const done = sql`(select min(id) from rides where ride_type = 'standard')`;
const parcel = sql`(select id from rides where ride_type = 'parcel_delivery')`;
const doneDriver = sql`(select driver_id from rides where ride_type = 'standard')`;
const courier = sql`(select driver_id from rides where ride_type = 'parcel_delivery')`;
const rider = sql`(select passenger_id from rides where ride_type = 'standard')`;
const dropCheck = (table: string, name: string) => sql.raw(`alter table ${table} drop constraint ${name}`);
const dropIndex = (name: string) => sql.raw(`drop index ${name}`);

/** A copy of the ride that is over, as a live one. */
const copyOfRide = (status: string, driverId: SQL | null) => sql`
  insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
    dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
  select ${status}, ride_type, passenger_id, passenger_id, ${driverId ?? sql`null`}, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
    dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, now(), now()
  from rides where id = ${done}`;
const offerTo = (driverId: SQL, rideId: SQL) => sql`
  insert into ride_offers (ride_id, driver_id, status, pickup_meters, pickup_seconds, offered_at, expires_at)
  values (${rideId}, ${driverId}, 'offered', 1, 1, now(), now())`;
const event = (from: string | null, to: string, version: SQL) => sql`
  insert into ride_events (ride_id, version, kind, from_status, to_status, actor, at) values (${done}, ${version}, 'planted', ${from}, ${to}, 'system', now())`;
const message = (changes: { urgent: boolean; status: string; next: string }) => sql`
  insert into outbox_messages (channel, recipient, subject, body, urgent, status, next_try_at)
  values ('sms', '+27', '', '', ${changes.urgent}, ${changes.status}, now() + ${changes.next}::interval)`;

/** A payment whose person is the rider. */
const payment = (state: string, changes: { transferId?: SQL; next?: string } = {}) => sql`
  insert into payments (user_id, purpose, account_id, reference, amount_minor, currency, state, created_at, sent_at, next_ask_at, transfer_id)
  values (${rider}, 'top_up', 1, 'planted', 20000, 'ZAR', ${state}, now(), now(), now() + ${changes.next ?? '5 seconds'}::interval, ${changes.transferId ?? sql`null`})`;

/** A month of the driver in which a cent more was kept than the ledger says. */
const closedMonth = (month: string) => sql`
  insert into commission_months (driver_id, currency, month, from_at, to_at, kept_minor, through_entry, created_at)
  values (${doneDriver}, 'ZAR', ${month}, ${month}::date, ${month}::date + interval '1 month', 1, 0, now())`;

const paybill = ({ state, next, paymentId }: { state: string; next?: string; paymentId?: SQL }) => sql`
  insert into paybill_payments (account_id, transaction_id, typed, amount_minor, currency, received_at, state, next_ask_at, payment_id, task_at, suspense_transfer_id)
  values (1, 'planted', '', 10000, 'ZAR', now(), ${state}, ${next === undefined ? sql`null` : sql`now() + ${next}::interval`}, ${paymentId ?? sql`null`},
    ${state === 'suspense' ? sql`now()` : sql`null`}, ${state === 'suspense' ? sql`-1` : sql`null`})`;

/** A disbursement of the last payout. */
const disbursement = (state: string, changes: { transferId?: SQL; next?: string } = {}) => sql`
  insert into disbursements (purpose, subject_id, account_id, reference, amount_minor, currency, held_in, back_to, payee_account, state, created_at, sent_at,
    next_ask_at, transfer_id)
  values ('driver_payout', coalesce((select max(id) from payouts), 1), 1, 'planted', 20000, 'ZAR', 'driver:1:payout', 'driver:1:wallet', '', ${state}, now(),
    ${state === 'waiting' ? sql`null` : sql`now()`}, now() + ${changes.next ?? '5 seconds'}::interval, ${changes.transferId ?? sql`null`})`;

/** A refund of the last payment, to which a second person had to agree. */
const refund = sql`
  insert into payment_refunds (payment_id, amount_minor, currency, reason, asked_by, needs_consent, created_at)
  select max(id), 20000, 'ZAR', 'planted', ${rider}, true, now() from payments`;

/** How each invariant can be broken once the database's own refusals are switched off. */
const breaks: Record<string, readonly SQL[]> = {
  'a driver has one live trip, or two share rides': [
    dropIndex('rides_one_live_per_driver'),
    dropIndex('rides_one_live_per_driver_alone'),
    copyOfRide('accepted', courier),
  ],
  'a driver has one next trip, which waits': [
    sql`alter table rides drop constraint rides_next_waits`,
    sql`update rides set next_driver_id = ${courier}, next_pickup_at = now(), next_until = now() where id = ${done}`,
  ],
  'a passenger has one live ride': [
    dropIndex('rides_one_live_per_passenger'),
    dropIndex('rides_five_live_per_booker'),
    copyOfRide('requested', null),
    copyOfRide('requested', null),
  ],
  'a booker has five live rides at most': [
    dropIndex('rides_one_live_per_passenger'),
    dropIndex('rides_five_live_per_booker'),
    ...Array.from({ length: 6 }, () => copyOfRide('requested', null)),
  ],
  'nobody drives a ride of their own': [
    sql`update rides set passenger_id = (select user_id from drivers where id = ${doneDriver}) where id = ${done}`,
  ],
  'a driver has one live offer': [dropIndex('ride_offers_one_per_driver'), offerTo(doneDriver, done), offerTo(doneDriver, parcel)],
  'a trip has one live offer': [dropIndex('ride_offers_one_per_ride'), offerTo(doneDriver, done), offerTo(courier, done)],
  'an offer is of a trip that looks for a driver': [offerTo(doneDriver, done)],
  'whoever drives has no offer but of a ride to take along or to begin next': [offerTo(courier, done)],
  'whoever drives stands in no line': [
    sql`insert into rank_lines (driver_id, market_id, place_id, joined_at) values (${courier}, 'pretoria', 'station', now())`,
  ],
  'a driven trip has a driver, a waiting one has none': [
    dropCheck('rides', 'rides_driven_has_driver'),
    sql`update rides set driver_id = null where id = ${done}`,
  ],
  'an accepted trip was offered to its driver': [
    copyOfRide('accepted', doneDriver),
    sql`insert into ride_events (ride_id, version, kind, to_status, actor, at) select max(id), 1, 'accepted', 'accepted', 'driver', now() from rides`,
  ],
  'a promised bonus is in its budget, as long as its trip may be driven or waits': [
    sql`update rides set bonus = '{"id": "evening", "percent": 25, "amountMinor": 100}' where id = ${parcel}`,
  ],
  'what rules hold is paid by the word of a person alone': [
    sql`update rides set operator_pay = 'released' where id = ${done}`,
    sql`insert into integrity_findings (ride_id, rule, points, facts, found_at) values (${done}, 'shared_phone', 100, '{"phones": 1}', now())`,
  ],
  'a code is used by each ride that has one, but of those called off before they began, and of what an order lost': [
    sql`update rides set promotion = '{"code": "KARIBU"}', discount_minor = 0 where id = ${done}`,
  ],
  'a trip has each of its events once': [sql`delete from ride_events where ride_id = ${done} and version = 2`],
  'each event begins where the one before ended': [event('requested', 'completed', sql`99`)],
  'a trip is where its last event left it': [
    sql`update ride_events set to_status = 'cancelled' where ride_id = ${done} and kind = 'completed'`,
  ],
  'an order is where its trip is': [sql`update orders set status = 'ready'`],
  'a live delivery carries an order': [dropCheck('orders', 'orders_carried_has_trip'), sql`update orders set ride_id = null`],
  'counted stock is not negative': [
    dropCheck('catalogue_items', 'catalogue_items_stock_left'),
    sql`insert into merchants (kind, name, address, lat, lng, country_id, city_id, category, opening_hours, delivery_time, delivery_minor)
      values ('store', 'Planted', '', 0, 0, 'za', 'pretoria', '', 'off', '', 1)`,
    sql`insert into catalogue_items (merchant_id, section, name, price_minor, stock, position) select max(id), '', '', 1, -1, 1 from merchants`,
  ],
  'a deleted account has no sessions': [sql`update users set deleted_at = now() where id = ${rider}`],
  'a deleted account has nothing under way': [
    sql`update users set deleted_at = now() where id = (select user_id from drivers where id = ${courier})`,
  ],
  'only approved drivers are online': [
    dropCheck('drivers', 'drivers_online_only_approved'),
    sql`update drivers set is_online = true, verification_status = 'pending' where id = ${doneDriver}`,
  ],
  'ratings add up': [sql`update users set rating_sum = rating_sum - 1 where rating_count > 0`],
  'seats of a school group add up': [
    sql`insert into school_groups (school_name, school_area, route, schedule_type, monthly_minor, capacity, occupancy, country_id, pickup_points)
      values ('Planted', '', '', 'both', 1, 4, 1, 'za', '[]')`,
  ],
  'a closed school group drives nobody': [
    sql`insert into school_groups (school_name, school_area, route, schedule_type, monthly_minor, capacity, country_id, pickup_points, status)
      values ('Planted', '', 'closed', 'both', 1, 4, 'za', '[]', 'closed')`,
    sql`insert into school_seats (group_id, guardian_id, student_id, pickup_point_index, status, collector_name, collector_pin)
      select id, ${rider}, ${rider}, 0, 'waiting', '', '1234' from school_groups where route = 'closed'`,
  ],
  'a seat that was given up holds no money': [
    sql`insert into school_groups (school_name, school_area, route, schedule_type, monthly_minor, capacity, country_id, pickup_points)
      values ('Planted', '', 'left', 'both', 1, 4, 'za', '[]')`,
    sql`insert into school_seats (group_id, guardian_id, student_id, pickup_point_index, status, collector_name, collector_pin, left_at)
      select id, ${rider}, ${rider}, 0, 'left', '', '1234', now() from school_groups where route = 'left'`,
    sql`insert into school_months (seat_id, guardian_id, month, from_day, price_minor, currency, commission_percent, runs_planned)
      select s.id, ${rider}, '2026-11-01', '2026-11-02', 100, 'ZAR', 0, 42 from school_seats s join school_groups g on g.id = s.group_id where g.route = 'left'`,
  ],
  'a booking becomes a trip of its own passenger': [
    sql`insert into scheduled_rides (passenger_id, status, pickup_at, ride_type, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, payment_method, ended_at, ride_id)
      select (select passenger_id from rides where id = ${parcel}), 'begun', now(), ride_type, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, payment_method, now(), id from rides where id = ${done}`,
  ],
  'one emergency stands per person': [
    dropIndex('incidents_one_open'),
    ...['a', 'b'].map(
      (token) => sql`insert into incidents (user_id, user_type, emergency_type, pressed_at, token_hash, sealed_token)
        values (${rider}, 'passenger', 'other', now(), ${token}::bytea, '')`,
    ),
  ],
  'no message waits for ever': [message({ urgent: true, status: 'waiting', next: '5 minutes' })],
  'a message that went out says when': [message({ urgent: false, status: 'sent', next: '0' })],
  'a payment that succeeded has one transfer of its amount, and no other has any': [payment('succeeded', { transferId: sql`-1` })],
  'a provider holds by the books what its payments brought, less what was paid out by it': [
    sql`insert into ledger_transfers (reference, kind) values ('planted', 'top_up')`,
    sql`insert into ledger_entries (transfer_id, account, currency, amount_minor)
      select max(id), unnest(array['provider:1:balance', 'platform:outside']), 'ZAR', unnest(array[-5, 5]) from ledger_transfers`,
  ],
  'no payment is open without being asked about or a task': [payment('pending', { next: '3 hours' })],
  'in suspense is what people paid at a paybill and nobody was found for': [paybill({ state: 'suspense' })],
  'what was paid at a paybill is one payment of its amount, once it is credited': [
    payment('succeeded', { transferId: sql`-1` }),
    paybill({ state: 'credited', paymentId: sql`(select max(id) from payments)` }),
  ],
  'nothing that was paid at a paybill is heard of without being asked about or a task': [paybill({ state: 'heard', next: '3 hours' })],
  'the numbers of invoices have no gap': [sql`update invoice_series set last = last + 1`],
  'the lines of an invoice add up to its total, and its taxes to its tax': [sql`update invoices set total_minor = total_minor + 1`],
  'a credit note is of the invoice that it takes back': [
    sql`insert into invoices (issuer, kind, year, number, country_id, subject, subject_id, credits_id, currency, total_minor, tax_minor, content, supplied_at, issued_at)
      select issuer, 'credit_note', year, 1, country_id, subject, subject_id, id, currency, total_minor + 1, tax_minor, content, supplied_at, issued_at from invoices`,
  ],
  'a closed month of a driver says what the ledger kept of them': [closedMonth('2026-06-01')],
  'the months of a driver follow each other, and what one gave back beyond what it took is in the next': [
    closedMonth('2026-05-01'),
    closedMonth('2026-07-01'),
  ],
  'a closed month of a driver has one invoice of what it comes to, and none where that is nothing': [closedMonth('2026-06-01')],
  'nothing waits for a tax authority without being told again': [
    sql`insert into invoice_submissions (invoice_id, authority, next_try_at) select id, 'etims', now() + interval '3 hours' from invoices`,
  ],
  'a booking of the team is in the books once with its amount, and nothing moves over the desk or is given up without one': [
    sql`insert into ledger_transfers (reference, kind) values ('planted', 'write_off')`,
    sql`insert into ledger_entries (transfer_id, account, currency, amount_minor)
      select max(id), unnest(array['platform:write_offs', 'user:1:wallet']), 'ZAR', unnest(array[-5, 5]) from ledger_transfers`,
  ],
  'a drawer holds by the books what was put and booked into it, and nothing once it was counted': [
    sql`insert into cash_drawers (staff_id, country_id, currency, day, float_minor, opened_at) values (${rider}, 'za', 'ZAR', '2026-06-15', 500, now())`,
  ],
  'no payout without its debit': [disbursement('waiting')],
  'what is set aside leaves once, by the disbursement that succeeded, and goes back once where it did not; what was paid after all leaves once more':
    [disbursement('succeeded', { transferId: sql`-1` })],
  'a payout ends as its disbursement does': [
    sql`insert into payouts (driver_id, amount_minor, currency, destination) values (${doneDriver}, 20000, 'ZAR', 'planted')`,
    disbursement('failed'),
  ],
  'a settlement ends as its disbursement does': [
    sql`insert into merchant_settlements (merchant_id, from_day, to_day, currency, orders, goods_minor, commission_minor, corrections_minor, carried_minor,
      paid_minor, status, created_at) select coalesce(min(id), 1), '2026-06-08', '2026-06-14', 'ZAR', 1, 100, 0, 0, 0, 100, 'paid', now() from merchants`,
  ],
  'nothing is sent that two people did not sign, or one who is alone': [disbursement('pending')],
  'no refund is sent to which a second person had to agree, and did not': [
    payment('succeeded', { transferId: sql`-1` }),
    refund,
    disbursement('pending'),
    sql`update disbursements set purpose = 'payment_refund', subject_id = (select max(id) from payment_refunds) where reference = 'planted'`,
  ],
  'a refund ends as its disbursement does': [payment('succeeded', { transferId: sql`-1` }), refund],
  'of a payment its refunds are given back, and never more than it was': [payment('succeeded', { transferId: sql`-1` }), refund],
  'no disbursement is under way without being asked about or a task': [disbursement('pending', { next: '3 hours' })],
  [THE_BOOKS]: [
    sql`insert into ledger_transfers (reference, kind) values ('planted', 'adjustment')`,
    sql`insert into ledger_entries (transfer_id, account, currency, amount_minor) select max(id), 'platform:outside', 'ZAR', 5 from ledger_transfers`,
  ],
};

class Undo extends Error {}

/** The invariants that are broken while the statements stand; then nothing of them is left. */
async function brokenBy(statements: readonly SQL[]): Promise<string[]> {
  let broken: string[] = [];
  await world.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(statement);
      broken = (await findBroken(tx)).filter(({ faults }) => faults.length > 0).map(({ name }) => name);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return broken;
}

describe('the invariants', () => {
  it('hold after a trip that was driven and beside a parcel under way', async () => {
    expect(await brokenBooks(world)).toEqual([]);
  });

  it('were asked of a trip that was driven and rated, and of a parcel under way', async () => {
    const { rows } = await world.db.execute(sql`select status, (select count(*)::int from ratings) as ratings from rides order by id`);
    expect(rows).toEqual([
      { status: 'completed', ratings: 1 },
      { status: 'in_progress', ratings: 1 },
    ]);
  });

  it('are each shown to break below', () => {
    expect(Object.keys(breaks).toSorted()).toEqual([...invariants.map(({ name }) => name), THE_BOOKS].toSorted());
  });

  it.each(Object.entries(breaks))('%s: a break is found', async (name, statements) => {
    expect(await brokenBy(statements)).toContain(name);
  });
});
