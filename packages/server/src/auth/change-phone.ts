import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { updateUser } from '../users/public.ts';
import { deviceIn } from './device.ts';
import { provePhone } from './prove-phone.ts';
import { takeNumber } from './take-number.ts';
import { redeemProof, useCode } from './use-code.ts';

/**
 * The number that a code proved becomes the person's, also where it is the one that they had.
 * @returns a problem where the try stays written
 * @throws Problem account_exists for a number that nobody can take
 */
export async function changePhone(
  ctx: Context,
  uow: UnitOfWork,
  { actor, code, request }: { actor: Actor; code: string; request: FastifyRequest },
): Promise<Problem | undefined> {
  const deviceId = await deviceIn(ctx, uow, request);
  const used = await useCode(ctx, uow, { deviceId, purpose: 'change_phone', code, userId: actor.userId });
  if (used instanceof Problem) return used;
  await redeemProof(uow, deviceId, used.phone);
  await takeNumber(ctx, uow, used.phone, actor.userId);
  await updateUser(uow, actor.userId, { phone: used.phone });
  await provePhone(uow, actor.userId);
  uow.publish(actor.userId, 'account', null);
  return undefined;
}
