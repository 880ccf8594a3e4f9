import { and, desc, eq, isNull } from 'drizzle-orm';
import { phoneCodes, sharedCodes } from '@safiri/db/auth/tables.ts';
import { CODE_TRIES, type CodePurpose } from '@safiri/rules/auth/codes.ts';
import { SHARED_DIGITS, SHARED_MINUTES } from '@safiri/rules/auth/shared-code.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits.ts';
import { secretsOf } from '../platform/secrets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { codeHash } from './code-hash.ts';

export type SharedCode = typeof sharedCodes.$inferSelect;

/** The digits of a code for all: they stand nowhere, and only this server can tell them. */
export function digitsOf(ctx: Context, { id, phone }: SharedCode): string {
  const signed = secretsOf(ctx.config).sign('shared code', Buffer.from(`${id} ${phone}`));
  return String(signed.readBigUInt64BE() % 10n ** BigInt(SHARED_DIGITS)).padStart(SHARED_DIGITS, '0');
}

/** A new code for all who wait at a number. */
export async function makeShared(uow: UnitOfWork, phone: string): Promise<SharedCode> {
  const expiresAt = new Date(uow.now.getTime() + SHARED_MINUTES * 60_000);
  const [made] = await uow.tx.insert(sharedCodes).values({ phone, createdAt: uow.now, expiresAt }).returning();
  if (made === undefined) throw new Error('no shared code was written');
  return made;
}

interface Waiting {
  readonly deviceId: number;
  readonly purpose: CodePurpose;
  readonly userId: number | null;
}

/**
 * Lets a browser wait for the code for all, once: asking again gives it no more tries. Whoever asked at another number meanwhile waits
 * for this one again, since the newest row of a browser is the one that a code is held against.
 * @throws Problem too_many_requests for one that used them up
 */
export async function joinShared(ctx: Context, uow: UnitOfWork, shared: SharedCode, { deviceId, purpose, userId }: Waiting): Promise<void> {
  const ofBrowser = and(
    eq(phoneCodes.deviceId, deviceId),
    eq(phoneCodes.purpose, purpose),
    userId === null ? isNull(phoneCodes.userId) : eq(phoneCodes.userId, userId),
  );
  const [newest] = await uow.tx.select({ id: phoneCodes.id }).from(phoneCodes).where(ofBrowser).orderBy(desc(phoneCodes.id)).limit(1);
  const [waits] = await uow.tx
    .select()
    .from(phoneCodes)
    .where(and(ofBrowser, eq(phoneCodes.sharedId, shared.id)))
    .orderBy(desc(phoneCodes.id))
    .limit(1);
  if (waits !== undefined && waits.tries >= CODE_TRIES) throw tooMany(Math.ceil((shared.expiresAt.getTime() - uow.now.getTime()) / 1000));
  if (waits !== undefined && waits.id === newest?.id) return;
  if (waits !== undefined) await uow.tx.delete(phoneCodes).where(eq(phoneCodes.id, waits.id));
  const bound = { deviceId, phone: shared.phone, purpose };
  await uow.tx.insert(phoneCodes).values({
    ...bound,
    userId,
    byStranger: true,
    sharedId: shared.id,
    codeHash: codeHash(ctx, bound, digitsOf(ctx, shared)),
    tries: waits?.tries ?? 0,
    createdAt: waits?.createdAt ?? uow.now,
    expiresAt: shared.expiresAt,
  });
}

/** Uses a code for all up: it opens one browser. @returns whether it was still good */
export async function redeemShared(uow: UnitOfWork, id: number): Promise<boolean> {
  const used = await uow.tx
    .update(sharedCodes)
    .set({ usedAt: uow.now })
    .where(and(eq(sharedCodes.id, id), isNull(sharedCodes.usedAt)))
    .returning({ id: sharedCodes.id });
  return used.length > 0;
}
