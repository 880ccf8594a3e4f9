import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { deviceUsers } from '@safiri/db/auth/tables.ts';
import { bitsAfter } from '@safiri/rules/auth/proof-of-work.ts';
import { STRANGERS_CODES } from '@safiri/rules/auth/shared-code.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { findAccountByPhone } from '../users/public.ts';
import { strangersShareOf } from './code-counts.ts';
import { isKnownTo } from './code-number.ts';
import { findDevice } from './device.ts';
import { chargesOf, codeBudgets, countFailure, plagueBudgets, refuseTooManyFailures } from './failures.ts';
import { validPhone } from './phone.ts';
import { requireProofOfWork } from './proof-of-work.ts';

interface Asking {
  readonly actor: Actor | null;
  readonly body: BodyOf<typeof askCode>;
  readonly request: FastifyRequest;
}

/** The number that is asked for, where strangers have used up its codes and who asks is one of them. */
async function plaguedNumber(ctx: Context, { actor, body }: Asking, deviceId: number | undefined): Promise<string | undefined> {
  if (body.for === 'step_up') return undefined;
  const phone = validPhone(body.phone ?? '', body.countryId ?? defaultCountryId);
  if (phone === undefined) return undefined;
  const { own } = await strangersShareOf(ctx.db, phone, ctx.clock());
  if (own < STRANGERS_CODES) return undefined;
  return (await isKnownTo(ctx.db, await findAccountByPhone(ctx.db, phone), actor, deviceId)) ? undefined : phone;
}

/**
 * Asks for work before a code: at a number that strangers plague of each of them, the more the more came from their address; and of
 * browsers that nobody knows once much was asked for from there. Before the transaction: a proof that was given stays used.
 * @throws Problem proof_needed
 */
export async function refuseTooManyCodes(ctx: Context, asking: Asking): Promise<void> {
  const { actor, body, request } = asking;
  const deviceId = await findDevice(ctx, request);
  const plagued = await plaguedNumber(ctx, asking, deviceId);
  if (plagued !== undefined) {
    const budgets = plagueBudgets(request.ip, plagued);
    await requireProofOfWork(ctx, request, body.phone ?? '', bitsAfter(await chargesOf(ctx, budgets)));
    return countFailure(ctx, budgets);
  }
  if (actor !== null || (deviceId !== undefined && (await ctx.db.$count(deviceUsers, eq(deviceUsers.deviceId, deviceId))) > 0)) return;
  const budgets = codeBudgets(request.ip);
  await refuseTooManyFailures(ctx, budgets, () => requireProofOfWork(ctx, request, body.phone ?? ''));
  await countFailure(ctx, budgets);
}
