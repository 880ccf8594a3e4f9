import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { Problem } from '../platform/problem.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Work } from '../platform/work.ts';
import { findAccountById, findAccountByPhone } from '../users/public.ts';

/** Naming a phone and registering with it happen one after the other, so that the two always find each other. */
async function holdPhone(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referral:${phone}`}, 0))`);
}

/**
 * A driver names the phone of somebody who shall drive. The first who names it keeps it. A number that is registered and
 * one that another driver named get the same answer, so that nothing is told of strangers beyond that they can't be named.
 * @param phone in international form
 * @throws Problem referral_refused
 */
export async function referDriver(work: Work, actor: DriverActor, phone: string): Promise<void> {
  await holdPhone(work.tx, phone);
  const self = await findAccountById(work.tx, actor.userId);
  if (self?.user.phone === phone) throw new Problem('referral_refused', 'That is your own number.');
  const [known] = await work.tx.select({ referrerId: referrals.referrerId }).from(referrals).where(eq(referrals.phone, phone));
  if (known?.referrerId === actor.driverId) throw new Problem('referral_refused', 'You have referred this number already.');
  if (known !== undefined || (await findAccountByPhone(work.tx, phone)) !== undefined) {
    throw new Problem('referral_refused', 'This number can’t be referred any more.');
  }
  await work.tx.insert(referrals).values({ referrerId: actor.driverId, phone, createdAt: work.now });
}

/** Called when a driver registers: whoever named the phone first is the one who brought them. */
export async function linkReferral(work: Work, driverId: number, phone: string): Promise<void> {
  await holdPhone(work.tx, phone);
  await work.tx
    .update(referrals)
    .set({ referredId: driverId })
    .where(and(eq(referrals.phone, phone), isNull(referrals.referredId), ne(referrals.referrerId, driverId)));
}
