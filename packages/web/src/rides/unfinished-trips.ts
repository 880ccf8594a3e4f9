import type { Ride } from '@safiri/contract/rides/shapes.ts';

/** A trip that ended a short while ago and about which its viewer still has something to do. */
export interface UnfinishedTrip {
  readonly ride: Ride;
  /** Cash that was not said to be taken. */
  readonly cash: string | null;
  /** The passenger is asked whether it ended there. */
  readonly question: boolean;
  /** The other side was not rated. */
  readonly rating: boolean;
}

/**
 * What is open after the trips of a person, newest first, until it is answered or half an hour old (product: the life of a trip).
 * @param ratedHere trips whose rating waits on this phone for a connection
 * @param now milliseconds
 */
export function unfinishedTrips(rides: readonly Ride[], isDriver: boolean, ratedHere: readonly number[], now: number): UnfinishedTrip[] {
  return rides.flatMap((ride) => {
    const { ending } = ride;
    if (ending == null || Date.parse(ending.until) <= now) return [];
    // Who sat in it hands the money over and knows how it was.
    if (ride.side === 'booker') return [];
    const cash = ending.cash !== null && ending.cash.paid === null ? ending.cash.due : null;
    const question = !isDriver && ending.confirmation === 'asked';
    // Nobody rates who is not known.
    const rating = ride.hail == null && ride.myRating === null && !ratedHere.includes(ride.id);
    return cash !== null || question || rating ? [{ ride, cash, question, rating }] : [];
  });
}
