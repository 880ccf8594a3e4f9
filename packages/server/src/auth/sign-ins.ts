import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { deviceUsers, passwordResets, sessions } from '@safiri/db/auth/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const publishSession = (ctx: Context, uow: UnitOfWork, userId: number) => uow.afterCommit(() => ctx.bus.publish('session', { userId }));

/** Ends every other session of this person, and the quick login of every other device. */
export async function endOtherSignIns(ctx: Context, uow: UnitOfWork, actor: Actor): Promise<void> {
  await uow.tx
    .update(sessions)
    .set({ revokedAt: uow.now })
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId), isNull(sessions.revokedAt)));
  await uow.tx
    .delete(deviceUsers)
    .where(
      and(
        eq(deviceUsers.userId, actor.userId),
        sql`${deviceUsers.deviceId} is distinct from (select device_id from sessions where id = ${actor.sessionId})`,
      ),
    );
  publishSession(ctx, uow, actor.userId);
}

/** Ends every session of this person and the quick login of every device, and uses up the links that were sent. */
export async function endEverySignIn(ctx: Context, uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx
    .update(sessions)
    .set({ revokedAt: uow.now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  await forgetDevicesOf(uow, userId);
  await useUpResetLinks(uow, userId);
  publishSession(ctx, uow, userId);
}

/** The quick login of every device, this one among them. */
export async function forgetDevicesOf(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx.delete(deviceUsers).where(eq(deviceUsers.userId, userId));
}

/**
 * Signs one other device out; this one signs out by its own button.
 * @throws Problem forbidden for the session that asks, not_found for one that is not theirs or over
 */
export async function endSignIn(ctx: Context, uow: UnitOfWork, actor: Actor, sessionId: number): Promise<void> {
  if (sessionId === actor.sessionId) throw new Problem('forbidden', 'Use Sign Out for this device.');
  const [ended] = await uow.tx
    .update(sessions)
    .set({ revokedAt: uow.now })
    .where(and(eq(sessions.userId, actor.userId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ deviceId: sessions.deviceId });
  if (ended === undefined) throw notFound();
  if (ended.deviceId !== null)
    await uow.tx.delete(deviceUsers).where(and(eq(deviceUsers.userId, actor.userId), eq(deviceUsers.deviceId, ended.deviceId)));
  publishSession(ctx, uow, actor.userId);
}

/** A link that was sent before must not set the password after. */
export async function useUpResetLinks(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx
    .update(passwordResets)
    .set({ usedAt: uow.now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** @param token as the link carries it; only its hash is kept */
export async function insertResetLink(uow: UnitOfWork, userId: number, token: string, expiresAt: Date): Promise<void> {
  await uow.tx.insert(passwordResets).values({ tokenHash: sha256(token), userId, expiresAt });
}

/** The second factor was given in this session. */
export async function recordSecondFactor(ctx: Context, uow: UnitOfWork, actor: Actor): Promise<void> {
  await uow.tx.update(sessions).set({ secondFactorAt: uow.now }).where(eq(sessions.id, actor.sessionId));
  publishSession(ctx, uow, actor.userId);
}
