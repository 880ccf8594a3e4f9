import { and, eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { notify, type Notice } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import type { PayoutRow } from './queries.ts';
import type { PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';

/**
 * Staff paid a payout out, or could not: the money set aside leaves, or goes back to the driver's wallet. Once; the same
 * outcome again is harmless. The caller has made sure that `staffUserId` is staff.
 * @param note for the driver: a bank's reference, or why it failed
 * @throws Problem not_found, illegal_transition when it ended the other way
 */
export async function handlePayout(
  uow: UnitOfWork,
  staffUserId: number,
  payoutId: number,
  outcome: PayoutOutcome,
  note: string | null,
): Promise<PayoutRow> {
  const [payout] = await uow.tx
    .update(payouts)
    .set({ status: outcome, note, handledBy: staffUserId, handledAt: uow.now })
    .where(and(eq(payouts.id, payoutId), eq(payouts.status, 'requested')))
    .returning();
  if (payout === undefined) {
    const [known] = await uow.tx.select().from(payouts).where(eq(payouts.id, payoutId));
    if (known === undefined) throw notFound();
    if (known.status !== outcome) throw new Problem('illegal_transition', `This payout is ${known.status} already.`);
    return known;
  }
  const { driverId, amountMinor, currency } = payout;
  await writeTransfer(uow.tx, {
    reference: `payout:${payoutId}:${outcome}`,
    kind: 'payout',
    detail: outcome,
    currency,
    at: uow.now,
    entries: [
      { account: accounts.driverPayout(driverId), amountMinor: -amountMinor },
      { account: outcome === 'paid' ? accounts.outside : accounts.driverWallet(driverId), amountMinor },
    ],
  });
  const [driver] = await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
  const amount = uow.money(amountMinor, currency);
  const notice: Notice =
    outcome === 'paid'
      ? { kind: 'toldPayoutPaid', values: { amount, destination: payout.destination } }
      : { kind: 'toldPayoutFailed', values: { amount, note: note ?? '' } };
  if (driver !== undefined) await notify(uow, driver.userId, notice);
  return payout;
}
