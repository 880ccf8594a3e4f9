import type { Earnings, EarnedByKind, Payout, PayslipLine } from '@safiri/contract/earnings/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { lastDays, monthOf, progressPercent, weekOf } from '@safiri/rules/earnings/goals.ts';
import { payableOf } from '@safiri/rules/earnings/payout-terms.ts';
import { isPaidAfterAll } from '@safiri/rules/payments/disbursement-life.ts';
import { quickerPercent } from '@safiri/rules/places/driver-pace.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { disbursementsOf, type DisbursementRow } from '../payments/public.ts';
import { readPace } from '../drivers/public.ts';
import { averageRating, findAccountById } from '../users/public.ts';
import { earnedAs, settlingOf, sumDriverLedger, type DriverSum } from '../wallet/public.ts';
import { goalProgress } from './goal-progress.ts';
import { paidPay } from './pay.ts';
import { payoutTermsFor } from './payout-market.ts';
import { schemeOf, windowsOf } from './scheme.ts';
import { countReferrals, listPaidTrips, listPayouts, type PayoutRow } from './queries.ts';

const CHART_DAYS = 28;
/** Also holds the first day of the longest month. */
const SUMMED_DAYS = 31;
const LINES = 10;
const PAYOUTS = 10;

/** Minor units as the number in major units that the specified figures are. */
const major = (minor: number) => minor / 100;

interface Earned {
  readonly byKind: Record<keyof EarnedByKind, number>;
  readonly all: number;
}

/** What was earned in some spans, in minor units. */
function earnedOf(sums: readonly DriverSum[]): Earned {
  const byKind = { fares: 0, bonuses: 0, goals: 0, referrals: 0, dayCommission: 0, tips: 0 };
  for (const { kind, sum } of sums) {
    const column = earnedAs[kind];
    if (column !== null) byKind[column] += sum;
  }
  return { byKind, all: Object.values(byKind).reduce((all, one) => all + one, 0) };
}

const wireOf = ({ byKind: { fares, bonuses, goals, referrals, dayCommission, tips } }: Earned): EarnedByKind => ({
  fares: toWire(fares),
  bonuses: toWire(bonuses),
  goals: toWire(goals),
  referrals: toWire(referrals),
  dayCommission: toWire(dayCommission),
  tips: toWire(tips),
});

/** @param disbursement that carries it; undefined where staff pay by hand */
export function presentPayout(payout: PayoutRow, disbursement: DisbursementRow | undefined): Payout {
  return {
    id: payout.id,
    amount: toWire(payout.amountMinor),
    currency: payout.currency,
    destination: payout.destination,
    status: payout.status,
    progress: disbursement?.state ?? null,
    isPaidAfterAll: disbursement !== undefined && isPaidAfterAll(disbursement),
    fee: toWire(payout.feeMinor),
    receipt: disbursement?.receipt ?? null,
    note: payout.note,
    createdAt: payout.createdAt.toISOString(),
    handledAt: payout.handledAt?.toISOString() ?? null,
  };
}

function presentLine(trip: Awaited<ReturnType<typeof listPaidTrips>>[number]): PayslipLine {
  return {
    rideId: trip.rideId,
    completedAt: trip.completedAt?.toISOString() ?? '',
    fare: toWire(trip.fareMinor),
    paymentMethod: trip.paymentMethod,
    dropoffAddress: trip.dropoffAddress,
    ...paidPay(trip.fareMinor, trip.settled),
  };
}

/** Everything of the earnings screen, read from one moment of the database, so that the figures agree with each other. */
export async function earningsPage(ctx: Context, actor: DriverActor): Promise<Earnings> {
  const { driverId } = actor;
  const country = countryById(actor.countryId);
  const now = ctx.clock();
  const days = lastDays(now, country.timeZoneId, SUMMED_DAYS);
  const read = await ctx.db.transaction(
    async (tx) => {
      const scheme = await schemeOf(ctx, tx, actor);
      const paid = await listPayouts(tx, driverId, PAYOUTS);
      return {
        scheme,
        account: await findAccountById(tx, actor.userId),
        sums: await sumDriverLedger(
          tx,
          driverId,
          country.currency,
          days.map(({ startsAt }) => startsAt),
        ),
        goals: await goalProgress(tx, driverId, scheme.goals, now),
        lines: await listPaidTrips(tx, driverId, LINES),
        payouts: paid,
        settling: await settlingOf(tx, driverId, country.currency, (await payoutTermsFor(ctx, tx, actor)).settlementHours, now),
        disbursements: await disbursementsOf(
          tx,
          'driver_payout',
          paid.map(({ id }) => id),
        ),
        referrals: await countReferrals(tx, driverId),
        pace: await readPace(tx, driverId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (read.account === undefined) throw notFound();
  const { user } = read.account;
  const { referral } = read.scheme;
  const since = (start: Date) => read.sums.filter(({ span }) => (days[span - 1]?.startsAt.getTime() ?? 0) >= start.getTime());
  const week = earnedOf(since(weekOf(now, country.timeZoneId).startsAt));
  const month = earnedOf(since(monthOf(now, country.timeZoneId).startsAt));
  const total = earnedOf(read.sums);
  const cash = read.sums.reduce((sum, one) => sum + one.cash, 0);
  const balance = read.sums.reduce((sum, one) => sum + one.sum, 0) - cash;
  return {
    totalEarnings: major(total.all),
    weeklyEarnings: major(week.all),
    monthlyEarnings: major(month.all),
    rideCount: user.totalRides,
    avgRating: averageRating(user),
    quickerPercent: quickerPercent(read.pace),
    bonuses: major(total.byKind.bonuses + total.byKind.goals),
    referralEarnings: major(total.byKind.referrals),
    currency: country.currency,
    countryId: country.id,
    week: wireOf(week),
    month: wireOf(month),
    total: wireOf(total),
    days: days.slice(-CHART_DAYS).map(({ date }, i) => ({
      date,
      earned: toWire(earnedOf(read.sums.filter(({ span }) => span === SUMMED_DAYS - CHART_DAYS + i + 1)).all),
    })),
    lines: read.lines.map(presentLine),
    goals: read.goals.map(({ id, per, period, earnedMinor, heldMinor, targetMinor, rewardMinor, paid }) => ({
      id,
      per,
      period: period.key,
      endsAt: period.endsAt.toISOString(),
      earned: toWire(earnedMinor),
      held: toWire(heldMinor),
      target: toWire(targetMinor),
      reward: toWire(rewardMinor),
      percent: progressPercent(earnedMinor, targetMinor),
      paid,
      spent: !paid && read.scheme.spent.has(id),
    })),
    bonusWindows: windowsOf(read.scheme, now).map(({ bonus, percent, startsAt, endsAt, running, isSpent }) => ({
      id: bonus,
      percent,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      running,
      spent: isSpent,
    })),
    balance: toWire(balance),
    payable: toWire(payableOf(balance, read.settling.settlingMinor)),
    cashCollected: toWire(cash),
    payouts: read.payouts.map((payout) => presentPayout(payout, read.disbursements.get(payout.id))),
    referrals: {
      ...read.referrals,
      earned: toWire(total.byKind.referrals),
      reward: toWire(referral?.rewardMinor ?? 0),
      afterTrips: referral?.afterTrips ?? null,
    },
  };
}
