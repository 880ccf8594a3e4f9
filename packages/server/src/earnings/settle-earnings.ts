import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { countryById, type Country, type CountryId } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor } from '@safiri/rules/earnings/bonuses.ts';
import { randInMinor, REFERRAL_REWARD } from '@safiri/rules/earnings/goals.ts';
import type { PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { giveToBudget, takeFromBudget } from '../markets/public.ts';
import { notify } from '../notifications/public.ts';
import type { Market } from '../platform/markets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { payDriver, payDrivers } from '../wallet/public.ts';
import { goalsOf, ownGoals, specifiedGoals, type GoalProgress, type GoalScheme } from './goal-progress.ts';
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
  /** Whose incentives count: the specification's, or what the trip's market has in force; undefined where that is no more. */
  readonly market: 'specified' | Market | undefined;
  /** An operator's own that was promised when the trip was accepted. */
  readonly bonus: PromisedBonus | null;
  /** Of the driver's account. */
  readonly driverCountry: CountryId;
  /** Whether somebody who brought the driver is not paid for that yet. */
  readonly brought: boolean;
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

/** What the specification adds to a fare: the moment of accepting decides, on the clocks of the driver's country (docs/features/driver-earnings.md). */
function specifiedBonusOf({ rideId, driverId, driverCountry, currency, earnedMinor, acceptedAt }: CompletedTrip) {
  const detail = bonusAt(acceptedAt, countryById(driverCountry).timeZoneId);
  const amountMinor = detail === undefined ? 0 : bonusMinor(earnedMinor, detail);
  if (detail === undefined || amountMinor === 0) return [];
  return [{ reference: bonusReference(rideId), kind: 'bonus' as const, detail, rideId, driverId, currency, amountMinor }];
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

/** The goals that a trip may have filled: one that is released later counts for the period in which it was driven, and may fill the running ones. */
async function goalsAround(
  uow: UnitOfWork,
  trips: readonly CompletedTrip[],
  scheme: GoalScheme,
): Promise<(trip: CompletedTrip) => readonly GoalProgress[]> {
  const ids = [...new Set(trips.map(({ driverId }) => driverId))];
  const now = await goalsOf(uow.tx, ids, scheme, uow.now);
  const before = new Map<number, ReadonlyMap<number, readonly GoalProgress[]>>();
  for (const { completedAt } of trips) {
    const at = completedAt.getTime();
    if (at !== uow.now.getTime() && !before.has(at)) before.set(at, await goalsOf(uow.tx, ids, scheme, completedAt));
  }
  return ({ driverId, completedAt }) => {
    const then = before.get(completedAt.getTime())?.get(driverId) ?? [];
    const known = new Set(then.map(({ reference }) => reference));
    return [...then, ...(now.get(driverId) ?? []).filter(({ reference }) => !known.has(reference))];
  };
}

/** Pays the goals that trips have filled. @throws NeedsBudget where one of several trips would take from a budget */
async function payGoals(
  uow: UnitOfWork,
  trips: readonly CompletedTrip[],
  scheme: GoalScheme,
  country: Country,
  market: Market | undefined,
): Promise<void> {
  const goals = await goalsAround(uow, trips, scheme);
  for (const trip of trips) {
    const { driverId } = trip;
    for (const goal of goals(trip)) {
      if (goal.paid || goal.earnedMinor < goal.targetMinor) continue;
      const { programme, reference, rewardMinor } = goal;
      if (programme !== null && trips.length > 1) throw new NeedsBudget();
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

/** What is known of a driver who is held with those who may be paid for them. */
export interface HeldEarner {
  /** Of the account: its clocks decide the specification's bonus. */
  readonly countryId: CountryId;
  /** Whether somebody who brought them is not paid for that yet. */
  readonly brought: boolean;
}

/**
 * Holds the money of those whom completed trips may pay beside their fares: of their drivers, and of whoever brought those. Before people and
 * budgets are held, as everywhere (docs/architecture.md); in the order of ids.
 * @returns the drivers, by their ids
 */
export async function holdEarners(tx: Tx, driverIds: readonly number[]): Promise<ReadonlyMap<number, HeldEarner>> {
  if (driverIds.length === 0) return new Map();
  const asked = sql.param([...driverIds]);
  const { rows } = await tx.execute<{ id: number } & HeldEarner & Record<string, unknown>>(sql`
    select d.id, u.country_id as "countryId", exists (select from referrals r where r.referred_id = d.id and r.paid_at is null) as brought
    from drivers d join users u on u.id = d.user_id
    where d.id = any(array(
      select unnest(${asked}::int[])
      union select r.referrer_id from referrals r where r.referred_id = any(${asked}::int[]) and r.paid_at is null))
    order by d.id for no key update of d`);
  return new Map(rows.map(({ id, countryId, brought }) => [id, { countryId, brought }]));
}

/** Of several trips that are settled together one would take from a budget, whose days are held last and in an order: each is settled alone then. */
export class NeedsBudget extends Error {}

const payReferrals = async (uow: UnitOfWork, trips: readonly CompletedTrip[], terms: ReferralTerms): Promise<void> => {
  for (const { driverId, brought } of trips) {
    if (!brought) continue;
    if (terms.own !== null && trips.length > 1) throw new NeedsBudget();
    await payReferral(uow, driverId, terms);
  }
};

async function settleSpecified(uow: UnitOfWork, trips: readonly CompletedTrip[]): Promise<void> {
  await payReferrals(uow, trips, { own: null });
  await payDrivers(uow, trips.flatMap(specifiedBonusOf));
  for (const [countryId, those] of Map.groupBy(trips, ({ driverCountry }) => driverCountry)) {
    const country = countryById(countryId);
    await payGoals(uow, those, specifiedGoals(country), country, undefined);
  }
}

async function settleOwn(uow: UnitOfWork, market: Market, trips: readonly CompletedTrip[]): Promise<void> {
  const terms = ownReferralOf(market, uow.now);
  if (terms !== undefined) await payReferrals(uow, trips, terms);
  for (const trip of trips) {
    if (trip.bonus === null) continue;
    if (trips.length > 1) throw new NeedsBudget();
    await payPromisedBonus(uow, trip, trip.bonus);
  }
  await payGoals(uow, trips, ownGoals(market, uow.now), market.country, market);
}

/**
 * Books all that completed trips earn beside their fares: a referral they complete, their bonuses, goals reached by them. Their earners are held
 * (`holdEarners`), and so are days of budgets from here on.
 * @throws NeedsBudget where one of several trips would take from a budget
 */
export async function settleEarnings(uow: UnitOfWork, trips: readonly CompletedTrip[]): Promise<void> {
  const specified = trips.filter(({ market }) => market === 'specified');
  if (specified.length > 0) await settleSpecified(uow, specified);
  for (const [market, those] of Map.groupBy(trips, (trip) => trip.market)) {
    if (market === 'specified') continue;
    if (market !== undefined) await settleOwn(uow, market, those);
    else for (const trip of those) if (trip.bonus !== null) await payPromisedBonus(uow, trip, trip.bonus);
  }
}
