import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor } from '@safiri/rules/earnings/bonuses.ts';
import { randInMinor, REFERRAL_REWARD } from '@safiri/rules/earnings/goals.ts';
import type { PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { giveToBudget, takeFromBudget } from '../markets/public.ts';
import { notify } from '../notifications/public.ts';
import type { Market } from '../platform/markets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockDriverMoney, payDriver } from '../wallet/public.ts';
import { goalProgress, ownGoals, specifiedGoals, type GoalScheme } from './goal-progress.ts';
import { bonusReference, owedOfBonus } from './own-bonus.ts';
import { detailOf } from './pay.ts';
import { hasCarriedEnough, ownReferralOf, unpaidReferral, type ReferralTerms } from './due-referral.ts';

/** A completed trip that the operator pays for: it was plainly driven, or that was confirmed. */
export interface CompletedTrip {
  readonly rideId: number;
  readonly driverId: number;
  /** What bonuses are a percentage of: the fare before what a promotion took off, without tolls. */
  readonly earnedMinor: number;
  readonly currency: string;
  readonly acceptedAt: Date;
  readonly completedAt: Date;
  /** Which incentives count: the specification's, or what the trip's market has in force, with the bonus that was promised. */
  readonly incentives: 'specified' | { readonly market: Market | undefined; readonly bonus: PromisedBonus | null };
}

async function countryOfDriver(tx: Tx, driverId: number): Promise<Country> {
  const [row] = await tx
    .select({ countryId: users.countryId })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(eq(drivers.id, driverId));
  if (row === undefined) throw new Error(`driver ${driverId} does not exist`);
  return countryById(row.countryId);
}

async function notifyDriver(
  uow: UnitOfWork,
  driverId: number,
  kind: 'toldGoalReached' | 'toldReferralPaid',
  minor: number,
  country: Country,
): Promise<void> {
  const [driver] = await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
  if (driver !== undefined) await notify(uow, driver.userId, { kind, values: { amount: uow.money(minor, country.currency) } });
}

/** The moment of accepting decides, on the clocks of the driver's country (docs/features/driver-earnings.md). */
async function paySpecifiedBonus(uow: UnitOfWork, trip: CompletedTrip, country: Country): Promise<void> {
  const bonus = bonusAt(trip.acceptedAt, country.timeZoneId);
  const amountMinor = bonus === undefined ? 0 : bonusMinor(trip.earnedMinor, bonus);
  if (bonus === undefined || amountMinor === 0) return;
  const { rideId, driverId, currency } = trip;
  await payDriver(uow, { reference: bonusReference(rideId), kind: 'bonus', detail: bonus, rideId, driverId, currency, amountMinor });
}

/** What was taken from the budget when the trip was accepted goes to the driver; what the trip did not earn goes back. */
async function payPromisedBonus(uow: UnitOfWork, trip: CompletedTrip, bonus: PromisedBonus): Promise<void> {
  const { rideId, driverId, currency } = trip;
  const reference = bonusReference(rideId);
  const amountMinor = owedOfBonus(bonus, trip.earnedMinor);
  const isPaid =
    amountMinor > 0 &&
    (await payDriver(uow, { reference, kind: 'bonus', detail: detailOf(bonus), rideId, driverId, currency, amountMinor }));
  await giveToBudget(uow.tx, reference, isPaid ? amountMinor : 0);
}

/** A trip that is released later counts for the period in which it was driven, and may fill the running ones. */
async function payGoals(
  uow: UnitOfWork,
  { driverId, completedAt }: CompletedTrip,
  scheme: GoalScheme,
  country: Country,
  market: Market | undefined,
): Promise<void> {
  const then = await goalProgress(uow.tx, driverId, scheme, completedAt);
  const known = new Set(then.map(({ reference }) => reference));
  const now = await goalProgress(uow.tx, driverId, scheme, uow.now);
  for (const goal of [...then, ...now.filter(({ reference }) => !known.has(reference))]) {
    if (goal.paid || goal.earnedMinor < goal.targetMinor) continue;
    const { programme, reference, rewardMinor } = goal;
    // What today's budget does not hold is paid with a later trip of the period.
    const isHeld =
      programme === null ||
      (market !== undefined && (await takeFromBudget(uow.tx, { market, programme, reference, amountMinor: rewardMinor, at: uow.now })));
    if (!isHeld) continue;
    const paid = await payDriver(uow, {
      reference,
      kind: 'goal',
      detail: `${goal.id}:${goal.period.key}`,
      currency: scheme.currency,
      driverId,
      amountMinor: rewardMinor,
    });
    if (paid) await notifyDriver(uow, driverId, 'toldGoalReached', rewardMinor, country);
    else if (programme !== null) await giveToBudget(uow.tx, reference);
  }
}

/** Pays whoever brought this driver, once the driver has plainly carried enough different passengers since being named. */
async function payReferral(uow: UnitOfWork, driverId: number, terms: ReferralTerms): Promise<void> {
  const referral = await unpaidReferral(uow.tx, driverId);
  if (referral === undefined) return;
  const { id, referrerId } = referral;
  if (!(await hasCarriedEnough(uow.tx, referral, terms))) return;
  const country = terms.own === null ? await countryOfDriver(uow.tx, referrerId) : terms.market.country;
  const amountMinor = terms.own === null ? randInMinor(REFERRAL_REWARD, country) : minorOfUnits(terms.own.pays);
  const reference = `referral:${id}`;
  const at = uow.now;
  if (terms.own !== null) {
    const isHeld = await takeFromBudget(uow.tx, { market: terms.market, programme: terms.own, reference, amountMinor, at });
    // What today's budget does not hold is paid with a later trip.
    if (!isHeld) return;
  }
  const [paid] = await uow.tx
    .update(referrals)
    .set({ paidAt: at })
    .where(and(eq(referrals.id, id), isNull(referrals.paidAt)))
    .returning({ id: referrals.id });
  // One whose maker has left is done with, too.
  const isPaid =
    paid !== undefined &&
    (await payDriver(uow, { reference, kind: 'referral', currency: country.currency, driverId: referrerId, amountMinor }));
  if (isPaid) await notifyDriver(uow, referrerId, 'toldReferralPaid', amountMinor, country);
  else if (terms.own !== null) await giveToBudget(uow.tx, reference);
}

/**
 * Holds the money of those whom a completed trip may pay beside its fare: of its driver, and of whoever brought that one. Before people and
 * budgets are held, as everywhere (docs/architecture.md).
 */
export async function holdEarners(tx: Tx, driverId: number): Promise<void> {
  const brought = await tx
    .select({ referrerId: referrals.referrerId })
    .from(referrals)
    .where(and(eq(referrals.referredId, driverId), isNull(referrals.paidAt)));
  await lockDriverMoney(tx, driverId, ...brought.map(({ referrerId }) => referrerId));
}

/**
 * Books all that a completed trip earns beside its fare: a referral it completes, the trip's bonus, a goal reached by it. Its earners are held
 * (`holdEarners`), and so are days of budgets from here on.
 */
export async function settleEarnings(uow: UnitOfWork, trip: CompletedTrip): Promise<void> {
  if (trip.incentives === 'specified') {
    const country = await countryOfDriver(uow.tx, trip.driverId);
    await payReferral(uow, trip.driverId, { own: null });
    await paySpecifiedBonus(uow, trip, country);
    await payGoals(uow, trip, specifiedGoals(country), country, undefined);
    return;
  }
  const { market, bonus } = trip.incentives;
  const terms = market === undefined ? undefined : ownReferralOf(market, uow.now);
  if (terms !== undefined) await payReferral(uow, trip.driverId, terms);
  if (bonus !== null) await payPromisedBonus(uow, trip, bonus);
  if (market !== undefined) await payGoals(uow, trip, ownGoals(market, uow.now), market.country, market);
}
