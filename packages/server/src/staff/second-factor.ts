import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { secondFactors } from '@safiri/db/staff/tables.ts';
import { countFailure, forgetFailures, recordSecondFactor, refuseTooManyFailures, secondFactorBudgets } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { Secrets } from '../platform/secrets.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { FactorState } from '@safiri/contract/staff/calls.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose code counts too: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** @param issuer as whose it stands in an authenticator; nothing where a code is only compared */
const totpOf = (secret: Buffer, label: string, issuer = '') =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.length) as ArrayBuffer }),
    period: PERIOD_SECONDS,
  });

/** Where the session of a staff member stands. */
export async function factorState(reader: Reader, actor: Pick<Actor, 'userId' | 'secondFactor'>, isDemo: boolean): Promise<FactorState> {
  if (actor.secondFactor) return 'given';
  if (isDemo) return 'to-enrol';
  const [factor] = await reader
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.userId));
  return factor?.confirmedAt == null ? 'to-enrol' : 'to-give';
}

/**
 * Makes a new secret. Where one is confirmed it is that of a new authenticator, which a session with the second factor given may
 * set up; the old one holds until the first right code of the new one. In the demo, whose account all visitors share, each sets
 * up their own.
 * @throws Problem illegal_transition when one is confirmed and was not given
 */
export async function enrol(
  uow: UnitOfWork,
  secrets: Secrets,
  actor: Actor,
  { email, isDemo }: { email: string; isDemo: boolean },
): Promise<{ secret: string; uri: string; demoCode: string | null }> {
  const secret = randomBytes(SECRET_BYTES);
  const sealed = secrets.seal(secret);
  const replaces = actor.secondFactor && !isDemo;
  const [row] = await uow.tx
    .insert(secondFactors)
    .values({ userId: actor.userId, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: replaces ? { nextSecret: sealed } : { secret: sealed, nextSecret: null, lastStep: 0 },
      setWhere: replaces || isDemo ? sql`true` : isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (row === undefined)
    throw new Problem('illegal_transition', 'A second factor is set up already. Use it, or have it reset on the command line.');
  const totp = totpOf(secret, email, uow.brand.name);
  const demoCode = isDemo ? totp.generate({ timestamp: uow.now.getTime() }) : null;
  return { secret: totp.secret.base32, uri: totp.toString(), demoCode };
}

/** The time step of a right code, or null. */
function stepOf(secret: Buffer, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** How a code counted: as the second factor, as the first one of an authenticator, or as one for a lost one. */
type Taken = 'given' | 'confirmed' | 'replaced' | 'recovery' | undefined;

/** Uses a code of the authenticator up, once: of two requests with the same one, one is let in. */
async function useUp(ctx: Context, uow: UnitOfWork, secrets: Secrets, actor: Actor, code: string): Promise<Taken> {
  const [factor] = await uow.tx.select().from(secondFactors).where(eq(secondFactors.userId, actor.userId));
  if (factor === undefined) return undefined;
  const now = uow.now.getTime();
  const next = actor.secondFactor && factor.nextSecret !== null ? stepOf(secrets.unseal(factor.nextSecret), code, now) : null;
  const step = next ?? stepOf(secrets.unseal(factor.secret), code, now);
  if (step === null) return undefined;
  const replaced = next !== null && factor.nextSecret !== null ? { secret: factor.nextSecret, nextSecret: null } : {};
  const taken = await uow.tx
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? uow.now, ...replaced })
    .where(and(eq(secondFactors.userId, actor.userId), next === null ? lt(secondFactors.lastStep, step) : sql`true`))
    .returning({ userId: secondFactors.userId });
  if (taken.length === 0) return undefined;
  await recordSecondFactor(ctx, uow, actor);
  return next === null ? (factor.confirmedAt === null ? 'confirmed' : 'given') : 'replaced';
}

/** A code for a lost authenticator lets in as one of it does. */
async function recover(ctx: Context, uow: UnitOfWork, actor: Actor, code: string): Promise<Taken> {
  if (!(await useRecoveryCode(uow, actor.userId, code))) return undefined;
  await recordSecondFactor(ctx, uow, actor);
  return 'recovery';
}

/**
 * Takes a code: right, of now, and not used before; or one for a lost authenticator.
 * @param also what is written in the same transaction as the success
 * @throws Problem wrong_code, too_many_requests after too many wrong ones
 */
export async function verify<R>(
  ctx: Context,
  secrets: Secrets,
  actor: Actor,
  ip: string,
  code: string,
  also: (uow: UnitOfWork, taken: NonNullable<Taken>) => Promise<R>,
): Promise<R> {
  const budgets = secondFactorBudgets(actor.userId, ip);
  await refuseTooManyFailures(ctx, budgets);
  const result = await inTransaction(ctx, async (uow) => {
    const taken = code.includes('-') ? await recover(ctx, uow, actor, code) : await useUp(ctx, uow, secrets, actor, code);
    return taken === undefined ? undefined : { value: await also(uow, taken) };
  });
  if (result === undefined) {
    await countFailure(ctx, budgets);
    throw new Problem('wrong_code', 'That is not the code of now. Wait for the next one and try again.');
  }
  await forgetFailures(ctx, budgets);
  return result.value;
}
