import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { REFERRALS_PER_DAY } from '@safiri/rules/earnings/goals.ts';
import { Problem } from '../platform/problem.ts';
import { holdName } from '../platform/hold-name.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById } from '../users/public.ts';
import { schemeOf } from './scheme.ts';

/** Naming a phone and registering with it happen one after the other, so that the two always find each other. */
const holdPhone = (tx: Tx, phone: string): Promise<void> => holdName(tx, `referral:${phone}`);

/**
 * A driver names the phone of somebody who shall drive. A number that is registered, and one that another driver named first,
 * are taken like any other, and simply bring nothing: the answer tells nothing of strangers.
 * @param phone in international form
 * @throws Problem referral_refused where the market pays for nobody, for the own number, for one named before, and beyond the day's number
 */
export async function referDriver(ctx: Context, uow: UnitOfWork, actor: DriverActor, phone: string): Promise<void> {
  const { referral } = await schemeOf(ctx, uow.tx, actor);
  if (referral === null) throw new Problem('referral_refused', 'Nobody is paid for bringing a driver here.');
  await holdPhone(uow.tx, phone);
  const self = await findAccountById(uow.tx, actor.userId);
  if (self?.user.phone === phone) throw new Problem('referral_refused', 'That is your own number.');
  // One after the other, so that the day's number holds.
  await uow.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, actor.driverId)).for('no key update');
  const dayAgo = new Date(uow.now.getTime() - 24 * 3_600_000);
  const own = eq(referrals.referrerId, actor.driverId);
  const today = await uow.tx.$count(referrals, and(own, gt(referrals.createdAt, dayAgo)));
  if ((await uow.tx.$count(referrals, and(own, eq(referrals.phone, phone)))) > 0)
    throw new Problem('referral_refused', 'You have referred this number already.');
  if (today >= REFERRALS_PER_DAY) throw new Problem('referral_refused', `You can refer ${REFERRALS_PER_DAY} people a day. Go on tomorrow.`);
  await uow.tx.insert(referrals).values({ referrerId: actor.driverId, phone, createdAt: uow.now });
}

/** Called when a driver registers: whoever named the phone first is the one who brought them. */
export async function linkReferral(uow: UnitOfWork, driverId: number, phone: string): Promise<void> {
  await holdPhone(uow.tx, phone);
  const [first] = await uow.tx
    .select({ id: referrals.id, referrerId: referrals.referrerId })
    .from(referrals)
    .where(and(eq(referrals.phone, phone), ne(referrals.referrerId, driverId)))
    .orderBy(referrals.id)
    .limit(1);
  if (first === undefined) return;
  await uow.tx
    .update(referrals)
    .set({ referredId: driverId })
    .where(and(eq(referrals.id, first.id), isNull(referrals.referredId)));
}
