import { IDLE_SECONDS_AT_MOST, matchCost } from '@safiri/rules/dispatch/fairness.ts';
import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Assigner, Assignment } from '../assignment/assigner.ts';
import type { Edge } from '../assignment/candidate-graph.ts';
import type { Budget } from './budget.ts';
import { burdenOf, leastBurden, type Candidate, type Looking } from './search.ts';

/** What the matching of trips needs beside the trips. */
export interface Matcher {
  readonly assigner: Assigner;
  readonly budget: Budget;
  /** Told when a batch is given its drivers nearest first. */
  readonly tell: (fallBack: Error) => void;
}

/** Whether a driver who was not seen yet, and needs at least so many seconds, could make the whole cheaper. */
type MayGain = (search: Looking, leastSeconds: number) => boolean;

/** A driver who could take a trip. */
interface Option extends Edge {
  readonly candidate: Candidate;
}

/** A trip with the drivers who were taken in, and the rest, who were of no use at the prices of the last time. */
interface Shelf {
  readonly search: Looking;
  readonly known: Set<number>;
  readonly edges: Option[];
  rest: Option[];
}

/** Less is no gain: it may be rounding. */
const GAIN_SECONDS = 1e-3;

/** So many drivers are taken in for a trip at first, then twice as many each time: hardly more than are of use. */
const TAKEN_IN_FIRST = 8;

/**
 * Matches the trips whenever it is called, with all that was judged until then: the drivers who could make the whole cheaper
 * by the prices of the last time are taken in, until there is none (column generation). When the budget is over, nothing is
 * made cheaper any more, and trips without a driver are given the nearest one who is left.
 */
export function matchTrips(
  searches: readonly Looking[],
  facts: ReadonlyMap<number, DriverFacts>,
  now: Date,
  matcher: Matcher,
): () => MayGain {
  const shelves = searches.map((search): Shelf => ({ search, known: new Set(), edges: [], rest: [] }));
  const rowOf = new Map(searches.map((search, i) => [search, i]));
  let last: Assignment | undefined;

  const seconds = (since: number) => (now.getTime() - since) / 1000;
  /** Who carries somebody is not idle. */
  function idle(driverId: number): number {
    const driver = facts.get(driverId);
    return driver === undefined || driver.hasLiveTrip ? 0 : seconds(driver.idleSince);
  }

  /** Takes note of those judged since: whoever can't come is considered, and no more. */
  function note({ search, known, rest }: Shelf): void {
    const waited = seconds(search.trip.requestedAt);
    for (const candidate of search.judged) {
      const { driverId, gate } = candidate;
      if (known.has(driverId)) continue;
      known.add(driverId);
      if (gate === undefined) rest.push({ driverId, candidate, cost: matchCost(burdenOf(candidate), waited, idle(driverId)) });
      else search.candidates.push(candidate);
    }
  }

  function choose(): void {
    const next = matcher.assigner.assign(
      shelves.map(({ edges }) => edges),
      matcher.budget.isOver,
      last?.picks,
    );
    if (next.fellBack !== undefined && last?.fellBack === undefined) {
      matcher.tell(new Error(`a batch of ${searches.length} trips goes on nearest first: ${next.fellBack}`));
    }
    last = next;
    for (const [i, { search, edges }] of shelves.entries()) search.chosen = edges[next.picks[i] ?? -1]?.candidate;
  }

  /** What a driver must cost less than to be a gain for the trip, at the prices of the last time. */
  function worth(i: number): number {
    if (searches[i]?.chosen === undefined) return Infinity;
    return last?.prices === undefined || matcher.budget.isOver() ? -Infinity : last.prices.ofTrip(i) - GAIN_SECONDS;
  }

  /** Takes in, for each trip, some of those whom the prices ask for; says whether there was anybody. Without prices, all at once. */
  function takeIn(some: number): boolean {
    const atMost = last?.prices === undefined || matcher.budget.isOver() ? Infinity : some;
    let more = false;
    for (const [i, shelf] of shelves.entries()) {
      const below = worth(i);
      const reduced = (one: Option) => one.cost - (last?.prices?.ofDriver(one.driverId) ?? 0);
      const asked = shelf.rest.filter((one) => reduced(one) < below);
      if (asked.length === 0) continue;
      const taken = asked.length > atMost ? asked.sort((a, b) => reduced(a) - reduced(b)).slice(0, atMost) : asked;
      const gone = new Set(taken);
      shelf.rest = shelf.rest.filter((one) => !gone.has(one));
      shelf.edges.push(...taken);
      shelf.search.candidates.push(...taken.map(({ candidate }) => candidate));
      more = true;
    }
    return more;
  }

  return () => {
    for (const shelf of shelves) note(shelf);
    for (let some = TAKEN_IN_FIRST; takeIn(some); some *= 2) choose();
    return (search, leastSeconds) =>
      matchCost(leastBurden(search.trip, leastSeconds), seconds(search.trip.requestedAt), 0) - IDLE_SECONDS_AT_MOST <
      worth(rowOf.get(search) ?? -1);
  };
}
