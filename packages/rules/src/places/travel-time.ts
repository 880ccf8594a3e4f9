/**
 * How long a way takes, fitted on measured city trips (Nairobi, 11,000 trips by day): half the trips were faster.
 * Only the coefficients are kept.
 */

/** Seconds of one kilometre, and how they grow with the length: long ways use faster roads. */
const SECONDS_AT_ONE_KM = 377;
const GROWTH_EXPONENT = 0.631;

/** No way is faster than this on average, however long: 90 km/h. */
const MAX_METERS_PER_SECOND = 25;

/** Mean speed over the day, km/h; the table below is relative to it. */
const MEAN_SPEED_KMH = 22.5;

/** Median speed by local hour, km/h. Hours without measured trips (night) run as the fastest measured one. */
export const hourlySpeedKmh: readonly number[] = [
  25, 25, 25, 25, 25, 25, 25, 25, 23.9, 23.9, 24.1, 22.7, 22.6, 23, 22.4, 21.9, 21, 20.8, 22.5, 24.2, 25, 25, 25, 25,
];

/**
 * Seconds to drive `distanceMeters` on the road when starting at `hour`; 0 for no distance, longer for longer ways.
 * @param hour local hour of the day; a fraction is cut, other days' hours wrap
 */
export function etaSeconds(distanceMeters: number, hour: number): number {
  const km = Math.max(0, distanceMeters) / 1000;
  const typical = SECONDS_AT_ONE_KM * km ** GROWTH_EXPONENT;
  const wrapped = ((Math.floor(hour) % 24) + 24) % 24;
  const atHour = (typical * MEAN_SPEED_KMH) / (hourlySpeedKmh[wrapped] ?? MEAN_SPEED_KMH);
  return Math.round(Math.max(atHour, (km * 1000) / MAX_METERS_PER_SECOND));
}
