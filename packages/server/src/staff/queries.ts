import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import { drivers, plateSigns, users, vehicles } from '@safiri/db/users/tables.ts';
import type { DriverState } from '@safiri/rules/desk/driver-states.ts';
import { nameWords } from '@safiri/rules/desk/looked-for.ts';
import { plateKey } from '@safiri/rules/drivers/plate.ts';
import { pageWithin } from '../platform/page-within.ts';
import { driverState, isOfState } from './driver-states.ts';

const PAGE = 50;
/** As many as a search looks at before it shows the newest of them. */
const LOOKED_AT = 500;
/** The last digits of a phone number say little when they are fewer. */
const DIGITS_AT_LEAST = 4;
/** Sorts behind every letter and digit that can follow. */
const BEHIND = '\u{FFFF}';

const DRIVER_NUMBER = /^dr0*(\d{1,9})$/i;

/** Text that begins so, whatever the language of the database sorts by: this goes by an index. */
const begins = (text: SQL, beginning: string): SQL => sql`${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + BEHIND}`;

/** The drivers that a text can mean: the number alone, or each way of looking by an index of its own. */
function lookedFor(q: string): SQL | undefined {
  const number = DRIVER_NUMBER.exec(q)?.[1];
  if (number !== undefined) return sql`(select ${Number(number)}::int)`;
  const [words, digits, plate] = [nameWords(q), q.replaceAll(/\D/g, '').replace(/^0+/, ''), plateKey(q)];
  const ofUsers = (condition: SQL) =>
    sql`(select d.id from drivers d join users u on u.id = d.user_id where ${condition} limit ${LOOKED_AT})`;
  const ways: SQL[] = [];
  if (words.length > 0 && !/\d/.test(q))
    ways.push(ofUsers(sql`name_words(u.name) @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`));
  if (digits.length >= DIGITS_AT_LEAST) ways.push(ofUsers(begins(sql`reverse(u.phone)`, [...digits].toReversed().join(''))));
  if (plate !== null)
    ways.push(sql`(select may.driver_id from vehicle_drivers may join ${vehicles} on ${vehicles.id} = may.vehicle_id
      where ${begins(plateSigns(vehicles.licensePlate), plate)} limit ${LOOKED_AT})`);
  return ways.length === 0 ? undefined : sql`(${sql.join(ways, sql` union `)})`;
}

const select = (reader: Reader, condition: SQL | undefined) =>
  reader
    .select({
      driverId: drivers.id,
      name: users.name,
      phone: users.phone,
      licensePlate: vehicles.licensePlate,
      vehicle: { make: vehicles.make, model: vehicles.model, color: vehicles.color },
      verificationStatus: shownStatus(sql`drivers`),
      isOnline: drivers.isOnline,
      state: driverState,
      lastSeenAt: drivers.lastSeenAt,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(condition)
    .orderBy(desc(drivers.id))
    .limit(PAGE);
type FoundDriver = Awaited<ReturnType<typeof select>>[number];

/** What the list is narrowed to. */
interface DriversAsked {
  readonly q?: string | undefined;
  readonly state?: DriverState | undefined;
  /** The number that the page begins behind. */
  readonly before?: number | undefined;
}

/**
 * Drivers by the beginnings of the words of a name, the last digits of a phone, the beginning of a plate or the DR number, and by their state,
 * newest first; without a text the newest of all.
 */
export async function findDrivers(reader: Reader, { q, state, before }: DriversAsked, reach?: Reach): Promise<FoundDriver[]> {
  const text = q?.trim() ?? '';
  const ofState = state === undefined ? undefined : isOfState(state);
  const below = (number: number | undefined) => (number === undefined ? undefined : lt(drivers.id, number));
  if (text === '' && reach === undefined) return select(reader, and(ofState, below(before)));
  if (text === '')
    return pageWithin(
      PAGE,
      before,
      (from, limit) =>
        reader
          .select({ id: drivers.id })
          .from(drivers)
          .where(and(ofState, below(from)))
          .orderBy(desc(drivers.id))
          .limit(limit),
      (ids) => select(reader, and(inArray(drivers.id, ids), inReach(reach, 'driver', drivers.id))),
    );
  const looked = lookedFor(text);
  if (looked === undefined) return [];
  return select(reader, and(sql`${drivers.id} in ${looked}`, ofState, below(before), inReach(reach, 'driver', drivers.id)));
}
