import { countryById } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { orderSplit, orderTotal } from '@safiri/rules/orders/wallet-part.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf, spendableOf, writeTransfer } from '../wallet/public.ts';
import type { OrderRow } from './queries.ts';

const heldOf = (orderId: number) => `order:${orderId}:held`;
const SERVICE = 'platform:service';

export const totalOf = (order: Pick<OrderRow, 'itemsMinor' | 'deliveryMinor' | 'serviceMinor'>) => orderTotal(order);

const currencyOf = (order: OrderRow) => countryById(order.countryId).currency;
const byWallet = (order: OrderRow) => order.paymentMethod === walletMethodId;

/** What is set aside of a wallet for an order: all of it, or the part that was asked for. */
const asideOf = (order: OrderRow): number => (byWallet(order) ? totalOf(order) : (order.walletMinor ?? 0));

/** What of an order the wallet pays and the courier takes, as it is now. */
export const splitOf = (order: OrderRow) => orderSplit(order, asideOf(order));

/** @returns the transfer */
async function move(uow: UnitOfWork, order: OrderRow, what: 'hold' | 'paid' | 'release', amountMinor: number): Promise<number> {
  return writeTransfer(uow.tx, {
    reference: `order:${order.id}:${what}`,
    kind: 'order',
    detail: what,
    currency: currencyOf(order),
    at: uow.now,
    entries: [
      { account: accounts.wallet(order.customerId), amountMinor: -amountMinor },
      { account: heldOf(order.id), amountMinor },
    ],
  });
}

/**
 * Sets aside what a wallet will pay, so that it can't be spent twice.
 * @throws Problem naming paymentMethod, or walletPart, when the wallet holds too little
 */
export async function holdMoney(uow: UnitOfWork, order: OrderRow): Promise<void> {
  const aside = asideOf(order);
  if (aside === 0) return;
  if ((await spendableOf(uow, order.customerId, currencyOf(order))) < aside) {
    if (!byWallet(order)) throw fieldProblem('walletPart', 'Your wallet holds less than that now. Look at the amounts again.');
    throw fieldProblem('paymentMethod', 'Your wallet holds less than that. Choose cash.');
  }
  await move(uow, order, 'hold', aside);
}

/**
 * Sets aside what is still to be paid of an order, from what has just come into the wallet for it.
 * @returns the transfer, and how much that is
 */
export async function holdRest(uow: UnitOfWork, order: OrderRow): Promise<{ readonly transferId: number; readonly amountMinor: number }> {
  const amountMinor = splitOf(order).cash;
  return { transferId: await move(uow, order, 'paid', amountMinor), amountMinor };
}

/** Gives back all that was set aside: when the order is settled, which pays from the wallet, and when it ends unpaid. */
export async function releaseMoney(uow: UnitOfWork, order: OrderRow): Promise<void> {
  if (asideOf(order) === 0) return;
  const held = await balanceOf(uow.tx, heldOf(order.id), currencyOf(order));
  if (held !== 0) await move(uow, order, 'release', -held);
}

/**
 * Books the items of a delivered order: the merchant gets what was put into the bag less the commission, the operator that and the service fee. In cash the
 * courier holds the money and owes it; of an order that is paid by both each part moves as its kind does. The delivery fee was settled with the trip.
 */
export async function settleItems(uow: UnitOfWork, order: OrderRow, driverId: number): Promise<void> {
  const { itemsMinor, serviceMinor, merchantId, commissionMinor } = order;
  const paidMinor = itemsMinor + serviceMinor;
  if (merchantId === null || paidMinor === 0) return;
  const { wallet, cashOf, driverCash, driverWallet, commission } = accounts;
  const walletMinor = splitOf(order).goods;
  const cashMinor = paidMinor - walletMinor;
  await writeTransfer(uow.tx, {
    reference: `order:${order.id}:items`,
    kind: 'order',
    detail: 'items',
    currency: currencyOf(order),
    at: uow.now,
    entries: [
      { account: wallet(order.customerId), amountMinor: -walletMinor },
      { account: cashOf(order.customerId), amountMinor: -cashMinor },
      { account: driverCash(driverId), amountMinor: cashMinor },
      { account: driverWallet(driverId), amountMinor: -cashMinor },
      { account: accounts.merchant(merchantId), amountMinor: itemsMinor - commissionMinor },
      { account: commission, amountMinor: commissionMinor },
      { account: SERVICE, amountMinor: serviceMinor },
    ],
  });
}
