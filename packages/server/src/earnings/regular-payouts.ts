import { and, eq, isNull, sql } from 'drizzle-orm';
import { payoutDestinations, payouts } from '@safiri/db/earnings/tables.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isNewAccount, isPayoutTime, payableOf, wholePayout } from '@safiri/rules/earnings/payout-terms.ts';
import { dateOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import type { Providers } from '../payments/public.ts';
import type { Context } from '../platform/context.ts';
import { eachApart, throwAll } from '../platform/each-apart.ts';
import type { Market } from '../platform/markets.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { lockDriverMoney, payableFrom } from '../wallet/public.ts';
import { destinationOf } from './destinations.ts';
import { payoutMarketsOf, termsIn, type PaidDriver } from './payout-market.ts';
import { writePayout } from './request-payout.ts';

/**
 * Makes one driver's payout of a day, in the currency of their country, where there is anything to pay and none is under way.
 * @param own the markets by whose terms it is made; the day is that of the first
 * @returns whether it was made
 */
async function payoutOf(ctx: Context, providers: Providers, due: PaidDriver, own: readonly Market[]): Promise<boolean> {
  const [first] = own;
  if (first === undefined) return false;
  const { every, leastMinor, feeMinor, settlementHours } = termsIn(own);
  const local = localMoment(ctx.clock(), first.document.timeZone);
  if (!isPayoutTime(every, local)) return false;
  const to = await destinationOf(ctx, providers, ctx.db, due);
  // Nobody is there who would see that it goes to a new account: whoever was told of it has a day to say no.
  if (to === undefined || isNewAccount(to.changedAt ?? to.createdAt, ctx.clock())) return false;
  const madeFor = dateOf(local);
  const run = inTransaction(ctx, async (uow) => {
    await lockDriverMoney(uow.tx, due.driverId);
    const others = await uow.tx
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.driverId, due.driverId), sql`(${payouts.status} = 'requested' or ${payouts.madeFor} = ${madeFor})`))
      .limit(1);
    if (others.length > 0) return false;
    const { currency } = countryById(due.countryId);
    const { balanceMinor, settlingMinor } = await payableFrom(uow.tx, due.driverId, currency, settlementHours, uow.now);
    const amountMinor = wholePayout(payableOf(balanceMinor, settlingMinor));
    if (amountMinor <= feeMinor || amountMinor < leastMinor) return false;
    await writePayout(ctx, uow, due, { amountMinor, destination: payeeText(to, due.countryId), feeMinor, to, madeFor });
    return true;
  });
  try {
    return await run;
  } catch (error) {
    // Another node made it at the same moment.
    const constraint = violatedUnique(error);
    if (constraint === 'payouts_one_open' || constraint === 'payouts_one_a_day') return false;
    throw error;
  }
}

/**
 * Makes the payouts of drivers whose first market pays each day, or on this one: what has settled, by the provider that they named. Any number of nodes may
 * try; each driver gets one a day. What goes wrong with one keeps nobody else waiting.
 * @returns how many were made
 * @throws AggregateError once all were tried, with what went wrong
 */
export async function makeRegularPayouts(ctx: Context, providers: Providers): Promise<number> {
  if (!ctx.markets.all().some(({ document }) => (document.payout?.every ?? 'request') !== 'request')) return 0;
  const due = await ctx.db
    .select({ driverId: drivers.id, countryId: users.countryId })
    .from(payoutDestinations)
    .innerJoin(drivers, eq(drivers.id, payoutDestinations.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(isNull(users.deletedAt))
    .orderBy(drivers.id);
  const markets = await payoutMarketsOf(ctx, ctx.db, due);
  const { done, faults } = await eachApart(
    due,
    (one) => payoutOf(ctx, providers, one, markets.get(one.driverId) ?? []),
    (error, { driverId }) => ctx.log.error({ err: error, driver: driverId }, 'the regular payout of a driver could not be made'),
  );
  throwAll(faults, (count) => `${count} regular payouts could not be made`);
  return done.filter(Boolean).length;
}
