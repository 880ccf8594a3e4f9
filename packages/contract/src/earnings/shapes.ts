import * as z from 'zod/mini';
import { goalSpans } from '@safiri/rules/markets/programmes.ts';
import { disbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { countryId, id, instant } from '../fields.ts';
import { payoutStatuses } from '@safiri/rules/earnings/payouts.ts';

/** The one bonus of a trip and what it adds to the fare: one of the specification's, or an operator's own by its id. */
export const tripBonus = z.object({ id: z.string(), percent: z.number(), amount: z.string() });

/** What a trip means for its driver: the fare before any promotion less the commission, and the bonus on top. */
export const driverPay = z.object({
  /** What the operator adds to the fare, because a promotion took it off for the passenger; null where none did. */
  promotion: z.nullable(z.string()),
  commission: z.string(),
  bonus: z.nullable(tripBonus),
  /** Fare and promotion less commission, plus bonus. */
  net: z.string(),
});
export type DriverPay = z.infer<typeof driverPay>;

/** What was earned, by kind: fares less commission, trip bonuses, goals reached, drivers brought; below zero what days cost. */
export const earnedByKind = z.object({
  fares: z.string(),
  bonuses: z.string(),
  goals: z.string(),
  referrals: z.string(),
  /** What the operator takes for each day with trips, where its market says so. */
  dayCommission: z.string(),
  /** Given by passengers: nothing is kept of it. */
  tips: z.string(),
});
export type EarnedByKind = z.infer<typeof earnedByKind>;

/** One trip on the payslip. */
export const payslipLine = z.extend(driverPay, {
  rideId: id,
  completedAt: instant,
  fare: z.string(),
  paymentMethod: z.string(),
  dropoffAddress: z.string(),
});
export type PayslipLine = z.infer<typeof payslipLine>;

export const goal = z.object({
  /** The specification's `week` and `month`, or an operator's own. */
  id: z.string(),
  per: z.enum(goalSpans),
  /** `2026-11-20`, `2026-W47`, `2026-11`. */
  period: z.string(),
  endsAt: instant,
  /** Net fares and trip bonuses of the period. */
  earned: z.string(),
  /** The same of trips under review: it counts once they are released. */
  held: z.string(),
  target: z.string(),
  reward: z.string(),
  /** Whole percent, at most 100. */
  percent: z.number(),
  paid: z.boolean(),
  /** What it may cost today is used up: it is paid with a trip of another day. */
  spent: z.boolean(),
});
export type Goal = z.infer<typeof goal>;

export const payout = z.object({
  id,
  amount: z.string(),
  currency: z.string(),
  destination: z.string(),
  status: z.enum(payoutStatuses),
  /** Where it stands with its provider; null for one that staff pay by hand. */
  progress: z.nullable(z.enum(disbursementStates)),
  /** It failed, was given back, and arrived all the same: it was taken out of the wallet again. */
  isPaidAfterAll: z.boolean(),
  /** Of the amount, that the operator keeps. */
  fee: z.string(),
  /** The provider's number of it. */
  receipt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  createdAt: instant,
  handledAt: z.nullable(instant),
});
export type Payout = z.infer<typeof payout>;

/** Everything of the earnings screen in one answer. */
export const earnings = z.object({
  /** The seven specified figures (spec: foundations §3 Earnings): major units, whatever was earned. */
  totalEarnings: z.number(),
  weeklyEarnings: z.number(),
  monthlyEarnings: z.number(),
  rideCount: z.number(),
  /** Null while nobody has rated: the same number as the account's `rating` (EARN-33). */
  avgRating: z.nullable(z.number()),
  /** By how much quicker than the average trips are driven, by which arrival times are told; below 0 for slower, 0 for about the same. */
  quickerPercent: z.number(),
  /** Trip bonuses and goals, of all time. */
  bonuses: z.number(),
  referralEarnings: z.number(),
  currency: z.string(),
  countryId,
  /** What this week and this month consist of. */
  week: earnedByKind,
  month: earnedByKind,
  total: earnedByKind,
  /** The last 28 local days, oldest first, today last. */
  days: z.array(z.object({ date: z.string(), earned: z.string() })),
  /** The latest trips, newest first. */
  lines: z.array(payslipLine),
  goals: z.array(goal),
  /** The bonus that runs now, if one does, and those that come next. */
  bonusWindows: z.array(
    z.object({
      id: z.string(),
      percent: z.number(),
      startsAt: instant,
      endsAt: instant,
      running: z.boolean(),
      /** What it may cost today is used up. */
      spent: z.boolean(),
    }),
  ),
  /** What the operator owes the driver; with a minus what the driver owes, from commission on cash trips. */
  balance: z.string(),
  /** What of it has settled and can be paid out. */
  payable: z.string(),
  /** Cash taken in from passengers so far. */
  cashCollected: z.string(),
  /** Newest first. */
  payouts: z.array(payout),
  referrals: z.object({
    /** Phones that were named. */
    referred: z.number(),
    /** Those who drive. */
    joined: z.number(),
    /** Those who completed their rides. */
    rewarded: z.number(),
    earned: z.string(),
    /** What one referral pays; nothing where the operator pays for none. */
    reward: z.string(),
    /** After how many passengers; null where the operator pays for none. */
    afterTrips: z.nullable(z.number()),
  }),
});
export type Earnings = z.infer<typeof earnings>;

/** (spec: foundations §3 Incentive). Amounts in major units. */
export const incentive = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  reward: z.number(),
  progress: z.number(),
  target: z.number(),
  deadline: instant,
  isCompleted: z.boolean(),
});
export type Incentive = z.infer<typeof incentive>;
