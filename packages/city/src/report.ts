import type { TripOutcome } from './passenger.ts';

/** The value below which a share of the list lies. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const defined = (values: Array<number | undefined>) => values.filter((value) => value !== undefined);

/** One line of figures about the requests so far. */
export function summary(outcomes: readonly TripOutcome[]): Record<string, number | undefined> {
  const waits = defined(outcomes.map((outcome) => outcome.waitSeconds));
  const pickups = defined(outcomes.map((outcome) => outcome.pickupWaitSeconds));
  const meters = defined(outcomes.map((outcome) => outcome.pickupMeters));
  const round = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));
  return {
    requests: outcomes.length,
    refused: outcomes.filter((outcome) => outcome.ended === 'refused').length,
    matchedPercent:
      outcomes.length === 0 ? undefined : Math.round((100 * outcomes.filter((outcome) => outcome.matched).length) / outcomes.length),
    completed: outcomes.filter((outcome) => outcome.ended === 'completed').length,
    waitMedianSeconds: round(percentile(waits, 0.5)),
    waitP90Seconds: round(percentile(waits, 0.9)),
    pickupWaitMedianSeconds: round(percentile(pickups, 0.5)),
    pickupWaitP90Seconds: round(percentile(pickups, 0.9)),
    pickupDistanceMedianMeters: round(percentile(meters, 0.5)),
  };
}
