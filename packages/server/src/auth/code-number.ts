import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { deviceUsers } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById, type Account } from '../users/public.ts';
import { channelsTo } from './code-channels.ts';
import { requirePhone, textCountry } from './phone.ts';

type Body = BodyOf<typeof askCode>;

/** To which number a code goes, and by which ways it could. */
export async function numberFor(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor | null,
  body: Body,
): Promise<{ phone: string; country: string; channels: CodeChannel[] }> {
  const phone = body.for === 'step_up' ? await ownNumber(uow, actor) : requirePhone(body.phone ?? '', body.countryId ?? defaultCountryId);
  const country = textCountry(phone);
  if (country === undefined) throw fieldProblem('phone', 'Enter the number of a mobile phone: the code comes by text message');
  const channels = channelsTo(ctx.config, country);
  if (channels.length === 0) throw fieldProblem('phone', 'We can’t send codes to numbers of this country');
  return { phone, country, channels };
}

/** @throws Problem forbidden for a number that was never proven: a code to it would prove nothing */
async function ownNumber(uow: UnitOfWork, actor: Actor | null): Promise<string> {
  if (actor === null) throw new Problem('not_signed_in');
  const account = await findAccountById(uow.tx, actor.userId);
  if (account === undefined || account.user.phoneVerifiedAt === null)
    throw new Problem('forbidden', 'Your number was never confirmed. Give your password.');
  return account.user.phone;
}

/**
 * Whether the account that has the number knows who asks: it is theirs, or they signed in to it in this browser. Being signed in to another
 * account makes nobody known to it, nor does an account that never proved the number: it may be a stranger's.
 * @param deviceId undefined for a browser without a device
 */
export async function isKnownTo(
  reader: Reader,
  holder: Account | undefined,
  actor: Actor | null,
  deviceId: number | undefined,
): Promise<boolean> {
  if (holder === undefined || holder.user.phoneVerifiedAt === null) return false;
  if (actor?.userId === holder.user.id) return true;
  if (deviceId === undefined) return false;
  return (await reader.$count(deviceUsers, and(eq(deviceUsers.deviceId, deviceId), eq(deviceUsers.userId, holder.user.id)))) > 0;
}
