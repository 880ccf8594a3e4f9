import { fromWire } from '@safiri/rules/pricing/money.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { cashDue, isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { cashGiven } from '@safiri/rules/rides/cash-given.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { publishToBothSides } from './publish-ride.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';

/**
 * The passenger says before the end what they will hand over; its driver sees it and keeps the change ready.
 * @param amount a two-decimal sum above the fare, or null when it is paid exactly
 * @throws Problem not_found for everyone else, illegal_transition when the trip is over or nothing is paid in cash
 */
export async function askForChange(uow: UnitOfWork, userId: number, rideId: number, amount: string | null): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ![ride.passengerId, ride.bookerId].includes(userId)) throw notFound();
  if (!isLive(ride.status) || !isPaidInCash(ride)) throw new Problem('illegal_transition', 'There is no cash to be paid for this trip.');
  const minor = amount === null ? null : fromWire(amount);
  if (minor === undefined || (minor !== null && !cashGiven(cashDue(ride), countryById(ride.countryId)).includes(minor))) {
    throw fieldProblem('amount', 'Not a sum that this fare leads to.');
  }
  if (ride.changeForMinor === minor) return ride;
  const changed = await updateRide(
    uow.tx,
    ride,
    { changeForMinor: minor },
    { kind: 'change_asked', actor: 'passenger', actorId: userId, at: uow.now, data: { changeForMinor: minor } },
  );
  await publishToBothSides(uow, changed);
  return changed;
}
