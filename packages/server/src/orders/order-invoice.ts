import type { InvoiceLine } from '@safiri/rules/invoices/invoice.ts';
import { taxesOfFare } from '@safiri/rules/pricing/commission.ts';
import { issueInvoice } from '../invoices/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { linesOf } from './board.ts';
import type { OrderRow } from './queries.ts';

const line = (kind: InvoiceLine['kind'], amountMinor: number): InvoiceLine[] =>
  amountMinor === 0 ? [] : [{ kind, name: null, quantity: null, amountMinor }];

/**
 * Issues the invoice of an order that its courier has handed over: what was put into the bag, delivery and service. Of one that went back where it
 * came from the delivery alone was paid.
 */
export async function invoiceOrder(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  order: OrderRow,
  driverId: number | null,
  isReturned: boolean,
): Promise<void> {
  const market = order.marketVersionId === null ? null : (await markets.version(uow.tx, order.marketVersionId)).document;
  const bought = isReturned || order.merchantId === null ? [] : ((await linesOf(uow.tx, [order.id])).get(order.id) ?? []);
  const serviceMinor = isReturned ? 0 : order.serviceMinor;
  const goods = bought
    .filter(({ finalMinor }) => finalMinor > 0)
    .map(({ name, replacedBy, quantity, finalMinor }) => ({
      kind: 'goods' as const,
      name: replacedBy ?? name,
      quantity,
      amountMinor: finalMinor,
    }));
  issueInvoice(uow, {
    subject: order.kind === 'parcel' ? 'parcel' : 'order',
    subjectId: order.id,
    countryId: order.countryId,
    market,
    customerId: order.customerId,
    driverId,
    merchantId: order.merchantId,
    lines: [...goods, ...line('delivery', order.deliveryMinor), ...line('service', serviceMinor)],
    taxes: taxesOfFare(market?.tax?.lines ?? [], order.deliveryMinor, order.deliveryLines ?? [], serviceMinor),
    paidBy: order.payBy ?? order.paymentMethod,
    suppliedAt: uow.now,
  });
}
