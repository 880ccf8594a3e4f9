import { and, count, eq, gt, inArray, max, min } from 'drizzle-orm';
import { signInFailures } from '@safiri/db/auth/tables.ts';
import {
  CODES_PER_ADDRESS,
  LOGIN_TRIES,
  LOGIN_TRIES_OF_STRANGERS,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_WINDOW_SECONDS,
  TAKEN_TOLD,
  TAKEN_TOLD_PER_ADDRESS,
} from '@safiri/rules/auth/limits.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits.ts';
import { networkOf } from '../platform/network.ts';
import { sha256 } from '../platform/hash.ts';

/** For so long what somebody found out counts against finding out more. */
const GUESSES_WINDOW_MS = 3_600_000;

/** How many failed tries within the window are taken from whom; a try counts against each. */
export interface Budget {
  readonly subject: string;
  readonly tries: number;
  /** An address alone locks nobody out: over its budget a try costs a proof of work. */
  readonly costsWork?: true;
}

/** Lets a try go on for a proof of work. @throws Problem proof_needed */
export type Prove = () => Promise<void>;

/** The budgets of one try; the first is the one that a success gives back. */
export type Budgets = readonly [Budget, ...Budget[]];

/**
 * Of a try from a device that the account does not know: this address at this account, all strangers at this account, and
 * this address at all accounts.
 * @param name what was tried, whether there is such an account or not
 */
export function strangerBudgets(name: string, ip: string): Budgets {
  const account = name.toLowerCase();
  const address = networkOf(ip);
  return [
    { subject: `account:${account}@${address}`, tries: LOGIN_TRIES },
    { subject: `account:${account}`, tries: LOGIN_TRIES_OF_STRANGERS },
    addressBudget(address),
  ];
}

const addressBudget = (address: string): Budget => ({
  subject: `address:${address}`,
  tries: LOGIN_TRIES_PER_ADDRESS,
  costsWork: true,
});

/** Of a try from a device that the account knows: its own alone, so that nobody else uses it up. */
export const deviceBudgets = (userId: number, deviceId: number): Budgets => [
  { subject: `account:${userId}:device:${deviceId}`, tries: LOGIN_TRIES },
];

/** Of codes for the second factor: whoever tries them has given the password. */
export const secondFactorBudgets = (userId: number, ip: string): Budgets => [
  { subject: `second-factor:${userId}`, tries: LOGIN_TRIES },
  addressBudget(networkOf(ip)),
];

/** Of codes to phones, from browsers that no account knows. */
export const codeBudgets = (ip: string): Budgets => [{ subject: `codes:${networkOf(ip)}`, tries: CODES_PER_ADDRESS, costsWork: true }];

/** The same to one number that is plagued: how much of that comes from this address. */
export const plagueBudgets = (ip: string, phone: string): Budgets => [
  { subject: `plague:${phone}@${networkOf(ip)}`, tries: Number.POSITIVE_INFINITY },
  ...codeBudgets(ip),
];

/** Of wishes for a phone or an address of one's own, whose refusal tells that somebody has it; by an account, or to get one. */
export const takenBudgets = (ip: string, userId?: number): Budgets => {
  const address: Budget = { subject: `taken:${networkOf(ip)}`, tries: TAKEN_TOLD_PER_ADDRESS, costsWork: true };
  return userId === undefined ? [address] : [{ subject: `taken:user:${userId}`, tries: TAKEN_TOLD }, address];
};

/**
 * Does something whose failure may tell a secret. It is charged before it is done, so that of many at the same moment no more get through
 * than the budgets have, and what told nothing is given back.
 * @param counts whether this failure told it
 * @throws Problem too_many_requests, proof_needed, without doing it
 */
