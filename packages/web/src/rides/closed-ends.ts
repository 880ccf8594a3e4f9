import { personalStored } from '../platform/stored.ts';

/** Enough for the trips of half an hour, after which nothing is asked any more. */
const KEPT = 10;

/** Trips whose card this person closed on this phone: what was open about them is asked no more. */
export const closedEnds = personalStored<readonly number[]>(
  'closed-ends',
  [],
  (text) => text.split(',').map(Number).filter(Number.isInteger),
  (ids) => (ids.length === 0 ? null : ids.slice(-KEPT).join(',')),
);

export const closeEnd = (rideId: number): void => closedEnds.set([...closedEnds.get(), rideId]);
