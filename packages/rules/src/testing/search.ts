/**
 * How far a search for counter-examples goes: races, kills at any moment, generated cases. The suite looks at a hundred;
 * `npm run search` sets both variables for a run of its own (`docs/testing.md`).
 */
const { SEARCH_RUNS, SEARCH_SEED } = process.env;

/** How many cases to look at. `usual` is for a search whose hundred cases would cost too much of the suite's time. */
export function searchRuns(usual = 100): number {
  return SEARCH_RUNS === undefined ? usual : Number(SEARCH_RUNS);
}

/** The seed of this search, where one was given; the same seed finds the same counter-example. */
export const searchSeed = SEARCH_SEED === undefined ? undefined : Number(SEARCH_SEED);

/** A time limit (milliseconds) that grows with the search: far above what the suite's own number of cases takes. */
export function searchTimeout(msForEach: number, usual = 100): number {
  return Math.max(60_000, searchRuns(usual) * msForEach);
}
