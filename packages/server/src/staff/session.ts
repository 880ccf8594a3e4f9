import type { FastifyReply, FastifyRequest } from 'fastify';
import type { whoAmI } from '@safiri/contract/staff/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { signIn } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById, presentOwnUser } from '../users/public.ts';
import { audit } from './audit.ts';
import { findMember } from './members.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { factorState } from './second-factor.ts';

/** A staff session is worth stealing: it ends after a working day. */
const STAFF_SESSION_HOURS = 12;

/** Who is signed in to the console. */
export type Me = ReplyOf<typeof whoAmI>;

export async function presentMe(reader: Reader, actor: Pick<Actor, 'userId' | 'secondFactor'>): Promise<Me> {
  const account = await findAccountById(reader, actor.userId);
  if (account === undefined) throw new Problem('not_signed_in');
  const member = await findMember(reader, actor.userId);
  return {
    user: presentOwnUser(account),
    secondFactor: await factorState(reader, actor, isDemoAddress(account.user.email ?? '')),
    roles: member?.roles ?? [],
    grants: member?.grants ?? [],
    recoveryCodesLeft: await countRecoveryCodes(reader, actor.userId),
  };
}

/** Opens a session of the console, which is worth nothing before its second factor. */
export async function openStaffSession(
  ctx: Context,
  uow: UnitOfWork,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Me> {
  await signIn(ctx, uow, userId, request, reply, { method: 'staff', hours: STAFF_SESSION_HOURS });
  await audit(uow, { userId }, request, { action: 'staff.signed_in', subject: 'user', subjectId: userId });
  return presentMe(uow.tx, { userId, secondFactor: false });
}
