import type { InvoiceLine } from '@safiri/rules/invoices/invoice.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { taxesOfFare } from '@safiri/rules/pricing/commission.ts';
import { amountOf, sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { distinct } from '@safiri/rules/records.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { issueInvoices, type Sale } from '../invoices/public.ts';
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

/** A trip that was driven to its end. */
export interface SoldRide {
  readonly ride: RideRow;
  /** Of the version that priced it. */
  readonly market: MarketDocument | null;
  readonly cover: Cover | null;
}

/**
 * What was sold by a trip. An order has its own invoice, with the delivery in it; a package of the specification was invoiced when it was
 * bought; a trip in quickened time cost nobody anything.
 */
function salesOf(uow: UnitOfWork, { ride, market, cover }: SoldRide): Sale[] {
  if (ride.isFast || isDelivery(ride.rideType) || (ride.paymentMethod === PACKAGE_METHOD && cover === null)) return [];
  const lines = linesOf(ride, market, cover);
  const paidMinor = cover?.worthMinor ?? ride.fareMinor;
  const sale: Sale = {
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
  };
  return [sale];
}

/** Issues the invoices of trips that were driven to their ends. */
export const invoiceRides = (uow: UnitOfWork, sold: readonly SoldRide[]): void =>
  issueInvoices(
    uow,
    sold.flatMap((one) => salesOf(uow, one)),
  );
