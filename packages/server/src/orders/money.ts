import { countryById } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf, requireSpendable, writeTransfer } from '../wallet/public.ts';
import type { OrderRow } from './queries.ts';

const heldOf = (orderId: number) => `order:${orderId}:held`;
const SERVICE = 'platform:service';

export const totalOf = (order: Pick<OrderRow, 'itemsMinor' | 'deliveryMinor' | 'serviceMinor'>) =>
  order.itemsMinor + order.deliveryMinor + order.serviceMinor;

const currencyOf = (order: OrderRow) => countryById(order.countryId).currency;
const byWallet = (order: OrderRow) => order.paymentMethod === walletMethodId;

async function move(uow: UnitOfWork, order: OrderRow, what: 'hold' | 'release', amountMinor: number): Promise<void> {
  if (amountMinor === 0) return;
  await writeTransfer(uow.tx, {
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
 * @throws Problem naming paymentMethod when the wallet holds too little
 */
export async function holdMoney(uow: UnitOfWork, order: OrderRow): Promise<void> {
  if (!byWallet(order)) return;
  await requireSpendable(uow, order.customerId, currencyOf(order), totalOf(order));
  await move(uow, order, 'hold', totalOf(order));
}

/** Gives back all that was set aside: when the order is settled, which pays from the wallet, and when it ends unpaid. */
export async function releaseMoney(uow: UnitOfWork, order: OrderRow): Promise<void> {
  if (byWallet(order)) await move(uow, order, 'release', -(await balanceOf(uow.tx, heldOf(order.id), currencyOf(order))));
}

/**
 * Books the items of a delivered order: the merchant gets what was put into the bag less the commission, the operator that and the service fee. In cash the
 * courier holds the money and owes it; the delivery fee was settled with the trip.
 */
export async function settleItems(uow: UnitOfWork, order: OrderRow, driverId: number): Promise<void> {
  const { itemsMinor, serviceMinor, merchantId, commissionMinor } = order;
  const paidMinor = itemsMinor + serviceMinor;
  if (merchantId === null || paidMinor === 0) return;
  const { wallet, cashOf, driverCash, driverWallet, commission } = accounts;
  await writeTransfer(uow.tx, {
    reference: `order:${order.id}:items`,
    kind: 'order',
    detail: 'items',
    currency: currencyOf(order),
    at: uow.now,
    entries: [
      ...(byWallet(order)
        ? [{ account: wallet(order.customerId), amountMinor: -paidMinor }]
        : [
            { account: cashOf(order.customerId), amountMinor: -paidMinor },
            { account: driverCash(driverId), amountMinor: paidMinor },
            { account: driverWallet(driverId), amountMinor: -paidMinor },
          ]),
      { account: accounts.merchant(merchantId), amountMinor: itemsMinor - commissionMinor },
      { account: commission, amountMinor: commissionMinor },
      { account: SERVICE, amountMinor: serviceMinor },
    ],
  });
}
