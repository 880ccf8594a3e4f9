import { measuredMeanSeconds, measuredMedianSeconds } from '@safiri/rules/places/measured-times.ts';
import { etaSeconds, highSeconds } from '@safiri/rules/places/travel-time.ts';
import { learnTimes, plannedOf } from './learn-times.ts';
import { errorsOf, leastSquares, type Errors } from './regress.ts';
import { foldsOf, type Trip } from './trips.ts';

const FOLDS = 5;
const EVERYWHERE = { south: -90, west: -180, north: 90, east: 180 };

/** How good times are on trips from places that nothing was learned of. */
export interface Unseen {
  readonly straightLine: Errors;
  readonly before: Errors;
  readonly beforeHigh: Errors;
  readonly mean: Errors;
  readonly median: Errors;
  readonly high: Errors & { readonly meanSeconds: number };
  /** How much places were drawn to 0 in each fold. */
  readonly penalties: readonly number[];
}

/** Five folds over pickup cells: each trip is predicted by what was learned from the four others. */
export function unseenPeople(trips: readonly Trip[]): Unseen {
  const fold = foldsOf(trips, FOLDS);
  const told = Array.from({ length: FOLDS }, (_, number) => {
    const learned = trips.filter((__, i) => fold[i] !== number);
    const line = leastSquares(
      learned.map(({ straightKm }) => [1, straightKm]),
      learned.map(({ seconds }) => seconds),
    );
    const { times, knotPenalty } = learnTimes(learned);
    const open = { ...times, box: EVERYWHERE };
    const of = trips
      .filter((__, i) => fold[i] === number)
      .map((trip) => {
        const median = measuredMedianSeconds(open, plannedOf(trip)) ?? Number.NaN;
        const before = etaSeconds(1000 * trip.roadKm, trip.hour);
        return {
          seconds: trip.seconds,
          straight: (line[0] ?? 0) + (line[1] ?? 0) * trip.straightKm,
          mean: measuredMeanSeconds(open, plannedOf(trip)) ?? Number.NaN,
          median,
          high: highSeconds(median),
          before,
          beforeHigh: highSeconds(before),
        };
      });
    return { of, knotPenalty };
  });
  const all = told.flatMap(({ of }) => of);
  type Told = (typeof all)[number];
  const errors = (predicted: (one: Told) => number) => errorsOf(all.map((one) => ({ predicted: predicted(one), seconds: one.seconds })));
  return {
    straightLine: errors(({ straight }) => straight),
    before: errors(({ before }) => before),
    beforeHigh: errors(({ beforeHigh }) => beforeHigh),
    mean: errors(({ mean }) => mean),
    median: errors(({ median }) => median),
    high: { ...errors(({ high }) => high), meanSeconds: all.reduce((sum, { high }) => sum + high, 0) / all.length },
    penalties: told.map(({ knotPenalty }) => knotPenalty),
  };
}
