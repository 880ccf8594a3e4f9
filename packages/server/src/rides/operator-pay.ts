import { countryById } from '@safiri/rules/countries/countries.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import { settleEarnings } from '../earnings/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { endHeldFare } from '../wallet/public.ts';
import { updateRide, type RideRow } from './queries.ts';
import { publishToBothSides } from './publish-ride.ts';

/** Books the bonus of a completed trip and the goals and the referral that it completes. */
export async function payByOperator(uow: UnitOfWork, ride: RideRow): Promise<void> {
  if (ride.payTerms?.incentives === false) return;
  const { id: rideId, driverId, fareMinor, acceptedAt, completedAt } = ride;
  if (driverId === null) throw new Error(`ride ${rideId} was completed without a driver`);
  await settleEarnings(uow, {
    rideId,
    driverId,
    fareMinor,
    currency: countryById(ride.countryId).currency,
    acceptedAt: acceptedAt ?? uow.now,
    completedAt: completedAt ?? uow.now,
  });
}

/**
 * Ends the wait of a locked trip: what the operator pays for it flows, or never will. Once; a trip that does not wait stays as
 * it is.
 */
export async function endWait(uow: UnitOfWork, ride: RideRow, outcome: Exclude<OperatorPay, 'held'>): Promise<RideRow> {
  if (ride.operatorPay !== 'held' || ride.driverId === null) return ride;
  const changed = await updateRide(
    uow.tx,
    ride,
    { operatorPay: outcome },
    { kind: `pay_${outcome}`, actor: 'system', actorId: null, at: uow.now },
  );
  const { currency } = countryById(ride.countryId);
  await endHeldFare(uow.tx, { rideId: ride.id, driverId: ride.driverId, currency, outcome, at: uow.now });
  if (outcome === 'released') await payByOperator(uow, changed);
  await publishToBothSides(uow, changed);
  return changed;
}
