import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { makeCodes as call } from '@safiri/contract/onboarding/calls.ts';
import { handedCodes } from '@safiri/db/auth/tables.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { languages } from '@safiri/rules/languages.ts';
import { HANDED_AT_ONCE } from '@safiri/rules/auth/handed-code.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { handOutCodes } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { holdWaiting } from './waiting-drivers.ts';

interface By {
  readonly actor: Pick<Actor, 'userId'> | null;
  readonly request: Pick<FastifyRequest, 'ip'> | null;
}
type Reply = ReplyOf<typeof call>;

/** Of these the ones who may still sign in for the first time, by a number of their own. */
const waiting = (importId: number) =>
  and(eq(driverInvitations.importId, importId), isNull(driverInvitations.deniedAt), isNull(users.lastLoginAt), isNull(users.deletedAt));

const withoutCode = (now: Date) =>
  sql`not exists (${sql`select from ${handedCodes} where ${and(eq(handedCodes.userId, users.id), isNull(handedCodes.usedAt), gt(handedCodes.expiresAt, now))}`})`;

const personColumns = {
  userId: users.id,
  name: users.name,
  phone: users.phone,
  vehicle: vehicles.kind,
  plate: vehicles.licensePlate,
  language: users.language,
  countryId: users.countryId,
};

/** What a driver reads on the slip beside the code. */
function slipText(
  uow: UnitOfWork,
  publicUrl: string,
  until: Date,
  { language, countryId }: Pick<Found[number], 'language' | 'countryId'>,
): string {
  const { timeZoneId } = countryById(countryId);
  const day = new Intl.DateTimeFormat(languages[language].intl, { day: '2-digit', month: 'short', year: 'numeric', timeZone: timeZoneId });
  const address = `${new URL(publicUrl).host}/auth?code`;
  return messageText(language, 'messageCodeSlip', { product: uow.brand.name, address, day: day.format(until) });
}

const people = (reader: Reader) =>
  reader
    .select(personColumns)
    .from(driverInvitations)
    .innerJoin(users, eq(users.id, driverInvitations.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId));
type Found = Awaited<ReturnType<typeof people>>;

async function handOut(ctx: Context, uow: UnitOfWork, by: By, importId: number, found: Found): Promise<Omit<Reply, 'left'>> {
  const { codes, validUntil } = await handOutCodes(ctx, uow, found, by.actor?.userId ?? null);
  if (found.length > 0)
    await audit(uow, by.actor, by.request, {
      action: 'driver.code_made',
      subject: 'market',
      subjectId: importId,
      data: { drivers: found.length, importId },
    });
  return {
    codes: found.map(({ phone, language, countryId, ...person }, at) => ({
      ...person,
      phone: maskPhone(phone),
      code: codes[at] ?? '',
      how: slipText(uow, ctx.config.publicUrl, validUntil, { language, countryId }),
    })),
    validUntil: validUntil.toISOString(),
  };
}

/**
 * Makes codes to be handed out for drivers of an import who have not signed in, 200 at most; those whose number turned out to be somebody else's
 * get none.
 * @param again also for those whose code still works, which works no more then
 * @throws Problem not_found
 */
export async function makeCodes(ctx: Context, by: By, importId: number, again: boolean): Promise<Reply> {
  return inTransaction(ctx, async (uow) => {
    // Two who press at once come one after the other: the second makes none anew that the first has on a sheet already.
    const [held] = await uow.tx.select({ id: driverImports.id }).from(driverImports).where(eq(driverImports.id, importId)).for('update');
    if (held === undefined) throw notFound();
    const found = await people(uow.tx)
      .where(and(waiting(importId), again ? undefined : withoutCode(uow.now)))
      .orderBy(asc(users.name), asc(users.id))
      .limit(HANDED_AT_ONCE);
    const made = await handOut(ctx, uow, by, importId, found);
    const left = await people(uow.tx).where(and(waiting(importId), withoutCode(uow.now)));
    return { ...made, left: left.length };
  });
}

/**
 * Makes a code for one driver, in place of an earlier one.
 * @throws Problem not_found, already_decided of who has signed in, illegal_transition where the number turned out to be somebody else's
 */
export async function makeCode(ctx: Context, by: By, userId: number): Promise<Reply> {
  return inTransaction(ctx, async (uow) => {
    const { importId } = await holdWaiting(uow, userId);
    const found = await people(uow.tx).where(and(waiting(importId), eq(driverInvitations.userId, userId)));
    if (found.length === 0) throw new Problem('illegal_transition', 'The number is somebody else’s. Correct it first.');
    return { ...(await handOut(ctx, uow, by, importId, found)), left: 0 };
  });
}
