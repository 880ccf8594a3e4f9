import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { WaitingDriver } from '@safiri/contract/onboarding/calls.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { plateKey } from '@safiri/rules/drivers/plate.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { liveCodes } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** As many are listed at once; the rest is found by what is known of it. */
const PAGE = 50;

/** Text of a pattern, word for word. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matching(q: string) {
  const [key, digits] = [plateKey(q), q.replaceAll(/\D/g, '').replace(/^0+/, '')];
  return or(
    ilike(users.name, `%${literally(q)}%`),
    key === null ? undefined : ilike(sql`regexp_replace(${vehicles.licensePlate}, '[[:space:][:punct:]]', '', 'g')`, `%${literally(key)}%`),
    digits.length < 3 ? undefined : ilike(users.phone, `%${digits}%`),
  );
}

/** Who was brought along and has not signed in: those whose number is somebody else's first, then by their names. */
export async function waitingDrivers(
  { clock, db, markets }: Pick<Context, 'clock' | 'db' | 'markets'>,
  reach: Reach | undefined,
  q?: string,
): Promise<WaitingDriver[]> {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      phone: users.phone,
      vehicle: vehicles.kind,
      plate: vehicles.licensePlate,
      marketId: driverImports.marketId,
      sentAt: driverInvitations.sentAt,
      deniedAt: driverInvitations.deniedAt,
    })
    .from(driverInvitations)
    .innerJoin(driverImports, eq(driverImports.id, driverInvitations.importId))
    .innerJoin(users, eq(users.id, driverInvitations.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(
      and(
        eq(users.userType, 'driver'),
        isNull(users.lastLoginAt),
        isNull(users.deletedAt),
        q === undefined ? undefined : matching(q),
        inReach(reach, 'market', driverImports.marketId),
      ),
    )
    .orderBy(desc(sql`${driverInvitations.deniedAt} is not null`), asc(users.name), asc(users.id))
    .limit(PAGE);
  const codes = await liveCodes(
    db,
    rows.map(({ userId }) => userId),
    clock(),
  );
  return rows.map(({ marketId, phone, sentAt, deniedAt, ...row }) => ({
    ...row,
    market: markets.byId(marketId)?.document.name ?? marketId,
    phone: phone.startsWith('+') ? maskPhone(phone) : null,
    sentAt: sentAt?.toISOString() ?? null,
    deniedAt: deniedAt?.toISOString() ?? null,
    codeUntil: codes.get(row.userId)?.toISOString() ?? null,
  }));
}

/**
 * Somebody who was brought along, whose row is held until the transaction ends: they sign in before it, or after.
 * @throws Problem not_found, already_decided of who has signed in
 */
export async function holdWaiting({ tx }: UnitOfWork, userId: number) {
  const [held] = await tx
    .select({ lastLoginAt: users.lastLoginAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const [found] = await tx
    .select({ driverId: drivers.id, importId: driverImports.id, marketId: driverImports.marketId, countryId: users.countryId })
    .from(driverInvitations)
    .innerJoin(driverImports, eq(driverImports.id, driverInvitations.importId))
    .innerJoin(users, eq(users.id, driverInvitations.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .where(eq(driverInvitations.userId, userId));
  if (found === undefined || held === undefined || held.deletedAt !== null) throw notFound();
  if (held.lastLoginAt !== null) throw new Problem('already_decided', 'This driver has signed in already.');
  return found;
}
