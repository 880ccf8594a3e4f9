import { sql } from 'drizzle-orm';
import type { DeskPerson, ListedOrder, ListedTrip } from '@safiri/contract/desk/shapes.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { andInReach, type Reach } from '@safiri/db/staff/reach.ts';
import type { PersonCheckKind, PersonCheckStatus } from '@safiri/rules/identity/person-checks.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { drivenStatuses, liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { ContactField } from '@safiri/rules/desk/contact-fields.ts';
import { maskEmail } from '@safiri/rules/users/mask-email.ts';
import { registrableRoles, type RegistrableRole } from '@safiri/rules/users/roles.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { namesOfPaper } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { averageRating, dialable, findAccountById, presentVehicle, type Account } from '../users/public.ts';
import { maskedPhone, presentOrder, presentTrip, type OrderRow, type TripRow } from './present.ts';
import { orderColumns, tripColumns } from './search.ts';

const PAGE = 20;
const SESSIONS_AT_MOST = 20;

/**
 * The account of a passenger or a driver, deleted ones among them: their trips are still asked about.
 * @throws Problem not_found, also for the team's own accounts
 */
export async function findPerson(reader: Reader, userId: number): Promise<Account & { userType: RegistrableRole }> {
  const account = await findAccountById(reader, userId);
  const userType = account?.user.userType;
  if (account === undefined || userType === undefined || !isOneOf(registrableRoles, userType)) throw notFound();
  return { ...account, userType };
}

interface Beside extends Record<string, unknown> {
  live: TripRow[];
  papers: Array<Omit<NonNullable<DeskPerson['driver']>['papers'][number], 'documentName'>>;
  suspension: { reason: string; since: string } | null;
  identity: { checkId: number; kind: PersonCheckKind; status: PersonCheckStatus; at: string } | null;
  sessions: Array<{ since: string; browser: string | null; method: DeskPerson['sessions'][number]['method'] }>;
}

/** What stands beside an account, by one question. */
async function besideOf(reader: Reader, userId: number, driverId: number | null, reach: Reach | undefined): Promise<Beside> {
  const own = andInReach(reach, 'market', sql`r.city_id`);
  const { rows } = await reader.execute<Beside>(sql`select
    (select coalesce(jsonb_agg(live.row), '[]') from (
      select r.id, ${tripColumns} as row from rides r
        where r.passenger_id = ${userId} and r.status in ${oneOf(liveStatuses)} and r.ride_type not in ${oneOf(deliveryRideTypes)}${own}
      union all
      select r.id, ${tripColumns} as row from rides r where r.driver_id = ${driverId} and r.status in ${oneOf(drivenStatuses)}${own}
      order by id) live) as live,
    (select coalesce(jsonb_agg(jsonb_build_object('documentType', document_type, 'status', verification_status, 'expiryDate', expiry_date)
        order by document_type), '[]')
      from driver_documents where driver_id = ${driverId} and replaced_at is null) as papers,
    (select jsonb_build_object('reason', words, 'since', created_at) from suspensions
      where user_id = ${userId} and side = 'driver' and ended_at is null) as suspension,
    (select jsonb_build_object('checkId', id, 'kind', kind, 'status', status, 'at', coalesce(decided_at, created_at)) from person_checks
      where user_id = ${userId} order by id desc limit 1) as identity,
    (select coalesce(jsonb_agg(s.row), '[]') from (
      select jsonb_build_object('since', created_at, 'browser', user_agent, 'method', method) as row from sessions
      where user_id = ${userId} and revoked_at is null and expires_at > now() order by id desc limit ${SESSIONS_AT_MOST}) s) as sessions`);
  return rows[0] as Beside;
}

const iso = (text: string) => new Date(text).toISOString();

/** A person's page. @throws Problem not_found */
export async function readPerson(
  { db: reader, markets }: Pick<Context, 'db' | 'markets'>,
  userId: number,
  reach?: Reach,
): Promise<DeskPerson> {
  const { user, driver, userType } = await findPerson(reader, userId);
  const beside = await besideOf(reader, userId, driver?.id ?? null, reach);
  return {
    userId,
    name: user.name,
    userType,
    phone: maskedPhone(user.phone),
    phoneVerified: user.phoneVerifiedAt !== null,
    email: user.email === null ? null : maskEmail(user.email),
    countryId: user.countryId,
    language: user.language,
    registeredAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastLoginAt?.toISOString() ?? null,
    rating: averageRating(user),
    ratings: user.ratingCount,
    totalRides: user.totalRides,
    genderVerified: user.genderVerifiedAt !== null,
    identity: beside.identity === null ? null : { ...beside.identity, at: iso(beside.identity.at) },
    isDeleted: user.deletedAt !== null,
    driver:
      driver === null
        ? null
        : {
            driverId: driver.id,
            verificationStatus: driver.suspended ? 'suspended' : driver.verificationStatus,
            isOnline: driver.isOnline,
            vehicle: presentVehicle(driver.vehicle),
            suspension: beside.suspension === null ? null : { ...beside.suspension, since: iso(beside.suspension.since) },
            papers: beside.papers.map((paper) => ({
              ...paper,
              documentName: namesOfPaper(markets, { marketId: driver.marketId, countryId: user.countryId }, paper.documentType),
            })),
          },
    live: beside.live.map((trip) => presentTrip(trip, true)),
    sessions: beside.sessions.map(({ since, ...session }) => ({ ...session, since: iso(since) })),
  };
}

/** The phone or e-mail of a person, unmasked: only after the reason was written down. @throws Problem not_found where there is none */
export async function contactOf(reader: Reader, userId: number, field: ContactField): Promise<string> {
  const { user } = await findPerson(reader, userId);
  const value = field === 'phone' ? dialable(user.phone) : user.email;
  if (value === null) throw notFound();
  return value;
}

/** Trips that a person asked for, or drove, newest first. What was delivered to somebody stands among their orders. */
export async function tripsOfPerson(
  reader: Reader,
  userId: number,
  as: RegistrableRole | undefined,
  before: number | undefined,
  reach?: Reach,
): Promise<ListedTrip[]> {
  const { driver, userType } = await findPerson(reader, userId);
  const { rows } = await reader.execute<{ row: TripRow }>(sql`
    select ${tripColumns} as row from rides r
    where ${(as ?? userType) === 'passenger' ? sql`r.passenger_id = ${userId} and r.ride_type not in ${oneOf(deliveryRideTypes)}` : sql`r.driver_id = ${driver?.id ?? null}`}
      and ${before === undefined ? sql`true` : sql`r.id < ${before}`}${andInReach(reach, 'market', sql`r.city_id`)}
    order by r.id desc limit ${PAGE}`);
  return rows.map(({ row }) => presentTrip(row, true));
}

/** Orders of a person, newest first. */
export async function ordersOfPerson(reader: Reader, userId: number, before: number | undefined, reach?: Reach): Promise<ListedOrder[]> {
  await findPerson(reader, userId);
  const { rows } = await reader.execute<{ row: OrderRow }>(sql`
    select ${orderColumns} as row from orders o
    where o.customer_id = ${userId} and ${before === undefined ? sql`true` : sql`o.id < ${before}`}${andInReach(reach, 'order', sql`o.id`)}
    order by o.id desc limit ${PAGE}`);
  return rows.map(({ row }) => presentOrder(row, true));
}
