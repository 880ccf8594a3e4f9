import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { Work } from '../platform/work.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import type { OrderRow } from './queries.ts';

const heldOf = (orderId: number) => `order:${orderId}:held`;
export const totalOf = (order: Pick<OrderRow, 'itemsMinor' | 'deliveryMinor' | 'serviceMinor'>) =>
  order.itemsMinor + order.deliveryMinor + order.serviceMinor;

async function move(work: Work, order: OrderRow, what: 'hold' | 'release', amountMinor: number): Promise<void> {
  if (order.paymentMethod !== walletMethodId) return;
  await writeTransfer(work.tx, {
    reference: `order:${order.id}:${what}`,
    kind: 'order',
    detail: what,
    currency: countryById(order.countryId as CountryId).currency,
    at: work.now,
    entries: [
      { account: accounts.wallet(order.customerId), amountMinor: -amountMinor },
      { account: heldOf(order.id), amountMinor },
    ],
  });
}

/** Sets aside what a wallet will pay, so that it can't be spent twice. */
export const holdMoney = (work: Work, order: OrderRow) => move(work, order, 'hold', totalOf(order));

/** Gives back what was set aside: when the order is settled, which pays from the wallet, and when it ends unpaid. */
export const releaseMoney = (work: Work, order: OrderRow) => move(work, order, 'release', -totalOf(order));
