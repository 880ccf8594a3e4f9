import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { phoneCodes, sharedCodes } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { CODES_PER_DEVICE, CODES_PER_NUMBER, pauseAfter } from '@safiri/rules/auth/codes.ts';
import { strangersSince, type StrangersShare } from '@safiri/rules/auth/shared-code.ts';
import { tooMany } from '../platform/limits.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 24 * 3_600_000;

/** @throws Problem too_many_requests with the seconds until one of the day's codes is a day old */
async function refuseTooMany(uow: UnitOfWork, counted: SQL | undefined, most: number): Promise<void> {
  const rows = await uow.tx
    .select({ at: phoneCodes.createdAt })
    .from(phoneCodes)
    .where(and(counted, gt(phoneCodes.createdAt, new Date(uow.now.getTime() - DAY_MS))))
    .orderBy(asc(phoneCodes.createdAt));
  const [first] = rows.slice(-most);
  if (rows.length >= most && first !== undefined) throw tooMany(Math.ceil((first.at.getTime() + DAY_MS - uow.now.getTime()) / 1000));
}

/** @throws Problem too_many_requests for a browser that asked for many today, whatever the numbers */
export const refuseTooManyOfDevice = (uow: UnitOfWork, deviceId: number): Promise<void> =>
  refuseTooMany(uow, eq(phoneCodes.deviceId, deviceId), CODES_PER_DEVICE);

/** @throws Problem too_many_requests for a browser that the number's account knows */
export const refuseTooManyOfKnown = (uow: UnitOfWork, deviceId: number, phone: string): Promise<void> =>
  refuseTooMany(uow, and(eq(phoneCodes.phone, phone), eq(phoneCodes.deviceId, deviceId)), CODES_PER_NUMBER);

/** How many codes this browser asked for to the number within a day. @throws Problem too_many_requests during the pause after the last */
export async function refuseTooSoon(uow: UnitOfWork, deviceId: number, phone: string): Promise<number> {
  const since = new Date(uow.now.getTime() - DAY_MS);
  const [row] = await uow.tx
    .select({ sent: sql<number>`count(*)::int`, last: sql<string | null>`max(${phoneCodes.createdAt})` })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.deviceId, deviceId), eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, since)));
  const sent = row?.sent ?? 0;
  if (row?.last == null) return sent;
  const wait = Math.ceil((new Date(row.last).getTime() - uow.now.getTime()) / 1000 + pauseAfter(sent));
  if (wait > 0) throw tooMany(wait);
  return sent;
}

/** What strangers brought about at a number, with the newest code for all. */
export async function strangersShareOf(
  reader: Reader,
  phone: string,
  now: Date,
): Promise<StrangersShare & { newest: typeof sharedCodes.$inferSelect | undefined }> {
  const own = await reader.$count(
    phoneCodes,
    and(
      eq(phoneCodes.phone, phone),
      eq(phoneCodes.byStranger, true),
      isNull(phoneCodes.sharedId),
      gt(phoneCodes.createdAt, strangersSince(now.getTime())),
    ),
  );
  const [newest] = await reader.select().from(sharedCodes).where(eq(sharedCodes.phone, phone)).orderBy(desc(sharedCodes.id)).limit(1);
  return { own, newest, shared: newest && { at: newest.createdAt.getTime(), used: newest.usedAt !== null } };
}
