/**
 * How long a way takes, fitted on measured city trips (Nairobi, 11,000 trips by day): half the trips were faster. Only the
 * coefficients are kept; `npm run fit -- TRIPS.csv` fits them anew and says how good they are on trips it did not learn from.
 */

/** Seconds of one kilometre, and how they grow with the length: long ways use faster roads. */
const SECONDS_AT_ONE_KM = 337;
const GROWTH_EXPONENT = 0.66;

/** The same by the seconds that known streets take without traffic, on trips within central Nairobi. */
const SECONDS_BY_FREE_SECONDS = 22.5;
/** The shortest ways measured took this long without traffic; shorter ones keep their proportion. */
const LEAST_FREE_SECONDS = 60;

/** The 90th percentile by the median: seconds = scale · median ^ exponent. Most of the spread is noise, and more so on short ways. */
const HIGH_SCALE = 17.67;
const HIGH_EXPONENT = 0.69;
/** The median of the shortest trips measured, 1 km; below it the proportion stays. */
const LEAST_MEDIAN_SECONDS = SECONDS_AT_ONE_KM;

/** scale · x ^ exponent, and a straight line to 0 below `least`, where nothing was measured. */
function power(scale: number, exponent: number, x: number, least: number): number {
  return x >= least ? scale * x ** exponent : (Math.max(0, x) / least) * scale * least ** exponent;
}

/** No way is faster than this on average, however long: 90 km/h. */
export const MAX_METERS_PER_SECOND = 25;

/** Mean speed over the day, km/h; the table below is relative to it. */
const MEAN_SPEED_KMH = 22.5;

/** Median speed by local hour, km/h. Hours without measured trips (night) run as the fastest measured one. */
export const hourlySpeedKmh: readonly number[] = [
  25, 25, 25, 25, 25, 25, 25, 25, 23.9, 23.9, 24.1, 22.7, 22.6, 23, 22.4, 21.9, 21, 20.8, 22.5, 24.2, 25, 25, 25, 25,
];

/** How much longer a way takes at a local hour than at an average one. */
export function hourFactor(hour: number): number {
  const wrapped = ((Math.floor(hour) % 24) + 24) % 24;
  return MEAN_SPEED_KMH / (hourlySpeedKmh[wrapped] ?? MEAN_SPEED_KMH);
}

/**
 * Seconds to drive `distanceMeters` on the road when starting at `hour`; 0 for no distance, longer for longer ways.
 * @param hour local hour of the day; a fraction is cut, other days' hours wrap
 */
export function etaSeconds(distanceMeters: number, hour: number): number {
  const km = Math.max(0, distanceMeters) / 1000;
  const atHour = SECONDS_AT_ONE_KM * km ** GROWTH_EXPONENT * hourFactor(hour);
  return Math.round(Math.max(atHour, (km * 1000) / MAX_METERS_PER_SECOND));
}

/**
 * Seconds to drive a way over known streets that takes `freeSeconds` without traffic.
 * @param hour local hour of the day
 */
export function roadSeconds(freeSeconds: number, hour: number): number {
  return Math.round(
    Math.max(freeSeconds, power(SECONDS_BY_FREE_SECONDS, GROWTH_EXPONENT, freeSeconds, LEAST_FREE_SECONDS) * hourFactor(hour)),
  );
}

/** The seconds that nine of ten trips stay below, where half of them take no longer than `medianSeconds`. */
export function highSeconds(medianSeconds: number): number {
  return Math.round(Math.max(medianSeconds, power(HIGH_SCALE, HIGH_EXPONENT, medianSeconds, LEAST_MEDIAN_SECONDS)));
}

/** The mean of trips by their median: few take very long. */
const MEAN_BY_MEDIAN = 1.12;

/** The mean seconds of trips of which half take no longer than `medianSeconds`: what is wrong by the least squares. */
export function meanSeconds(medianSeconds: number): number {
  return Math.round(MEAN_BY_MEDIAN * Math.max(0, medianSeconds));
}

/** The seconds that are left of a way when a share of its length is: the rest of a way is slower than the whole, as short ways are. */
export function restOfSeconds(seconds: number, share: number): number {
  return Math.round(seconds * Math.min(1, Math.max(0, share)) ** GROWTH_EXPONENT);
}
