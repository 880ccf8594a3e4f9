import { countryById } from '@safiri/rules/countries/countries.ts';
import { isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { collectDebt, holdWallet, owedBy } from '../wallet/public.ts';
import { payFees } from './charge-fee.ts';
import type { RideRow } from './queries.ts';

/**
 * What a trip that ends takes along of what its payer owes from earlier ones: as it was shown, and no more than is still owed. The payer's row is held.
 * @returns minor units, null for nothing
 */
export async function owedToCollect(uow: UnitOfWork, { owedMinor, bookerId, countryId }: RideRow): Promise<number | null> {
  if (owedMinor === null) return null;
  await holdWallet(uow.tx, bookerId);
  const owed = Math.min(owedMinor, await owedBy(uow.tx, bookerId, countryById(countryId).currency));
  return owed === 0 ? null : owed;
}

/** Books what was owed as handed over with the fare of a completed trip, and passes on what was paid by that, or by a wallet that was filled. */
export async function collectOwed(uow: UnitOfWork, ride: RideRow, driverId: number): Promise<void> {
  const { currency } = countryById(ride.countryId);
  if (ride.owedMinor !== null && isPaidInCash(ride)) {
    await collectDebt(uow.tx, { rideId: ride.id, payerId: ride.bookerId, driverId, amountMinor: ride.owedMinor, currency, at: uow.now });
  }
  if (ride.extras !== null || ride.owedMinor !== null) await payFees(uow, ride.bookerId, currency);
}
