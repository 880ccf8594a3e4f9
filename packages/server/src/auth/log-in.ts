import type { BodyOf } from '@safiri/contract/call.ts';
import type { login as call } from '@safiri/contract/auth/calls.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { findAccountByEmail, findAccountByPhone, type Account } from '../users/public.ts';
import { isShutOut } from './demo-door.ts';
import { countFailure, forgetFailures, refuseTooManyFailures, subjectsOf } from './failures.ts';
import { passwordFits } from './passwords.ts';
import { readPhone } from './phone.ts';

/**
 * Checks email (or phone) and password. The answer and its time do not tell whether the account exists.
 * @param only the roles that may sign in here; every other account answers like a wrong password
 * @throws Problem invalid_credentials, too_many_requests
 */
export async function checkCredentials(
  ctx: Context,
  body: BodyOf<typeof call>,
  ip: string,
  only?: ReadonlyArray<Account['user']['userType']>,
): Promise<Account> {
  const phone = body.email === undefined ? readPhone(body.phone ?? '', body.countryId ?? defaultCountryId) : undefined;
  const subjects = subjectsOf(body.email ?? phone ?? body.phone ?? '', ip);
  await refuseTooManyFailures(ctx, subjects);
  const found =
    body.email !== undefined
      ? await findAccountByEmail(ctx.db, body.email)
      : phone !== undefined
        ? await findAccountByPhone(ctx.db, phone)
        : undefined;
  const account = found === undefined || isShutOut(ctx, found.user.email) ? undefined : found;
  const fits = await passwordFits(account?.user.passwordHash, body.password);
  if (!fits || account === undefined || only?.includes(account.user.userType) === false) {
    await countFailure(ctx, subjects);
    throw new Problem('invalid_credentials');
  }
  await forgetFailures(ctx, subjects);
  return account;
}
