import { and, eq } from 'drizzle-orm';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { payableOf, payoutTermsOf, type PayoutTerms } from '@safiri/rules/earnings/payout-terms.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { setAside, type PayeeAccount } from '../payments/public.ts';
import { accounts, lockDriverMoney, payableFrom } from '../wallet/public.ts';
import type { PayoutRow } from './queries.ts';

type Payee = Pick<DriverActor, 'driverId' | 'countryId'>;

interface Wish {
  readonly amountMinor: number;
  /** As its driver wrote it, or as the provider's account is called. */
  readonly destination: string;
  readonly feeMinor: number;
  /** By which provider; null where staff pay by hand. */
  readonly to: PayeeAccount | null;
  /** The day for which it is made by itself. */
  readonly madeFor: string | null;
}

/**
 * Writes a payout with its money set aside, and the disbursement that will carry it. The driver's money is held.
 * @param random names the disbursement
 */
export async function writePayout(
  ctx: Pick<Context, 'random'>,
  uow: UnitOfWork,
  { driverId, countryId }: Payee,
  { amountMinor, destination, feeMinor, to, madeFor }: Wish,
): Promise<PayoutRow> {
  const { currency } = countryById(countryId);
  const [payout] = await uow.tx
    .insert(payouts)
    .values({ driverId, amountMinor, feeMinor, currency, destination, madeFor, createdAt: uow.now })
    .returning();
  if (payout === undefined) throw new Error('the payout was not written');
  const [backTo, heldIn] = [accounts.driverWallet(driverId), accounts.driverPayout(driverId)];
  await setAside(ctx, uow, { purpose: 'driver_payout', subjectId: payout.id, backTo, heldIn, amountMinor, feeMinor, currency, to });
  return payout;
}

/** @throws Problem naming the amount where providers would not pay so much */
function requireSendable(amountMinor: number, feeMinor: number, money: (minor: number) => string): void {
  if (amountMinor % 100 !== 0) throw fieldProblem('amount', 'Whole amounts alone can be sent');
  if (amountMinor <= feeMinor) throw fieldProblem('amount', `More than ${money(feeMinor)}, which is the fee`);
}

/**
 * Sets the amount aside: a payout by a provider waits for a batch, one by hand for staff. The password was asked before. A phone that did not hear the
 * answer may ask the same again while the payout is open, and gets the same payout.
 * @param wish with `to`, the kept destination, it goes by a provider, else staff send it to what `destination` says
 * @param terms of the driver's markets: the least, the fee of a provider, and how long money settles; without them nothing hinders
 * @throws Problem payout_open, balance_too_low, invalid on `amount`
 */
export async function requestPayout(
  ctx: Pick<Context, 'random'>,
  uow: UnitOfWork,
  actor: Payee,
  wish: { amount: string; destination: string; to?: PayeeAccount },
  terms: PayoutTerms = payoutTermsOf(null, 0),
): Promise<PayoutRow> {
  const { destination, to = null } = wish;
  const amountMinor = fromWire(wish.amount) ?? 0;
  if (amountMinor === 0) throw fieldProblem('amount', 'Enter an amount above zero');
  const country = countryById(actor.countryId);
  const money = (minor: number) => uow.money(minor, country.currency);
  const feeMinor = to === null ? 0 : terms.feeMinor;
  if (to !== null) requireSendable(amountMinor, feeMinor, money);
  await lockDriverMoney(uow.tx, actor.driverId);
  const [open] = await uow.tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.driverId, actor.driverId), eq(payouts.status, 'requested')));
  if (open !== undefined) {
    if (open.amountMinor === amountMinor && open.destination === destination) return open;
    throw new Problem('payout_open', 'A payout is already under way. You can ask for the next one when it is done.');
  }
  const { balanceMinor, settlingMinor } = await payableFrom(uow.tx, actor.driverId, country.currency, terms.settlementHours, uow.now);
  const payable = payableOf(balanceMinor, settlingMinor);
  if (amountMinor > payable) throw new Problem('balance_too_low', `You can withdraw at most ${money(payable)}.`);
  if (amountMinor < terms.leastMinor) throw fieldProblem('amount', `At least ${money(terms.leastMinor)} is paid out`);
  return writePayout(ctx, uow, actor, { amountMinor, destination, feeMinor, to, madeFor: null });
}
