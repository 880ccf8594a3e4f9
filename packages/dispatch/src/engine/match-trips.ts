import { MATCH_BUDGET_MS } from '@safiri/rules/dispatch/batch.ts';
import { IDLE_SECONDS_AT_MOST, matchCost } from '@safiri/rules/dispatch/fairness.ts';
import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Assigner, Assignment } from '../assignment/assigner.ts';
import type { Candidate, Looking } from './search.ts';

/** What the matching of trips needs beside the trips. */
export interface Matcher {
  readonly assigner: Assigner;
  /** For the budget of time alone. */
  readonly clock: () => Date;
  /** Told when a batch is given its drivers nearest first. */
  readonly tell: (fallBack: Error) => void;
}

/** Whether a driver who was not seen yet, and needs at least so many seconds, could make the whole cheaper. */
type MayGain = (search: Looking, leastSeconds: number) => boolean;

/** Less is no gain: it may be rounding. */
const GAIN_SECONDS = 1e-3;

/** So many drivers are taken in for a trip at first, then twice as many each time: hardly more than are of use. */
const TAKEN_IN_FIRST = 8;

/**
 * Matches the trips whenever it is called, with all that was judged until then: the drivers who could make the whole cheaper
 * by the prices of the last time are taken in, until there is none (column generation). When the budget of time is over,
 * nothing is made cheaper any more, and trips without a driver are given the nearest one who is left.
 */
export function matchTrips(
  searches: readonly Looking[],
  facts: ReadonlyMap<number, DriverFacts>,
  now: Date,
  matcher: Matcher,
): () => MayGain {
  const { assigner, clock, tell } = matcher;
  const known = new Map(searches.map((search) => [search, new Set<number>()]));
  let last: Assignment | undefined;
  let left = MATCH_BUDGET_MS;

  const seconds = (since: number) => (now.getTime() - since) / 1000;
  const costOf = (search: Looking, { driverId, pickupSeconds }: Candidate) =>
    matchCost(pickupSeconds, seconds(search.trip.requestedAt), seconds(facts.get(driverId)?.idleSince ?? now.getTime()));

  function choose(): void {
    const began = clock().getTime();
    const used = () => clock().getTime() - began;
    const free = searches.map(({ candidates }) => candidates.filter((one) => one.gate === undefined));
    const edges = searches.map((search, i) => (free[i] ?? []).map((one) => ({ driverId: one.driverId, cost: costOf(search, one) })));
    const next = assigner.assign(edges, () => used() >= left, last?.picks);
    left -= used();
    if (next.fellBack !== undefined && (last === undefined || last.fellBack === undefined)) {
      tell(new Error(`a batch of ${searches.length} trips goes on nearest first: ${next.fellBack}`));
      left = 0;
    }
    last = next;
    for (const [i, search] of searches.entries()) search.chosen = free[i]?.[next.picks[i] ?? -1];
  }

  /** What a driver must cost less than to be a gain for the trip, at the prices of the last time. */
  function worth(search: Looking, i: number): number {
    if (search.chosen === undefined) return Infinity;
    return last?.prices === undefined || left <= 0 ? -Infinity : last.prices.ofTrip(i) - GAIN_SECONDS;
  }

  /** Takes in, for each trip, some of those whom the prices ask for; says whether there was anybody. */
  function takeIn(atMost: number): boolean {
    let more = false;
    for (const [i, search] of searches.entries()) {
      const ids = known.get(search) as Set<number>;
      const below = worth(search, i);
      const asked = search.judged
        .filter((one) => !ids.has(one.driverId))
        .map((one) => ({ one, cost: costOf(search, one) - (last?.prices?.ofDriver(one.driverId) ?? 0) }))
        .filter(({ cost }) => cost < below)
        .sort((a, b) => a.cost - b.cost);
      for (const { one } of asked.slice(0, atMost)) {
        ids.add(one.driverId);
        search.candidates.push(one);
        more = true;
      }
    }
    return more;
  }

  const indexOf = new Map(searches.map((search, i) => [search, i]));
  return () => {
    for (let atMost = last === undefined ? Infinity : TAKEN_IN_FIRST; takeIn(atMost); atMost *= 2) choose();
    return (search, leastSeconds) =>
      matchCost(leastSeconds, seconds(search.trip.requestedAt), 0) - IDLE_SECONDS_AT_MOST < worth(search, indexOf.get(search) ?? -1);
  };
}
