import { eq } from 'drizzle-orm';
import { payoutDestinations, payouts, referrals } from '@safiri/db/earnings/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What a deleted driver leaves: that money was paid out, not to which account; no number of theirs. */
export async function forgetEarnings(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx
    .update(referrals)
    .set({ phone: `deleted:${driverId}` })
    .where(eq(referrals.referredId, driverId));
  await uow.tx.delete(payoutDestinations).where(eq(payoutDestinations.driverId, driverId));
  await uow.tx.update(payouts).set({ destination: '' }).where(eq(payouts.driverId, driverId));
}
