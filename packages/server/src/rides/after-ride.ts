import { cashDue, isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { measuredOf } from '@safiri/rules/integrity/facts.ts';
import { isRoutePlausible, type EndAnswer } from '@safiri/rules/rides/completion.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { collectOwed } from './collect-owed.ts';
import { endWait, lookBeforeRelease } from './operator-pay.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';
import { publishToBothSides } from './publish-ride.ts';

/**
 * The passenger says whether the trip ended as its driver said. A confirmation releases what the operator pays only where the
 * way was plausibly driven: two people who agree are no evidence. Everything else waits for staff.
 * @throws Problem not_found for everyone else, illegal_transition when nothing was asked or the other was answered
 */
export async function answerEnd(ctx: Context, uow: UnitOfWork, userId: number, rideId: number, answer: EndAnswer): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ![ride.passengerId, ride.bookerId].includes(userId)) throw notFound();
  if (ride.confirmation === answer) return ride;
  if (ride.confirmation !== 'asked') throw new Problem('illegal_transition', 'There is no question open about this trip.');
  const kind = answer === 'confirmed' ? 'end_confirmed' : 'end_reported';
  const changed = await updateRide(uow.tx, ride, { confirmation: answer }, { kind, actor: 'passenger', actorId: userId, at: uow.now });
  await publishToBothSides(uow, changed);
  if (answer !== 'confirmed' || !isRoutePlausible(measuredOf(ride))) return changed;
  const { isHeld } = await lookBeforeRelease(ctx, uow, changed);
  return isHeld ? changed : endWait(ctx, uow, changed, 'released');
}

/**
 * The driver says what was taken in cash; it is kept beside the fare, on the receipt and for staff. What was owed from earlier trips counts as
 * paid as far as it lies above the fare; without an answer, and below it, it stays owed.
 * @param paid a two-decimal amount, at most what was due
 * @throws Problem not_found for everyone else, illegal_transition when nothing was to be paid in cash or another sum was said
 */
export async function answerCash(uow: UnitOfWork, actor: DriverActor, rideId: number, paid: string): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  const paidMinor = fromWire(paid);
  if (paidMinor === undefined || paidMinor > cashDue(ride)) throw fieldProblem('paid', 'At most what was due');
  if (ride.cashPaidMinor === paidMinor) return ride;
  if (ride.directMinor !== null) throw new Problem('illegal_transition', 'It was paid by the passenger’s phone: nothing is handed over.');
  if (ride.status !== 'completed' || !isPaidInCash(ride) || ride.cashPaidMinor !== null) {
    throw new Problem('illegal_transition', 'There is no cash open for this trip.');
  }
  const changed = await updateRide(
    uow.tx,
    ride,
    { cashPaidMinor: paidMinor },
    { kind: 'cash_taken', actor: 'driver', actorId: actor.userId, at: uow.now, data: { paidMinor } },
  );
  await collectOwed(uow, changed, actor.driverId, paidMinor);
  await publishToBothSides(uow, changed);
  return changed;
}
