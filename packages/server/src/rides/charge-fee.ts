import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { cancellationFee, chargeable, noShowFee, type CancelledTrip, type FeeKind } from '@safiri/rules/rides/cancellation-fee.ts';
import { commissionOf } from '@safiri/rules/pricing/commission.ts';
import { commissionPercentOf } from '../earnings/public.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { chargeFee, lockDriverMoney, spendableOf } from '../wallet/public.ts';
import type { RideRow } from './queries.ts';

/** What a trip costs that is called off, before any limit; minor units. */
export interface DueFee {
  readonly kind: FeeKind;
  readonly minor: number;
}

const cancelledTrip = ({ acceptedAt, waitingSince, startConfirmedAt }: RideRow): CancelledTrip => ({
  acceptedAt: acceptedAt?.getTime() ?? null,
  waitingSince: waitingSince?.getTime() ?? null,
  startConfirmed: startConfirmedAt !== null,
});

/** What it costs whoever asked for a trip to call it off now; null where it costs nothing. */
export function feeOfCancelling(ride: RideRow, now: Date): DueFee | null {
  const terms = ride.feeTerms?.cancellation;
  if (terms == null) return null;
  const minor = cancellationFee(terms, cancelledTrip(ride), now.getTime());
  return minor === 0 ? null : { kind: 'cancelled', minor };
}

/** What it costs that nobody came, now; null where it costs nothing. */
export function feeOfNoShow(ride: RideRow, now: Date): DueFee | null {
  const terms = ride.feeTerms?.cancellation;
  if (terms == null) return null;
  const minor = noShowFee(terms, cancelledTrip(ride), now.getTime());
  return minor === 0 ? null : { kind: 'no_show', minor };
}

/**
 * Charges a trip that was called off in this transaction, once, up to what its payer may owe. From a wallet that holds it the money moves at once;
 * else it is owed, and moves on when it is paid.
 * @returns whether anything was charged
 */
export async function chargeForCancelling(ctx: Context, uow: UnitOfWork, ride: RideRow, { kind, minor }: DueFee): Promise<boolean> {
  const terms = ride.feeTerms?.cancellation;
  if (terms == null) return false;
  const { currency } = countryById(ride.countryId);
  const driverId = terms.to === 'driver' ? ride.driverId : null;
  if (driverId !== null) await lockDriverMoney(uow.tx, driverId);
  const spendable = await spendableOf(uow, ride.bookerId, currency);
  const amountMinor = chargeable(terms, minor, spendable);
  if (amountMinor === 0) return false;
  const commissionMinor = driverId === null ? amountMinor : commissionOf(amountMinor, commissionPercentOf(ride, ctx.config));
  const fee = { rideId: ride.id, payerId: ride.bookerId, driverId, amountMinor, commissionMinor, currency };
  const isCovered = spendable >= amountMinor;
  const split = await chargeFee(uow.tx, fee, isCovered, uow.now);
  await uow.tx.insert(cancellationFees).values({
    ...fee,
    ...split,
    kind,
    status: isCovered ? 'paid' : 'owed',
    chargedAt: uow.now,
    settledAt: isCovered ? uow.now : null,
  });
  const values = { fee: uow.money(amountMinor, currency), place: ride.dropoffAddress };
  await notify(uow, ride.bookerId, { kind: kind === 'no_show' ? 'toldNoShowFee' : 'toldCancelFee', values });
  return true;
}
