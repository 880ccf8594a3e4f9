import type { BodyOf } from '@safiri/contract/call.ts';
import type { login as call } from '@safiri/contract/auth/calls.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { deviceUsers } from '@safiri/db/auth/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { findAccountByEmail, findAccountByPhone, type Account } from '../users/public.ts';
import { isBlockedDemoAccount } from './demo-accounts.ts';
import { findDevice } from './device.ts';
import { countFailure, deviceBudgets, forgetFailures, refuseTooManyFailures, strangerBudgets, type Budgets } from './failures.ts';
import { hashOf, passwordFits } from './passwords.ts';
import { readPhone } from './phone.ts';
import { requireProofOfWork } from './proof-of-work.ts';

/** The budget of a device that the account of this name signed in on before; undefined for every other. */
async function knownDeviceBudgets(ctx: Context, request: FastifyRequest, name: string): Promise<Budgets | undefined> {
  const deviceId = await findDevice(ctx, request);
  if (deviceId === undefined) return undefined;
  const [known] = await ctx.db
    .select({ userId: deviceUsers.userId })
    .from(deviceUsers)
    .innerJoin(users, eq(users.id, deviceUsers.userId))
    .where(and(eq(deviceUsers.deviceId, deviceId), or(eq(sql`lower(${users.email})`, name.toLowerCase()), eq(users.phone, name))));
  return known === undefined ? undefined : deviceBudgets(known.userId, deviceId);
}

/**
 * Checks email (or phone) and password. The answer and its time do not tell whether the account exists.
 * @param only whose page it is: staff's, where everybody else is answered like a wrong password, or everybody else's
 * @throws Problem invalid_credentials, too_many_requests, proof_needed, staff_sign_in
 */
export async function checkCredentials(
  ctx: Context,
  body: BodyOf<typeof call>,
  request: FastifyRequest,
  only: 'staff' | 'others',
): Promise<Account> {
  const phone = body.email === undefined ? readPhone(body.phone ?? '', body.countryId ?? defaultCountryId) : undefined;
  const name = body.email ?? phone ?? body.phone ?? '';
  const budgets = (await knownDeviceBudgets(ctx, request, name)) ?? strangerBudgets(name, request.ip);
  await refuseTooManyFailures(ctx, budgets, () => requireProofOfWork(ctx, request, name));
  const found =
    body.email !== undefined
      ? await findAccountByEmail(ctx.db, body.email)
      : phone !== undefined
        ? await findAccountByPhone(ctx.db, phone)
        : undefined;
  const account = found === undefined || isBlockedDemoAccount(ctx, found.user.email) ? undefined : found;
  const fits = await passwordFits(account?.user.passwordHash ?? undefined, body.password, hashOf(request.ip, name.toLowerCase()));
  if (!fits || account === undefined || (only === 'staff' && account.user.userType !== 'staff')) {
    await countFailure(ctx, budgets);
    throw new Problem('invalid_credentials');
  }
  await forgetFailures(ctx, budgets);
  // Told to nobody but whoever has the password.
  if (only === 'others' && account.user.userType === 'staff') throw new Problem('staff_sign_in', 'Staff sign in at /staff.');
  return account;
}
