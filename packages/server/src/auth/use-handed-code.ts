import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { useHandedCode as call } from '@safiri/contract/auth/handed-code-calls.ts';
import { handedCodes } from '@safiri/db/auth/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByPhone, updateUser } from '../users/public.ts';
import { countFailure, forgetFailures, refuseTooManyFailures, strangerBudgets } from './failures.ts';
import { handedHash } from './handed-codes.ts';
import { passwordText } from './password-text.ts';
import { hashOf, hashPassword } from './passwords.ts';
import { readPhone } from './phone.ts';
import { requireProofOfWork } from './proof-of-work.ts';

/** A code that fits, and the password that its driver chose. */
export interface HandedEntry {
  readonly userId: number;
  readonly phone: string;
  readonly codeHash: Buffer;
  readonly passwordHash: string;
}

const wrong = () => new Problem('handed_code_wrong', 'Number and code do not belong together, or the code was used or is too old.');

/**
 * Whether a code that was handed out belongs to a number; hashes the password, which takes long, so before any transaction. The answer does not
 * tell whether the number has an account. Tries are counted as those of a password are.
 * @throws Problem handed_code_wrong, too_many_requests, proof_needed, invalid_request on `password`
 */
export async function checkHandedCode(ctx: Context, body: BodyOf<typeof call>, request: FastifyRequest): Promise<HandedEntry> {
  const phone = readPhone(body.phone, body.countryId ?? defaultCountryId);
  const name = phone ?? body.phone;
  const budgets = strangerBudgets(name, request.ip);
  await refuseTooManyFailures(ctx, budgets, () => requireProofOfWork(ctx, request, name));
  const account = phone === undefined ? undefined : await findAccountByPhone(ctx.db, phone);
  const [row] =
    account === undefined || account.user.lastLoginAt !== null
      ? []
      : await ctx.db.select({ codeHash: handedCodes.codeHash }).from(handedCodes).where(works(account.user.id, ctx.clock()));
  const given = handedHash(ctx, { userId: account?.user.id ?? 0, phone: name }, body.code);
  if (account === undefined || row === undefined || !timingSafeEqual(given, row.codeHash)) {
    await countFailure(ctx, budgets);
    throw wrong();
  }
  await forgetFailures(ctx, budgets);
  const reason = passwordProblem(body.password, account.user);
  if (reason !== undefined) throw fieldProblem('password', passwordText[reason]);
  const passwordHash = await hashPassword(body.password, hashOf(request.ip, account.user.id));
  return { userId: account.user.id, phone: account.user.phone, codeHash: given, passwordHash };
}

const works = (userId: number, now: Date) =>
  and(eq(handedCodes.userId, userId), isNull(handedCodes.usedAt), gt(handedCodes.expiresAt, now));

/**
 * Uses the code up and keeps the password. The person's row is held: whoever signed in, lost the number or was taken back meanwhile is refused.
 * @throws Problem handed_code_wrong
 */
export async function useHandedCode(uow: UnitOfWork, { userId, phone, codeHash, passwordHash }: HandedEntry): Promise<void> {
  const [held] = await uow.tx
    .select({ phone: users.phone, lastLoginAt: users.lastLoginAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (held === undefined || held.phone !== phone || held.lastLoginAt !== null) throw wrong();
  const used = await uow.tx
    .update(handedCodes)
    .set({ usedAt: uow.now })
    .where(and(works(userId, uow.now), eq(handedCodes.codeHash, codeHash)))
    .returning({ userId: handedCodes.userId });
  if (used.length === 0) throw wrong();
  await updateUser(uow, userId, { passwordHash });
}
