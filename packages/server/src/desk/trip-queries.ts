import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Gate } from '@safiri/rules/dispatch/gates.ts';
import type { DeskTrip, TripEvent } from '@safiri/contract/desk/trip-shapes.ts';

/** What a page shows of each list at most. */
const OFFERS_AT_MOST = 100;
const PASSED_AT_MOST = 50;
const EVENTS_AT_MOST = 200;
const MESSAGES_AT_MOST = 500;

interface DriverColumns {
  driverId: number;
  userId: number;
  name: string;
}

type Offer = DeskTrip['offers'][number];

/** The lists of a trip, as they come out of one question: moments are text. */
export interface TripLists extends Record<string, unknown> {
  events: TripEvent[];
  offers: Array<Omit<Offer, 'driver'> & DriverColumns>;
  passedOver: Array<DriverColumns & { gate: Gate; rounds: number; meters: number }>;
  entries: Array<{
    entryId: number;
    kind: string;
    detail: string | null;
    account: string;
    amountMinor: number;
    currency: string;
    at: string;
  }>;
  emergencies: DeskTrip['emergencies'];
  messages: number;
  orderNumber: string | null;
}

/** All that belongs to a trip, each list by an index that begins with the trip. Also asked by the test of its plan. */
export const tripListsQuery = (rideId: number, people: readonly number[]) => sql`select
  (select coalesce(jsonb_agg(e.row), '[]') from (
    select jsonb_build_object('version', e.version, 'kind', e.kind, 'toStatus', e.to_status, 'actor', e.actor,
      'staff', (select name from users where id = e.actor_id and user_type = 'staff'),
      'reason', coalesce(e.data->>'note', e.data->>'reason', e.data->>'why'), 'at', e.at) as row
    from ride_events e where e.ride_id = ${rideId} order by e.version limit ${EVENTS_AT_MOST}) e) as events,
  (select coalesce(jsonb_agg(o.row), '[]') from (
    select jsonb_build_object('offerId', o.id, 'driverId', d.id, 'userId', u.id, 'name', u.name, 'status', o.status, 'offeredAt', o.offered_at,
      'decidedAt', o.decided_at, 'wasShown', o.shown_at is not null, 'pickupMeters', o.pickup_meters) as row
    from ride_offers o join drivers d on d.id = o.driver_id join users u on u.id = d.user_id
    where o.ride_id = ${rideId} order by o.id limit ${OFFERS_AT_MOST}) o) as offers,
  (select coalesce(jsonb_agg(p.row), '[]') from (
    select jsonb_build_object('driverId', d.id, 'userId', u.id, 'name', u.name, 'gate', p.gate, 'rounds', p.rounds, 'meters', p.meters) as row
    from (
      select l.driver_id, (array_agg(l.gate order by l.id desc))[1]::text as gate, count(*)::int as rounds, (array_agg(l.meters order by l.id desc))[1] as meters
      from (select r.id, unnest(r.driver_ids) as driver_id, unnest(r.gates) as gate, unnest(r.meters) as meters
        from dispatch_rounds r where r.ride_id = ${rideId} order by r.id desc limit 400) l
      group by l.driver_id order by 4, 1 limit ${PASSED_AT_MOST}) p
    join drivers d on d.id = p.driver_id join users u on u.id = d.user_id order by p.meters, d.id) p) as "passedOver",
  (select coalesce(jsonb_agg(l.row), '[]') from (
    select jsonb_build_object('entryId', e.id, 'kind', t.kind, 'detail', t.detail, 'account', e.account, 'amountMinor', e.amount_minor,
      'currency', e.currency, 'at', e.at) as row
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.ride_id = ${rideId} order by e.id) l) as entries,
  (select coalesce(jsonb_agg(jsonb_build_object('emergencyId', i.id, 'raisedAt', i.raised_at, 'isClosed', i.closed_at is not null) order by i.id), '[]')
    from incidents i where i.user_id = any(${sql.param([...people])}::int[]) and i.ride_id = ${rideId} and not i.is_drill) as emergencies,
  (select count(*)::int from chat_sessions s join chat_messages m on m.session_id = s.id where s.ride_id = ${rideId} and s.kind = 'trip') as messages,
  (select number from orders where ride_id = ${rideId}) as "orderNumber"`;

export async function tripLists(reader: Reader, rideId: number, people: readonly number[]): Promise<TripLists> {
  const { rows } = await reader.execute<TripLists>(tripListsQuery(rideId, people));
  const [row] = rows;
  if (row === undefined) throw new Error('the lists of a trip are one row');
  return row;
}

/** What the two of a trip wrote, oldest first, with every driver that it had. */
export async function tripTalk(reader: Reader, rideId: number) {
  const { rows } = await reader.execute<{ id: number; fromDriver: boolean; isQuick: boolean; message: string; at: string }>(sql`
    select m.id, m.sender_id = s.peer_id as "fromDriver", m.message_type = 'quick' as "isQuick", m.message, m.created_at as at
    from chat_sessions s join chat_messages m on m.session_id = s.id
    where s.ride_id = ${rideId} and s.kind = 'trip' order by m.id limit ${MESSAGES_AT_MOST}`);
  return rows.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() }));
}
