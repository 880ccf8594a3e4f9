import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { deviceIn } from './device.ts';
import { redeemProof, useCode } from './use-code.ts';

/** A code to the own number instead of the password. @returns a problem where the try stays written */
export async function confirmByCode(
  ctx: Context,
  uow: UnitOfWork,
  { actor, code, request }: { actor: Actor; code: string; request: FastifyRequest },
): Promise<{ ok: true } | Problem> {
  const deviceId = await deviceIn(ctx, uow, request);
  const used = await useCode(ctx, uow, { deviceId, purpose: 'step_up', code, userId: actor.userId });
  if (used instanceof Problem) return used;
  await redeemProof(uow, deviceId, used.phone);
  await uow.tx.update(sessions).set({ passwordAt: uow.now }).where(eq(sessions.id, actor.sessionId));
  return { ok: true };
}
