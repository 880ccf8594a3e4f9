import { and, eq, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { RIDER_DAYS, riderKey, strangerKey } from '@safiri/rules/rides/rider.ts';
import type { Context } from '../platform/context.ts';
import { holdName } from '../platform/hold-name.ts';
import { messageText } from '../platform/texts.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import type { UserRow } from './queries.ts';

/** Somebody who rides, as whoever asked named them. */
export interface NamedRider {
  readonly name: string;
  /** International form. */
  readonly phone: string;
  readonly countryId: CountryId;
  /** In which they are written to, until they have an account. */
  readonly language: Language;
}

/** Whoever takes a number, is made from it or becomes an account with it: one after the other, until the transaction ends. */
export async function holdNumber(uow: UnitOfWork, phone: string): Promise<void> {
  await holdName(uow.tx, `number:${phone}`);
}

/** The passenger whose account proved the number, else the person that was made from it; undefined for somebody who never rode. */
export async function knownRider(reader: Reader, phone: string): Promise<UserRow | undefined> {
  const isPassenger = and(eq(users.userType, 'passenger'), isNull(users.deletedAt));
  const rows = await reader
    .select()
    .from(users)
    .where(and(isPassenger, or(and(eq(users.phone, phone), isNotNull(users.phoneVerifiedAt)), eq(users.phone, riderKey(phone)))));
  return rows.find((row) => row.phone === phone) ?? rows[0];
}

/**
 * Who rides: the passenger whose account proved the number, else a person made from it. A number that an account only claims may be
 * somebody else's, and what concerns a ride is none of a stranger's business.
 */
export async function riderOfNumber(uow: UnitOfWork, { name, phone, countryId, language }: NamedRider): Promise<UserRow> {
  await holdNumber(uow, phone);
  const known = await knownRider(uow.tx, phone);
  if (known?.phone === phone) return known;
  const [made] = await uow.tx
    .insert(users)
    .values({ name, phone: riderKey(phone), userType: 'passenger', gender: 'prefer_not_to_say', countryId, language })
    .onConflictDoUpdate({ target: users.phone, set: { name } })
    .returning();
  if (made === undefined) throw new Error('a rider was not written');
  return made;
}

interface Stranger {
  readonly driverId: number;
  readonly countryId: CountryId;
  /** In which they are written to: the driver's. */
  readonly language: Language;
}

/** Who stands before a driver's vehicle and is nobody we know: always the same person of that driver, of whom nothing is kept. @returns the user's id */
export async function strangerOf({ tx }: UnitOfWork, { driverId, countryId, language }: Stranger): Promise<number> {
  const name = messageText(language, 'messageStranger');
  const [person] = await tx
    .insert(users)
    .values({ name, phone: strangerKey(driverId), userType: 'passenger', gender: 'prefer_not_to_say', countryId, language })
    .onConflictDoUpdate({ target: users.phone, set: { name, countryId, language } })
    .returning({ id: users.id });
  if (person === undefined) throw new Error('a stranger was not written');
  return person.id;
}

/** At most so many in one transaction. */
const CHUNK = 200;

/** What stays of a person without an account: the row that rides name, which are kept by law. */
const nobody = (now: Date) => ({ name: 'Deleted', phone: sql`'deleted:' || ${users.id}`, deletedAt: now });

/**
 * Forgets people without an account who asked for nothing and rode nowhere for a month: nobody needs to call them any more.
 * @returns how many it was
 */
export const forgetRiderPeople = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (uow) => {
    const since = new Date(uow.now.getTime() - RIDER_DAYS * 86_400_000).toISOString();
    const old = await uow.tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          like(users.phone, riderKey('+%')),
          // Whoever asks by phone rides: who booked for them is somebody else, and has an account.
          sql`not exists (select from ${rides} where ${rides.passengerId} = ${users.id}
            and (${rides.requestedAt} >= ${since}::timestamptz or ${inArray(rides.status, [...liveStatuses])}))`,
          sql`not exists (select from ${scheduledRides} where ${scheduledRides.passengerId} = ${users.id} and ${scheduledRides.status} = 'waiting')`,
        ),
      )
      .limit(CHUNK)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await uow.tx.update(users).set(nobody(uow.now)).where(inArray(users.id, ids));
    return ids.length;
  });

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** The person that was made from a number is this account from now on: what is theirs goes over. */
    rider_joined: { readonly riderId: number; readonly accountId: number };
  }
}

/** How many live rides somebody rides or asked for. */
const liveOf = ({ tx }: UnitOfWork, userId: number): Promise<number> =>
  tx.$count(
    rides,
    and(
      or(eq(rides.passengerId, userId), and(eq(rides.bookerId, userId), ne(rides.bookerId, rides.passengerId))),
      inArray(rides.status, [...liveStatuses]),
    ),
  );

/**
 * The number was proven: who rode by it before has an account now, with the rides behind and the one under way, and with what was said
 * of them. Where both have something under way it waits for the next look, since nobody is in two cars.
 * @returns whether there was somebody to join
 */
export async function joinRider(uow: UnitOfWork, accountId: number): Promise<boolean> {
  const [known] = await uow.tx.select({ phone: users.phone }).from(users).where(eq(users.id, accountId));
  if (known === undefined) return false;
  await holdNumber(uow, known.phone);
  const [account] = await uow.tx
    .select()
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.phone, known.phone), eq(users.userType, 'passenger'), isNotNull(users.phoneVerifiedAt)))
    .for('no key update');
  if (account === undefined) return false;
  const [rider] = await uow.tx
    .select()
    .from(users)
    .where(eq(users.phone, riderKey(account.phone)))
    .for('no key update');
  if (rider === undefined || ((await liveOf(uow, rider.id)) > 0 && (await liveOf(uow, accountId)) > 0)) return false;
  await uow.emit('rider_joined', { riderId: rider.id, accountId });
  await uow.tx
    .update(users)
    .set({
      ratingSum: sql`${users.ratingSum} + ${rider.ratingSum}`,
      ratingCount: sql`${users.ratingCount} + ${rider.ratingCount}`,
      totalRides: sql`${users.totalRides} + ${rider.totalRides}`,
    })
    .where(eq(users.id, accountId));
  await uow.tx
    .update(users)
    .set({ ...nobody(uow.now), ratingSum: 0, ratingCount: 0, totalRides: 0 })
    .where(eq(users.id, rider.id));
  return true;
}

/** Joins those who had something under way when their number was proven. */
export async function joinLeftRiders(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select a.id from users r join users a on a.phone = substr(r.phone, ${riderKey('').length + 1}::int)
    where r.phone like ${riderKey('+%')} and a.phone_verified_at is not null and a.user_type = 'passenger' order by r.id limit ${CHUNK}`);
  for (const { id } of rows) await inTransaction(ctx, (uow) => joinRider(uow, id));
}
