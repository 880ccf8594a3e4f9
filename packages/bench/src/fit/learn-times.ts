import { hourShares, knotsAround, MEASURED_HOURS, measuredMeanSeconds, type MeasuredTimes } from '@safiri/rules/places/measured-times.ts';
import { quantilePower } from './regress.ts';
import { sparseRidge, type SparseRow } from './sparse-ridge.ts';
import { foldsOf, type Trip } from './trips.ts';

const KNOT_DEGREES = 0.01;
const WAY_FEATURES = 4;
const DAYS = 7;
const KNOTS_FROM = WAY_FEATURES + MEASURED_HOURS.length + DAYS;
/** Long trips scatter more and say less of their mean: they count by so much of their length. */
const SCATTER = 0.7;
const FREE = 1e-6;
const CLOCK_PENALTY = 30;
const KNOT_PENALTIES = [10, 30, 100, 300];
const INNER_FOLDS = 4;

export const plannedOf = ({ clock, ...trip }: Trip) => ({ ...trip, hour: clock });

function rowOf(trip: Trip, numberOf: (knot: string) => number): SparseRow {
  const km = Math.max(1, trip.roadKm);
  const root = Math.sqrt(km);
  const ends = [
    ...knotsAround(trip.pickup, KNOT_DEGREES).map(({ key, share }) => [KNOTS_FROM + 2 * numberOf(key), share] as const),
    ...knotsAround(trip.dropoff, KNOT_DEGREES).flatMap(({ key, share }) => {
      const at = KNOTS_FROM + 2 * numberOf(key);
      return [[at, share] as const, [at + 1, share] as const];
    }),
  ];
  return [
    [0, 1],
    [1, km],
    [2, root],
    [3, Math.min(km, trip.straightKm)],
    ...hourShares(trip.clock).map((share, i) => [WAY_FEATURES + i, share * root] as const),
    [WAY_FEATURES + MEASURED_HOURS.length + trip.weekday, root],
    ...ends,
  ];
}

interface Knot {
  readonly key: string;
  readonly either: number;
  readonly atEnd: number;
}

/** Knots as the file has them: those of a row in a line. */
function rowsOfKnots(knots: readonly Knot[]): string {
  const rows = new Map<string, string[]>();
  for (const { key, either, atEnd } of knots.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const [row = '', column = ''] = key.split(' ');
    rows.set(row, [...(rows.get(row) ?? []), `${column}:${either}:${atEnd}`]);
  }
  return [...rows].map(([row, of]) => [row, ...of].join(' ')).join('\n');
}

/** Learns the mean of trips by their way, hour, weekday and ends; places are drawn to 0 by the penalty. */
function learnMean(trips: readonly Trip[], knotPenalty: number): MeasuredTimes {
  const knots = new Map<string, number>();
  const numberOf = (key: string) => {
    if (!knots.has(key)) knots.set(key, knots.size);
    return knots.get(key) ?? 0;
  };
  const rows = trips.map((trip) => rowOf(trip, numberOf));
  const penalties = Array.from({ length: KNOTS_FROM + 2 * knots.size }, (_, at) =>
    at < WAY_FEATURES ? FREE : at < KNOTS_FROM ? CLOCK_PENALTY : knotPenalty,
  );
  const samples = {
    rows,
    seconds: trips.map(({ seconds }) => seconds),
    weights: trips.map(({ roadKm }) => (9 / Math.max(1, roadKm)) ** SCATTER),
  };
  const found = [...sparseRidge(samples, penalties)];
  const rounded = (from: number, to: number) => found.slice(from, to).map((value) => Math.round(value * 10) / 10);
  const points = trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff]);
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const lines = [...knots].map(([key, number]) => {
    const at = KNOTS_FROM + 2 * number;
    return { key, either: Math.round(found[at] ?? 0), atEnd: Math.round(found[at + 1] ?? 0) };
  });
  return {
    box: { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) },
    way: rounded(0, WAY_FEATURES) as [number, number, number, number],
    hours: rounded(WAY_FEATURES, WAY_FEATURES + MEASURED_HOURS.length),
    weekdays: rounded(WAY_FEATURES + MEASURED_HOURS.length, KNOTS_FROM),
    knotDegrees: KNOT_DEGREES,
    knots: rowsOfKnots(lines.filter(({ either, atEnd }) => either !== 0 || atEnd !== 0)),
    median: { scale: 1, exponent: 1 },
  };
}

/** The mean of each trip as learned from the other folds. */
function unseenMeans(trips: readonly Trip[], knotPenalty: number): number[] {
  const fold = foldsOf(trips, INNER_FOLDS);
  const models = Array.from({ length: INNER_FOLDS }, (_, number) => {
    const model = learnMean(
      trips.filter((__, i) => fold[i] !== number),
      knotPenalty,
    );
    // Whoever is unseen may be beyond the edge of those who are.
    return { ...model, box: { south: -90, west: -180, north: 90, east: 180 } };
  });
  return trips.map((trip, i) => measuredMeanSeconds(models[fold[i] ?? 0] as MeasuredTimes, plannedOf(trip)) ?? Number.NaN);
}

/** Learns all that is known of trips; how much places are drawn to 0, and the median by the mean, from trips of cells that each part did not see. */
export function learnTimes(trips: readonly Trip[]): { times: MeasuredTimes; knotPenalty: number } {
  const tried = KNOT_PENALTIES.map((knotPenalty) => {
    const means = unseenMeans(trips, knotPenalty);
    return { knotPenalty, means, loss: means.reduce((sum, mean, i) => sum + (mean - (trips[i]?.seconds ?? 0)) ** 2, 0) };
  });
  const best = tried.reduce((one, other) => (other.loss < one.loss ? other : one));
  const median = quantilePower(
    trips.map(({ seconds }, i) => ({ x: best.means[i] ?? 1, seconds })),
    0.5,
  );
  return {
    knotPenalty: best.knotPenalty,
    times: {
      ...learnMean(trips, best.knotPenalty),
      median: { scale: Math.round(median.scale * 1000) / 1000, exponent: Math.round(median.exponent * 100) / 100 },
    },
  };
}
