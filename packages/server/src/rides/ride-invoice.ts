import type { InvoiceLine } from '@safiri/rules/invoices/invoice.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { taxesOfFare } from '@safiri/rules/pricing/commission.ts';
import { amountOf, sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { distinct } from '@safiri/rules/records.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { issueInvoice } from '../invoices/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Cover } from '../wallet/public.ts';
import { paidLines } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

/** What a package pays of a ride is one line of what the ride is worth: its price was held until now, and invoiced by nobody. */
function linesOf(ride: RideRow, market: MarketDocument | null, cover: Cover | null): InvoiceLine[] {
  if (cover !== null) return [{ kind: 'package', name: null, quantity: null, amountMinor: cover.worthMinor }];
  const paid = paidLines(ride, market);
  // Of a trip that no market priced the tariff may say other lines than what was agreed.
  const lines = sumOf(paid) === ride.fareMinor ? paid : [{ kind: 'base' as const, amountMinor: ride.fareMinor }];
  // What several gates take is one line, as on the receipt.
  return distinct(lines.map(({ kind }) => kind)).map((kind) => ({
    kind,
    name: null,
    quantity: null,
    amountMinor: amountOf(lines, kind),
  }));
}

/**
 * Issues the invoice of a trip that was driven to its end. An order has its own, with the delivery in it; a package of the specification was
 * invoiced when it was bought; a trip in quickened time cost nobody anything.
 */
export function invoiceRide(uow: UnitOfWork, ride: RideRow, market: MarketDocument | null, cover: Cover | null): void {
  if (ride.isFast || isDelivery(ride.rideType) || (ride.paymentMethod === PACKAGE_METHOD && cover === null)) return;
  const lines = linesOf(ride, market, cover);
  const paidMinor = cover?.worthMinor ?? ride.fareMinor;
  issueInvoice(uow, {
    subject: 'ride',
    subjectId: ride.id,
    countryId: ride.countryId,
    market,
    // Who stood at the rank gave a number at most.
    customerId: ride.hail === null ? ride.bookerId : null,
    driverId: ride.driverId,
    lines,
    taxes: taxesOfFare(market?.tax?.lines ?? [], paidMinor, cover === null ? (ride.fareLines ?? []) : []),
    // By whom it is to be paid: a prompt is answered after the trip's end.
    paidBy: ride.payBy ?? ride.paymentMethod,
    meters: ride.chargedMeters ?? ride.distanceMeters,
    suppliedAt: ride.completedAt ?? uow.now,
  });
}
