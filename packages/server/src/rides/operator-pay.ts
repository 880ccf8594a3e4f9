import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import { settleEarnings } from '../earnings/public.ts';
import type { Work } from '../platform/work.ts';
import { endHeldFare } from '../wallet/public.ts';
import { updateRide, type RideRow } from './queries.ts';
import { tellBothSides } from './told.ts';

/** Books the bonus of a completed trip and the goals and the referral that it completes. */
export async function payByOperator(work: Work, ride: RideRow): Promise<void> {
  const { id: rideId, driverId, fareMinor, acceptedAt, completedAt } = ride;
  if (driverId === null) throw new Error(`ride ${rideId} was completed without a driver`);
  await settleEarnings(work, {
    rideId,
    driverId,
    fareMinor,
    currency: countryById(ride.countryId as CountryId).currency,
    acceptedAt: acceptedAt ?? work.now,
    completedAt: completedAt ?? work.now,
  });
}

/**
 * Ends the wait of a locked trip: what the operator pays for it flows, or never will. Once; a trip that does not wait stays as
 * it is.
 */
export async function endWait(work: Work, ride: RideRow, outcome: Exclude<OperatorPay, 'held'>): Promise<RideRow> {
  if (ride.operatorPay !== 'held' || ride.driverId === null) return ride;
  const changed = await updateRide(
    work.tx,
    ride,
    { operatorPay: outcome },
    { kind: `pay_${outcome}`, actor: 'system', actorId: null, at: work.now },
  );
  const { currency } = countryById(ride.countryId as CountryId);
  await endHeldFare(work.tx, { rideId: ride.id, driverId: ride.driverId, currency, outcome, at: work.now });
  if (outcome === 'released') await payByOperator(work, changed);
  await tellBothSides(work, changed);
  return changed;
}
