/**
 * Whoever lets passengers out soon may be given the next trip before that (forward dispatch): then the way to the next pickup is short, and
 * somebody who would be left without a car has one (product: offers; what it brings stands in decision 074).
 */
export interface NextTripLimits {
  /** Seconds until the passengers are out: whoever is farther from it is not asked yet. */
  readonly freeWithinSeconds: number;
  /** Seconds of the way from there to the next pickup. */
  readonly driveSecondsAtMost: number;
  /** Both together: how long somebody waits at most for a car that still carries others. */
  readonly pickupSecondsAtMost: number;
}

export const nextTripLimits: NextTripLimits = { freeWithinSeconds: 900, driveSecondsAtMost: 600, pickupSecondsAtMost: 900 };

/** A shared car that ends its only trip within so many seconds is joined by nobody any more, and its driver may be given the next one. */
export const SHARED_ENDING_SECONDS = 300;

/** Seconds that the trip under way may take longer than was promised: then the next one is given back to others, which counts against nobody. */
export const NEXT_TRIP_LATE_SECONDS = 300;

/**
 * Seconds after a trip in cash for which its next one waits while the driver has not said what was handed over: money is counted before anybody
 * drives on.
 */
export const CASH_BEFORE_NEXT_SECONDS = 90;

/** A trip that a driver ends soon. */
export interface EndingTrip {
  readonly tripId: number;
  /** Expected seconds until its passengers are out. */
  readonly freeInSeconds: number;
}

/**
 * Seconds until a driver who carries others is at the next pickup; undefined for one who is not given it before being free.
 * @param driveSeconds from where the passengers get out
 */
export function nextPickupSeconds({ freeInSeconds }: EndingTrip, driveSeconds: number, limits = nextTripLimits): number | undefined {
  const total = freeInSeconds + driveSeconds;
  const isSoon = freeInSeconds <= limits.freeWithinSeconds && driveSeconds <= limits.driveSecondsAtMost;
  return isSoon && total <= limits.pickupSecondsAtMost ? total : undefined;
}

/** Hours that count for what somebody earns per hour online. */
export const EARNED_HOURS = 12;

/** So much more is the same: whoever is alone, or earns what all earn, may lie on either side of the mean by rounding. */
const ROUNDING = 1e-9;

/** What a driver earned in the last hours, with the trip under way, and how long they were online in them. */
export interface Worked {
  /** Fares, minor units. */
  readonly fareMinor: number;
  readonly onlineSeconds: number;
}

/** Fares per second online of all these drivers together; 0 where nobody was online. */
export function fareRate(all: Iterable<Worked>): number {
  let fares = 0;
  let seconds = 0;
  for (const { fareMinor, onlineSeconds } of all) {
    fares += fareMinor;
    seconds += onlineSeconds;
  }
  return seconds > 0 ? fares / seconds : 0;
}

/**
 * Whether a driver earns no more per hour online than all together: these alone are given a trip before they are free, as whoever drops
 * people off where many ask would be asked again and again.
 * @param rate of the drivers online, by {@link fareRate}
 */
export const earnsNoMore = ({ fareMinor, onlineSeconds }: Worked, rate: number): boolean =>
  fareMinor <= rate * onlineSeconds * (1 + ROUNDING);
