import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { phoneCodes } from '@safiri/db/auth/tables.ts';
import { CODE_TRIES, PROVEN_MINUTES, type CodePurpose } from '@safiri/rules/auth/codes.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { codeHash } from './code-hash.ts';
import { redeemShared } from './shared-code.ts';

export type PhoneCode = typeof phoneCodes.$inferSelect;

const codeOver = () => new Problem('code_over', 'This code is too old or was used up. Ask for a new one.');

/**
 * Takes a code that came back. Only the newest of this browser for this purpose counts, and each try is written, so the problem is
 * returned and not thrown.
 * @param deviceId undefined for a browser that never asked for one
 * @param userId who asked, where somebody signed in did
 */
export async function useCode(
  ctx: Context,
  uow: UnitOfWork,
  { deviceId, purpose, code, userId }: { deviceId: number | undefined; purpose: CodePurpose; code: string; userId?: number },
): Promise<PhoneCode | Problem> {
  if (deviceId === undefined) return codeOver();
  const [newest] = await uow.tx
    .select()
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.deviceId, deviceId),
        eq(phoneCodes.purpose, purpose),
        userId === undefined ? undefined : eq(phoneCodes.userId, userId),
      ),
    )
    .orderBy(desc(phoneCodes.id))
    .limit(1)
    .for('update');
  if (newest === undefined || newest.provenAt !== null || newest.expiresAt <= uow.now || newest.tries >= CODE_TRIES) return codeOver();
  const tries = newest.tries + 1;
  const fits = timingSafeEqual(codeHash(ctx, newest, code), newest.codeHash);
  // What all waited for opens one browser: the first that gives it.
  if (fits && newest.sharedId !== null && !(await redeemShared(uow, newest.sharedId))) return codeOver();
  await uow.tx
    .update(phoneCodes)
    .set({ tries, ...(fits ? { provenAt: uow.now } : {}) })
    .where(eq(phoneCodes.id, newest.id));
  if (fits) return newest;
  const triesLeft = CODE_TRIES - tries;
  return triesLeft === 0 ? codeOver() : new Problem('code_wrong', 'That is not the code. Look at the newest message.', { triesLeft });
}

const isLive = (now: Date) =>
  and(
    isNotNull(phoneCodes.provenAt),
    isNull(phoneCodes.redeemedAt),
    gt(phoneCodes.provenAt, new Date(now.getTime() - PROVEN_MINUTES * 60_000)),
  );

/** A number that was proven in this browser, and not used yet. */
const liveProof = (deviceId: number, phone: string, now: Date) =>
  and(eq(phoneCodes.deviceId, deviceId), eq(phoneCodes.phone, phone), isLive(now));

/** Whether this browser proved the number a short while ago. */
export async function hasProof(reader: Reader, deviceId: number | undefined, phone: string, now: Date): Promise<boolean> {
  return deviceId !== undefined && (await reader.$count(phoneCodes, liveProof(deviceId, phone, now))) > 0;
}

/** The number that this browser proved last, as long as that is not used up or too old. */
export async function provenIn(reader: Reader, deviceId: number | undefined, now: Date): Promise<string | undefined> {
  if (deviceId === undefined) return undefined;
  const [newest] = await reader
    .select({ phone: phoneCodes.phone })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.deviceId, deviceId), isLive(now)))
    .orderBy(desc(phoneCodes.provenAt))
    .limit(1);
  return newest?.phone;
}

/** Uses the proof up. @returns whether there was one */
export async function redeemProof(uow: UnitOfWork, deviceId: number | undefined, phone: string): Promise<boolean> {
  if (deviceId === undefined) return false;
  const redeemed = await uow.tx
    .update(phoneCodes)
    .set({ redeemedAt: uow.now })
    .where(liveProof(deviceId, phone, uow.now))
    .returning({ id: phoneCodes.id });
  return redeemed.length > 0;
}
