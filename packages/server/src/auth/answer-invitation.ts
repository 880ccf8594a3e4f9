import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { answerInvitation as call } from '@safiri/contract/auth/calls.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByPhone } from '../users/public.ts';
import { deviceIn } from './device.ts';
import { findInvited, loseNumber } from './invited.ts';
import { provePhone } from './prove-phone.ts';
import { signIn } from './sign-in.ts';
import { provenIn, redeemProof } from './use-code.ts';

const over = () => new Problem('invitation_invalid', 'Ask for a code again.');

/**
 * Whoever proved the number of an invited driver in this browser says whether it is them: then the account opens, else it goes on without the
 * number, which may be registered. The person's row is held, so that the team does not change the number meanwhile.
 * @throws Problem invitation_invalid where nothing was proven, or the invitation was answered, corrected or withdrawn
 */
export async function answerInvitation(
  ctx: Context,
  uow: UnitOfWork,
  { body, request, reply }: { body: BodyOf<typeof call>; request: FastifyRequest; reply: FastifyReply },
): Promise<ReplyOf<typeof call>> {
  const deviceId = await deviceIn(ctx, uow, request);
  const phone = await provenIn(uow.tx, deviceId, uow.now);
  const account = phone === undefined ? undefined : await findAccountByPhone(uow.tx, phone);
  if (phone === undefined || account === undefined) throw over();
  const { id } = account.user;
  const [held] = await uow.tx.select({ phone: users.phone }).from(users).where(eq(users.id, id)).for('no key update');
  if (held?.phone !== phone || (await findInvited(ctx, uow.tx, id)) === undefined) throw over();
  if (!body.isMe) {
    await loseNumber(ctx, uow, id);
    return { outcome: 'new', user: null };
  }
  await redeemProof(uow, deviceId, phone);
  await provePhone(uow, id);
  return { outcome: 'signed_in', ...(await signIn(ctx, uow, id, request, reply, { method: 'code' })) };
}