export async function charged<T>(
  ctx: Context,
  budgets: Budgets,
  prove: Prove,
  counts: (error: unknown) => boolean,
  act: () => Promise<T>,
): Promise<T> {
  const at = ctx.clock();
  const charges = await ctx.db
    .insert(signInFailures)
    .values(budgets.map(({ subject }) => ({ subject, at })))
    .returning({ id: signInFailures.id });
  const giveBack = () =>
    ctx.db.delete(signInFailures).where(
      inArray(
        signInFailures.id,
        charges.map(({ id }) => id),
      ),
    );
  try {
    // Its own charge is among those counted.
    await refuseTooManyFailures(
      ctx,
      budgets.map((budget) => ({ ...budget, tries: budget.tries + 1 })),
      prove,
    );
    const result = await act();
    await giveBack();
    return result;
  } catch (error) {
    if (!counts(error)) await giveBack();
    throw error;
  }
}

/**
 * Refuses further tries once a budget is used up (rules/auth/limits), or asks for work.
 * @param prove absent where no budget costs work
 * @throws Problem too_many_requests with the seconds to wait, proof_needed
 */
export async function refuseTooManyFailures(ctx: Context, budgets: readonly Budget[], prove?: Prove): Promise<void> {
  const now = ctx.clock().getTime();
  const since = new Date(now - LOGIN_WINDOW_SECONDS * 1000);
  const subjects = budgets.map(({ subject }) => subject);
  const rows = await ctx.db
    .select({ subject: signInFailures.subject, n: count(), last: max(signInFailures.at) })
    .from(signInFailures)
    .where(and(inArray(signInFailures.subject, subjects), gt(signInFailures.at, since)))
    .groupBy(signInFailures.subject);
  const used = budgets.flatMap((budget) => {
    const row = rows.find(({ subject }) => subject === budget.subject);
    return row !== undefined && row.n >= budget.tries && row.last !== null ? [{ budget, last: row.last }] : [];
  });
  const hard = used.find(({ budget }) => budget.costsWork !== true);
  if (hard !== undefined) throw tooMany(Math.max(1, Math.ceil((hard.last.getTime() + LOGIN_WINDOW_SECONDS * 1000 - now) / 1000)));
  if (used.length > 0) await prove?.();
}

/**
 * Lets somebody find out so many different things within an hour, and each of them as often as they like. It is counted before they are told, so that of
 * many at the same moment no more get through.
 * @param subject who finds out, and what kind of things
 * @param thing kept as a hash alone
 * @throws Problem too_many_requests with the seconds to wait
 */
export async function refuseGuessing(ctx: Context, subject: string, thing: string, most: number): Promise<void> {
  const at = ctx.clock();
  const within = gt(signInFailures.at, new Date(at.getTime() - GUESSES_WINDOW_MS));
  const one = `${subject}:${sha256(thing).toString('base64url')}`;
  if ((await ctx.db.$count(signInFailures, and(eq(signInFailures.subject, one), within))) > 0) return;
  const charges = await ctx.db
    .insert(signInFailures)
    .values([subject, one].map((name) => ({ subject: name, at })))
    .returning({ id: signInFailures.id });
  const [counted] = await ctx.db
    .select({ n: count(), first: min(signInFailures.at) })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), within));
  if ((counted?.n ?? 0) <= most) return;
  const ids = charges.map(({ id }) => id);
  await ctx.db.delete(signInFailures).where(inArray(signInFailures.id, ids));
  throw tooMany(Math.max(1, Math.ceil(((counted?.first ?? at).getTime() + GUESSES_WINDOW_MS - at.getTime()) / 1000)));
}

/** How often the first budget was charged within the window. */
export const chargesOf = (ctx: Context, [own]: Budgets): Promise<number> =>
  ctx.db.$count(
    signInFailures,
    and(eq(signInFailures.subject, own.subject), gt(signInFailures.at, new Date(ctx.clock().getTime() - LOGIN_WINDOW_SECONDS * 1000))),
  );

/** Counts a failure on its own, so that it stays although the sign-in is refused. */
export async function countFailure(ctx: Context, budgets: Budgets): Promise<void> {
  const at = ctx.clock();
  await ctx.db.insert(signInFailures).values(budgets.map(({ subject }) => ({ subject, at })));
}

/** A success gives the first budget back, and no other: those are shared with strangers. */
export async function forgetFailures(ctx: Context, [own]: Budgets): Promise<void> {
  await ctx.db.delete(signInFailures).where(eq(signInFailures.subject, own.subject));
}
