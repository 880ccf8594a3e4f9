import { countryById } from '@safiri/rules/countries/countries.ts';
import { debtPaid } from '@safiri/rules/rides/cash-change.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { collectDebt, owedBy } from '../wallet/public.ts';
import { holdFees, payHeldFees } from './pay-fees.ts';
import type { RideRow } from './queries.ts';

/**
 * What a trip that ends takes along of what its payer owes from earlier ones: as it was shown, and no more than is still owed. It is asked for
 * in cash; nothing is booked before its driver says what was handed over.
 * @returns minor units, null for nothing
 */
export async function owedToCollect({ tx }: UnitOfWork, { owedMinor, bookerId, countryId }: RideRow): Promise<number | null> {
  if (owedMinor === null) return null;
  const owed = Math.min(owedMinor, await owedBy(tx, bookerId, countryById(countryId).currency));
  return owed === 0 ? null : owed;
}

/**
 * Books what was handed over beyond the fare of a trip as paid of what its payer owed, and passes it on. A part of the transaction that writes
 * down, once, what the driver says was paid.
 */
export async function collectOwed(uow: UnitOfWork, ride: RideRow, driverId: number, paidMinor: number): Promise<void> {
  const amountMinor = debtPaid(ride, paidMinor);
  if (amountMinor === 0) return;
  const { currency } = countryById(ride.countryId);
  const held = await holdFees(uow, { payerId: ride.bookerId, currency }, driverId);
  await collectDebt(uow.tx, { rideId: ride.id, payerId: ride.bookerId, driverId, amountMinor, currency, at: uow.now });
  await payHeldFees(uow, held);
}
