import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor } from '@safiri/rules/earnings/bonuses.ts';
import { randInMinor, REFERRAL_REWARD, REFERRAL_RIDES } from '@safiri/rules/earnings/goals.ts';
import { notify } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockDriverMoney, payDriver } from '../wallet/public.ts';
import { goalProgress } from './goal-progress.ts';

/** A completed trip that the operator pays for: it was plainly driven, or that was confirmed. */
export interface CompletedTrip {
  readonly rideId: number;
  readonly driverId: number;
  readonly fareMinor: number;
  readonly currency: string;
  readonly acceptedAt: Date;
  readonly completedAt: Date;
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
async function payTripBonus(uow: UnitOfWork, trip: CompletedTrip, country: Country): Promise<void> {
  const bonus = bonusAt(trip.acceptedAt, country.timeZoneId);
  const amountMinor = bonus === undefined ? 0 : bonusMinor(trip.fareMinor, bonus);
  if (bonus === undefined || amountMinor === 0) return;
  const { rideId, driverId, currency } = trip;
  await payDriver(uow, { reference: `ride:${rideId}:bonus`, kind: 'bonus', detail: bonus, rideId, driverId, currency, amountMinor });
}

/** A trip that is released later counts for the week and month in which it was driven, and may fill the running ones. */
async function payGoals(uow: UnitOfWork, { driverId, completedAt }: CompletedTrip, country: Country): Promise<void> {
  const then = await goalProgress(uow.tx, driverId, country, completedAt);
  const known = new Set(then.map(({ reference }) => reference));
  const now = await goalProgress(uow.tx, driverId, country, uow.now);
  for (const goal of [...then, ...now.filter(({ reference }) => !known.has(reference))]) {
    if (goal.paid || goal.earnedMinor < goal.targetMinor) continue;
    const paid = await payDriver(uow, {
      reference: goal.reference,
      kind: 'goal',
      detail: `${goal.id}:${goal.period.key}`,
      currency: country.currency,
      driverId,
      amountMinor: goal.rewardMinor,
    });
    if (paid) await notifyDriver(uow, driverId, 'toldGoalReached', goal.rewardMinor, country);
  }
}

/** Pays whoever brought this driver, once the driver has plainly carried enough different passengers since being named. */
async function payReferral(uow: UnitOfWork, driverId: number): Promise<void> {
  const [referral] = await uow.tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.referredId, driverId), isNull(referrals.paidAt)));
  if (referral === undefined) return;
  const { rows } = await uow.tx.execute<{ carried: number }>(sql`
    select count(distinct booker_id)::int as carried from rides
    where driver_id = ${driverId} and operator_pay = 'released' and completed_at >= ${referral.createdAt.toISOString()}::timestamptz`);
  if ((rows[0]?.carried ?? 0) < REFERRAL_RIDES) return;
  const [paid] = await uow.tx
    .update(referrals)
    .set({ paidAt: uow.now })
    .where(and(eq(referrals.id, referral.id), isNull(referrals.paidAt)))
    .returning({ id: referrals.id });
  if (paid === undefined) return;
  const country = await countryOfDriver(uow.tx, referral.referrerId);
  const { id, referrerId } = referral;
  const amountMinor = randInMinor(REFERRAL_REWARD, country);
  const { currency } = country;
  // One whose maker has left is done with, too.
  const isPaid = await payDriver(uow, { reference: `referral:${id}`, kind: 'referral', currency, driverId: referrerId, amountMinor });
  if (isPaid) await notifyDriver(uow, referrerId, 'toldReferralPaid', amountMinor, country);
}

/** Books all that a completed trip earns beside its fare: the trip's bonus, a goal reached by it, a referral it completes. */
export async function settleEarnings(uow: UnitOfWork, trip: CompletedTrip): Promise<void> {
  await lockDriverMoney(uow.tx, trip.driverId);
  const country = await countryOfDriver(uow.tx, trip.driverId);
  await payTripBonus(uow, trip, country);
  await payGoals(uow, trip, country);
  await payReferral(uow, trip.driverId);
}
