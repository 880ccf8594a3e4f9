import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { ratings } from '@safiri/db/rides/after-trip-tables.ts';
import { areTagsFor, type RatingTag } from '@safiri/rules/rides/rating-tags.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { addRating } from '../users/public.ts';
import { strangers } from './illegal.ts';
import { lockRide } from './queries.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';

export interface RatingGiven {
  readonly score: number;
  readonly tags: readonly RatingTag[];
  readonly comment: string | undefined;
}

/**
 * Rates the other side of a completed ride, once; the average moves in the same transaction.
 * @throws Problem not_found, illegal_transition, already_rated
 */
export async function rateRide(uow: UnitOfWork, actor: Actor, rideId: number, given: RatingGiven): Promise<void> {
  const ride = await lockRide(uow.tx, rideId);
  const isPassenger = ride?.passengerId === actor.userId;
  const isDriver = ride !== undefined && actor.driverId !== null && ride.driverId === actor.driverId;
  if (ride === undefined || !(isPassenger || isDriver)) throw notFound();
  if (ride.status !== 'completed' || ride.driverId === null) throw new Problem('illegal_transition', 'Only a completed ride can be rated.');
  if (ride.hail !== null) throw strangers();
  const rateeId = isPassenger ? await userOfDriver(uow, ride.driverId) : ride.passengerId;
  const { score, tags, comment } = given;
  if (!areTagsFor(isPassenger ? 'passenger' : 'driver', score, tags)) throw fieldProblem('tags', 'They do not fit the stars.');
  try {
    await uow.tx.insert(ratings).values({ rideId, raterId: actor.userId, rateeId, score, tags: [...tags], comment: comment ?? null });
  } catch (error) {
    if (violatedUnique(error) === 'ratings_once') throw new Problem('already_rated', 'You have rated this ride already.');
    throw error;
  }
  if (!ride.isFast) await addRating(uow, rateeId, score);
  await publishToBothSides(uow, ride);
}
