import { eq } from 'drizzle-orm';
import { payouts, referrals } from '@safiri/db/earnings/tables.ts';
import type { Work } from '../platform/work.ts';

/** What a deleted driver leaves: that money was paid out, not to which account; no number of theirs. */
export async function forgetEarnings(work: Work, driverId: number): Promise<void> {
  await work.tx
    .update(referrals)
    .set({ phone: `deleted:${driverId}` })
    .where(eq(referrals.referredId, driverId));
  await work.tx.update(payouts).set({ destination: '' }).where(eq(payouts.driverId, driverId));
}
