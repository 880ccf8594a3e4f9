import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { signInByCode as call } from '@safiri/contract/auth/calls.ts';
import { deviceUsers } from '@safiri/db/auth/tables.ts';
import { judgeNumber } from '@safiri/rules/auth/codes.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByPhone, type Account } from '../users/public.ts';
import { isBlockedDemoAccount, isDemo } from './demo-accounts.ts';
import { deviceIn } from './device.ts';
import { findInvited } from './invited.ts';
import { signIn } from './sign-in.ts';
import { endEverySignIn } from './sign-ins.ts';
import { provePhone } from './prove-phone.ts';
import { redeemProof, useCode } from './use-code.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether the proof of its number opens the account on this device. */
async function opens(uow: UnitOfWork, { user }: Account, deviceId: number): Promise<boolean> {
  const known = await uow.tx.$count(deviceUsers, and(eq(deviceUsers.deviceId, deviceId), eq(deviceUsers.userId, user.id)));
  const seenAt = user.lastLoginAt ?? user.createdAt;
  const verdict = judgeNumber({
    proven: user.phoneVerifiedAt !== null,
    knownDevice: known > 0,
    hasPassword: user.passwordHash !== null,
    lastSeenDays: (uow.now.getTime() - seenAt.getTime()) / DAY_MS,
  });
  return verdict === 'opens';
}

/**
 * Proves a number by its code, and opens the account that has it where that is proof enough.
 * @returns a problem where something of the try stays written
 */
export async function signInByCode(
  ctx: Context,
  uow: UnitOfWork,
  { body, request, reply }: { body: BodyOf<typeof call>; request: FastifyRequest; reply: FastifyReply },
): Promise<ReplyOf<typeof call> | Problem> {
  const deviceId = await deviceIn(ctx, uow, request);
  const used = await useCode(ctx, uow, { deviceId, purpose: body.recover === true ? 'recover' : 'sign_in', code: body.code });
  if (used instanceof Problem) return used;
  const account = await findAccountByPhone(uow.tx, used.phone);
  if (account === undefined || isBlockedDemoAccount(ctx, account.user.email)) return { outcome: 'new', user: null, invitation: null };
  // Told to nobody but whoever has the phone.
  if (account.user.userType === 'staff') return new Problem('staff_sign_in', 'Staff sign in at /staff.');
  const invitation = await findInvited(ctx, uow.tx, account.user.id);
  if (invitation !== undefined) return { outcome: 'invited', user: null, invitation };
  if (!(await opens(uow, account, used.deviceId))) return { outcome: 'password', user: null, invitation: null };
  await redeemProof(uow, used.deviceId, used.phone);
  await provePhone(uow, account.user.id);
  // A phone that was lost opens nothing any more. The demo's accounts are everybody's: nobody is signed out of them.
  if (body.recover === true && !isDemo(account.user.email)) await endEverySignIn(ctx, uow, account.user.id);
  return { outcome: 'signed_in', invitation: null, ...(await signIn(ctx, uow, account.user.id, request, reply, { method: 'code' })) };
}
