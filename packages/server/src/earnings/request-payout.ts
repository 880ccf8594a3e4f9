import { and, eq } from 'drizzle-orm';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf, lockDriverMoney, writeTransfer } from '../wallet/public.ts';
import type { PayoutRow } from './queries.ts';

/**
 * Sets the amount aside and queues it for staff. The password was asked before. A phone that did not hear the answer may
 * ask the same again while the payout is open, and gets the same payout.
 * @throws Problem payout_open, balance_too_low, invalid on `amount`
 */
export async function requestPayout(
  uow: UnitOfWork,
  actor: DriverActor,
  wish: { amount: string; destination: string },
): Promise<PayoutRow> {
  const amountMinor = fromWire(wish.amount) ?? 0;
  if (amountMinor === 0) throw fieldProblem('amount', 'Enter an amount above zero');
  const country = countryById(actor.countryId);
  await lockDriverMoney(uow.tx, actor.driverId);
  const [open] = await uow.tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.driverId, actor.driverId), eq(payouts.status, 'requested')));
  if (open !== undefined) {
    if (open.amountMinor === amountMinor && open.destination === wish.destination) return open;
    throw new Problem('payout_open', 'A payout is already under way. You can ask for the next one when it is done.');
  }
  const wallet = accounts.driverWallet(actor.driverId);
  const balance = await balanceOf(uow.tx, wallet, country.currency);
  if (amountMinor > balance) {
    throw new Problem('balance_too_low', `You can withdraw at most ${uow.money(Math.max(0, balance), country.currency)}.`);
  }
  const [payout] = await uow.tx
    .insert(payouts)
    .values({ driverId: actor.driverId, amountMinor, currency: country.currency, destination: wish.destination, createdAt: uow.now })
    .returning();
  if (payout === undefined) throw new Error('the payout was not written');
  await writeTransfer(uow.tx, {
    reference: `payout:${payout.id}`,
    kind: 'payout',
    detail: 'requested',
    currency: country.currency,
    at: uow.now,
    entries: [
      { account: wallet, amountMinor: -amountMinor },
      { account: accounts.driverPayout(actor.driverId), amountMinor },
    ],
  });
  return payout;
}
