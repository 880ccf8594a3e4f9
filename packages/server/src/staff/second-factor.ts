import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { secondFactors } from '@safiri/db/staff/tables.ts';
import { product } from '@safiri/rules/product.ts';
import { countFailure, forgetFailures, recordSecondFactor, refuseTooManyFailures, secondFactorBudgets } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { Secrets } from '../platform/secrets.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { FactorState } from '@safiri/contract/staff/calls.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose code counts too: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: Buffer, label: string) =>
  new TOTP({
    issuer: product.name,
    label,
    secret: new Secret({ buffer: secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.length) as ArrayBuffer }),
    period: PERIOD_SECONDS,
  });

/** Where the session of a staff member stands. */
export async function factorState(reader: Reader, actor: Pick<Actor, 'userId' | 'secondFactor'>): Promise<FactorState> {
  if (actor.secondFactor) return 'given';
  const [factor] = await reader
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.userId));
  return factor?.confirmedAt == null ? 'to-enrol' : 'to-give';
}

/**
 * Makes a new secret. Once a code has confirmed one, only the command line can take it away.
 * @throws Problem illegal_transition when one is confirmed
 */
export async function enrol(uow: UnitOfWork, secrets: Secrets, actor: Actor, email: string): Promise<{ secret: string; uri: string }> {
  const secret = randomBytes(SECRET_BYTES);
  const sealed = secrets.seal(secret);
  const [row] = await uow.tx
    .insert(secondFactors)
    .values({ userId: actor.userId, secret: sealed })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret: sealed, lastStep: 0 }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId });
  if (row === undefined)
    throw new Problem('illegal_transition', 'A second factor is set up already. Use it, or have it reset on the command line.');
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a right code, or null. */
function stepOf(secret: Buffer, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Uses a code up, once: of two requests with the same one, one is let in. */
async function useUp(ctx: Context, uow: UnitOfWork, secrets: Secrets, actor: Actor, code: string): Promise<boolean> {
  const [factor] = await uow.tx.select().from(secondFactors).where(eq(secondFactors.userId, actor.userId));
  const step = factor === undefined ? null : stepOf(secrets.unseal(factor.secret), code, uow.now.getTime());
  if (factor === undefined || step === null) return false;
  const taken = await uow.tx
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? uow.now })
    .where(and(eq(secondFactors.userId, actor.userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  if (taken.length === 0) return false;
  await recordSecondFactor(ctx, uow, actor);
  return true;
}

/**
 * Takes a code: right, of now, and not used before.
 * @param also what is written in the same transaction as the success
 * @throws Problem wrong_code, too_many_requests after too many wrong ones
 */
export async function verify(
  ctx: Context,
  secrets: Secrets,
  actor: Actor,
  ip: string,
  code: string,
  also: (uow: UnitOfWork) => Promise<void>,
): Promise<void> {
  const budgets = secondFactorBudgets(actor.userId, ip);
  await refuseTooManyFailures(ctx, budgets);
  const taken = await inTransaction(ctx, async (uow) => {
    const right = await useUp(ctx, uow, secrets, actor, code);
    if (right) await also(uow);
    return right;
  });
  if (!taken) {
    await countFailure(ctx, budgets);
    throw new Problem('wrong_code', 'That is not the code of now. Wait for the next one and try again.');
  }
  await forgetFailures(ctx, budgets);
}
