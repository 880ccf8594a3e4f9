import { sql, type SQL } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { andInReach, driverWithin, within, type Reach } from '@safiri/db/staff/reach.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Found } from '@safiri/contract/desk/shapes.ts';
import { riderKey } from '@safiri/rules/rides/rider.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { FOUND_AT_MOST, readSearch, type LookedFor } from '@safiri/rules/desk/looked-for.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { readPhone } from '../auth/public.ts';
import {
  presentOrder,
  presentPersonRow,
  presentTrip,
  presentVehicleRow,
  type OrderRow,
  type PersonRow,
  type TripRow,
  type VehicleFound,
} from './present.ts';

/** Whoever begins a name with these letters: as many as are looked at before the best of them are shown. */
const NAMES_LOOKED_AT = 200;
/** Days around today, on whatever clocks the shop has, whose orders are called by a short number. */
const DAYS_AROUND = 1;
const DAY_MS = 86_400_000;

/** A typed number in each international form that it has for somebody in one of these countries. */
const phonesOf = (typed: string, { countryIds: near }: Asker): string[] => [
  ...new Set(near.flatMap((country) => readPhone(typed, country) ?? [])).add(`+${typed.replaceAll(/\D/g, '')}`),
];

/** Who searches. */
interface Asker {
  /** Without it nobody is found, and trips and orders are without names. */
  readonly seesPeople: boolean;
  /** Those in which a number typed without its country can be. */
  readonly countryIds: readonly CountryId[];
  /** What is found of people and vehicles, whose names trips and orders bear, and what of these is found; undefined for all. */
  readonly people?: Reach | undefined;
  readonly trips?: Reach | undefined;
}

const NOTHING = sql`select null::jsonb as row where false`;

const any = (values: readonly string[]): SQL => sql`any(${sql.param([...values])}::text[])`;

/** The people that are looked for: each way of looking reads an index of its own. The lower the rank, the surer. */
function peopleQuery(looked: LookedFor, asker: Asker): SQL {
  const ways: SQL[] = [];
  if (looked.phone !== null)
    ways.push(
      sql`(select id, 0 as rank from users where phone = ${any(phonesOf(looked.phone, asker).flatMap((phone) => [phone, riderKey(phone)]))})`,
    );
  if (looked.email !== null) ways.push(sql`(select id, 0 as rank from users where lower(email) = ${looked.email})`);
  if (looked.driverId !== null) ways.push(sql`(select user_id as id, 0 as rank from drivers where id = ${looked.driverId})`);
  if (looked.words.length > 0) {
    // Words hold letters alone: what would mean something in such a query separates them.
    const beginnings = looked.words.map((word) => `'${word}':*`).join(' & ');
    ways.push(
      sql`(select id, 1 as rank from users where name_words(name) @@ to_tsquery('simple', ${beginnings}) limit ${NAMES_LOOKED_AT})`,
    );
  }
  if (ways.length === 0) return NOTHING;
  return sql`
    select jsonb_build_object('userId', u.id, 'driverId', d.id, 'name', u.name, 'userType', u.user_type, 'phone', u.phone,
      'verificationStatus', ${shownStatus(sql`d`)}, 'isOnline', coalesce(d.is_online, false)) as row
    from (${sql.join(ways, sql` union `)}) found join users u on u.id = found.id left join drivers d on d.user_id = u.id
    where u.deleted_at is null and u.user_type in ${oneOf(registrableRoles)}${andInReach(asker.people, 'person', sql`u.id`)}
    order by found.rank, u.last_login_at desc nulls last, u.id limit ${FOUND_AT_MOST + 1}`;
}

/** A vehicle is of the markets of those who drive it. */
const vehiclesQuery = ({ plate }: LookedFor, { people }: Asker): SQL =>
  plate === null
    ? NOTHING
    : sql`
    select jsonb_build_object('vehicleId', v.id, 'countryId', v.country_id, 'licensePlate', v.license_plate, 'make', v.make, 'model', v.model,
      'color', v.color, 'year', v.year, 'vehicleType', v.vehicle_type,
      'drivers', coalesce((select jsonb_agg(jsonb_build_object('userId', u.id, 'driverId', d.id, 'name', u.name) order by d.vehicle_id = v.id desc, d.id)
        from vehicle_drivers may join drivers d on d.id = may.driver_id join users u on u.id = d.user_id where may.vehicle_id = v.id${andInReach(people, 'driver', sql`d.id`)}), '[]')) as row
    from vehicles v where v.country_id = ${any(countryIds)} and v.plate_key = ${plate}${
      people === undefined
        ? sql``
        : sql` and exists (select 1 from vehicle_drivers vd where vd.vehicle_id = v.id and ${driverWithin(sql`vd.driver_id`, people)})`
    }
    order by v.id limit ${FOUND_AT_MOST}`;

/** The columns of a trip in a list, of `rides r`. */
export const tripColumns = sql`jsonb_build_object('rideId', r.id, 'status', r.status, 'rideType', r.ride_type, 'service', r.service, 'requestedAt', r.requested_at,
  'pickupAddress', r.pickup_address, 'dropoffAddress', r.dropoff_address, 'fareMinor', r.fare_minor, 'countryId', r.country_id,
  'passengerId', r.passenger_id, 'passengerName', (select name from users where id = r.passenger_id))`;

