import type { Point } from './geo.ts';

/** Between which points times were measured, and what was learned of them: a file that `npm run fit` writes. */
export interface MeasuredTimes {
  readonly box: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  /** Seconds: of any trip, and by road km, root of road km and straight km. */
  readonly way: readonly [number, number, number, number];
  /** Seconds by root of road km at the hours 7, 9 … 19; linear between them, the nearest beyond. */
  readonly hours: readonly number[];
  /** Seconds by root of road km from Monday to Sunday. */
  readonly weekdays: readonly number[];
  /** Degrees between the knots of the net over the city. */
  readonly knotDegrees: number;
  /** A row a line, and of each knot in it column:seconds that a trip from or to there takes longer:further seconds of one that ends there. */
  readonly knots: string;
  /** The median by the mean: scale · mean ^ exponent. */
  readonly median: { readonly scale: number; readonly exponent: number };
}

/** A trip as it is known before it begins. */
export interface PlannedTrip {
  readonly pickup: Point;
  readonly dropoff: Point;
  readonly roadKm: number;
  readonly straightKm: number;
  /** Hour of the local day with its fraction, 0 to 24. */
  readonly hour: number;
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
}

export const MEASURED_HOURS: readonly number[] = [7, 9, 11, 13, 15, 17, 19];
const HOURS_APART = 2;

/** How much each of the measured hours says of `hour`; the shares sum to one. */
export function hourShares(hour: number): number[] {
  const within = Math.min(MEASURED_HOURS.at(-1) ?? hour, Math.max(MEASURED_HOURS[0] ?? hour, hour));
  return MEASURED_HOURS.map((at) => Math.max(0, 1 - Math.abs(within - at) / HOURS_APART));
}

/** The four knots around a point and how much each says of it; the shares sum to one. */
export function knotsAround(point: Point, degrees: number): { readonly key: string; readonly share: number }[] {
  const [row, column] = [Math.floor(point.lat / degrees), Math.floor(point.lng / degrees)];
  const [up, right] = [point.lat / degrees - row, point.lng / degrees - column];
  return [
    { key: `${row} ${column}`, share: (1 - up) * (1 - right) },
    { key: `${row + 1} ${column}`, share: up * (1 - right) },
    { key: `${row} ${column + 1}`, share: (1 - up) * right },
    { key: `${row + 1} ${column + 1}`, share: up * right },
  ];
}

/** What trips take at a place, beyond what their way explains. */
interface PlaceSeconds {
  readonly either: number;
  readonly atEnd: number;
}

const read = new WeakMap<MeasuredTimes, ReadonlyMap<string, PlaceSeconds>>();

function placesOf(times: MeasuredTimes): ReadonlyMap<string, PlaceSeconds> {
  const known = read.get(times);
  if (known !== undefined) return known;
  const places = new Map<string, PlaceSeconds>();
  for (const line of times.knots.trim().split('\n')) {
    const [row, ...knots] = line.trim().split(' ');
    for (const knot of knots) {
      const [column, either, atEnd] = knot.split(':');
      places.set(`${row} ${column}`, { either: Number(either), atEnd: Number(atEnd) });
    }
  }
  read.set(times, places);
  return places;
}

const isIn = ({ south, west, north, east }: MeasuredTimes['box'], { lat, lng }: Point) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Shorter trips were not measured: below it times shrink in proportion. */
const LEAST_KM = 1;
/** No place makes a trip quicker or slower than this beside what its way takes. */
const LEAST_OF_WAY = 0.5;
const MOST_OF_WAY = 2;

/**
 * Seconds that a trip takes on average where trips were measured, by its way, hour, weekday and both ends; a place that nobody knows
 * changes nothing. Undefined where an end is outside the measured city.
 */
export function measuredMeanSeconds(times: MeasuredTimes, trip: PlannedTrip): number | undefined {
  if (!isIn(times.box, trip.pickup) || !isIn(times.box, trip.dropoff)) return undefined;
  const km = Math.max(LEAST_KM, trip.roadKm);
  const root = Math.sqrt(km);
  const [any, byKm, byRoot, byStraight] = times.way;
  const byHour = hourShares(trip.hour).reduce((sum, share, i) => sum + share * (times.hours[i] ?? 0), 0);
  const way = any + byKm * km + byStraight * Math.min(km, trip.straightKm) + root * (byRoot + byHour + (times.weekdays[trip.weekday] ?? 0));
  const places = placesOf(times);
  const at = (point: Point, seconds: (place: PlaceSeconds) => number) =>
    knotsAround(point, times.knotDegrees).reduce((sum, { key, share }) => {
      const place = places.get(key);
      return place === undefined ? sum : sum + share * seconds(place);
    }, 0);
  const ends = at(trip.pickup, ({ either }) => either) + at(trip.dropoff, ({ either, atEnd }) => either + atEnd);
  const whole = Math.min(MOST_OF_WAY * way, Math.max(LEAST_OF_WAY * way, way + ends));
  return whole * Math.min(1, Math.max(0, trip.roadKm) / LEAST_KM);
}

/** Seconds that half of such trips take no longer than; undefined where an end is outside the measured city. */
export function measuredMedianSeconds(times: MeasuredTimes, trip: PlannedTrip): number | undefined {
  const least = measuredMeanSeconds(times, { ...trip, roadKm: Math.max(LEAST_KM, trip.roadKm) });
  if (least === undefined) return undefined;
  return Math.round(times.median.scale * least ** times.median.exponent * Math.min(1, Math.max(0, trip.roadKm) / LEAST_KM));
}