/** The columns of a row of a list, with whether it is within the reach in which the reader sees people: another role of theirs may reach further. */
export const named = (columns: SQL, people: Reach | undefined, kind: 'ride' | 'order', id: SQL): SQL =>
  people === undefined ? columns : sql`${columns} || jsonb_build_object('isNamed', ${within[kind](id, people)})`;

/** The columns of an order in a list, of `orders o`. */
export const orderColumns = sql`jsonb_build_object('orderId', o.id, 'rideId', o.ride_id, 'number', o.number, 'dayNumber', o.day_number,
  'kind', o.kind, 'status', o.status, 'shop', (select name from merchants where id = o.merchant_id), 'placedAt', o.placed_at,
  'totalMinor', o.items_minor + o.delivery_minor + o.service_minor, 'countryId', o.country_id,
  'customerId', o.customer_id, 'customerName', (select name from users where id = o.customer_id))`;

/** A trip by its number, and by the number of a person without an account those that others booked for them. */
function tripsQuery({ id, phone }: LookedFor, asker: Asker): SQL {
  const ways: SQL[] = [];
  if (id !== null) ways.push(sql`(select id from rides where id = ${id})`);
  if (phone !== null && asker.seesPeople)
    ways.push(sql`(select t.id from users u join rides t on t.passenger_id = u.id
      where u.phone = ${any(phonesOf(phone, asker).map(riderKey))}${andInReach(asker.people, 'market', sql`t.city_id`)} order by t.id desc limit ${FOUND_AT_MOST})`);
  if (ways.length === 0) return NOTHING;
  return sql`
    select ${named(tripColumns, asker.people, 'ride', sql`r.id`)} as row from (${sql.join(ways, sql` union `)}) found join rides r on r.id = found.id
    where true${andInReach(asker.trips, 'market', sql`r.city_id`)} order by r.id desc limit ${FOUND_AT_MOST}`;
}

const receiptQuery = ({ receiptOf }: LookedFor, { people, trips }: Asker): SQL =>
  receiptOf === null
    ? NOTHING
    : sql`select ${named(tripColumns, people, 'ride', sql`r.id`)} as row from rides r
        where r.id = ${receiptOf} and r.status = 'completed'${andInReach(trips, 'market', sql`r.city_id`)}`;

function ordersQuery({ id, orderNumbers, dayNumber }: LookedFor, { people, trips }: Asker, now: Date): SQL {
  const ways: SQL[] = [];
  if (id !== null) ways.push(sql`(select id from orders where id = ${id})`);
  if (orderNumbers.length > 0) ways.push(sql`(select id from orders where number = ${any(orderNumbers)})`);
  if (dayNumber !== null) {
    const days = [-DAYS_AROUND, 0, DAYS_AROUND].map((n) => new Date(now.getTime() + n * DAY_MS).toISOString().slice(0, 10));
    ways.push(
      sql`(select id from orders where day_number = ${dayNumber} and day = any(${sql.param(days)}::date[]) order by id desc limit ${FOUND_AT_MOST})`,
    );
  }
  if (ways.length === 0) return NOTHING;
  return sql`
    select ${named(orderColumns, people, 'order', sql`o.id`)} as row from (${sql.join(ways, sql` union `)}) found join orders o on o.id = found.id
    where true${andInReach(trips, 'order', sql`o.id`)} order by o.id desc limit ${FOUND_AT_MOST}`;
}

const listOf = (query: SQL) => sql`(select coalesce(jsonb_agg(found.row), '[]') from (${query}) found)`;

interface Rows extends Record<string, unknown> {
  people: PersonRow[];
  vehicles: VehicleFound[];
  trips: TripRow[];
  orders: OrderRow[];
  receipts: TripRow[];
}

/** The whole search as one question to the database. */
export const searchQuery = (typed: string, asker: Asker, now: Date): SQL => {
  const looked = readSearch(typed);
  const nobody = sql`'[]'::jsonb`;
  return sql`select
    ${asker.seesPeople ? listOf(peopleQuery(looked, asker)) : nobody} as people,
    ${asker.seesPeople ? listOf(vehiclesQuery(looked, asker)) : nobody} as vehicles,
    ${listOf(tripsQuery(looked, asker))} as trips,
    ${listOf(ordersQuery(looked, asker, now))} as orders,
    ${listOf(receiptQuery(looked, asker))} as receipts`;
};

/** What a text typed into the console's search finds, by everything that it can mean. */
export async function searchDesk(reader: Reader, typed: string, asker: Asker, now: Date): Promise<Found> {
  const { seesPeople } = asker;
  const { rows } = await reader.execute<Rows>(searchQuery(typed, asker, now));
  const [row] = rows;
  if (row === undefined) throw new Error('a search gives one row');
  return {
    people: row.people.slice(0, FOUND_AT_MOST).map(presentPersonRow),
    vehicles: row.vehicles.map(presentVehicleRow),
    trips: row.trips.map((trip) => presentTrip(trip, seesPeople)),
    orders: row.orders.map((order) => presentOrder(order, seesPeople)),
    receipts: row.receipts.map((trip) => presentTrip(trip, seesPeople)),
    more: row.people.length > FOUND_AT_MOST,
  };
}
