import { ASKED_AGAIN_SECONDS, IDLE_SECONDS_AT_MOST, matchCost } from '@safiri/rules/dispatch/fairness.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { OUT_OF_TIME, type Assigner, type Assignment, type Prices } from '../assignment/assigner.ts';
import type { Edge } from '../assignment/candidate-graph.ts';
import type { Budget } from './budget.ts';
import { DriverValues, idleSeconds } from './driver-values.ts';
import { judge } from './judge.ts';
import type { KnownDrivers } from './known-drivers.ts';
import { LeastCosts } from './least-costs.ts';
import { OutOfTime } from './out-of-time.ts';
import { PairSet } from './pair-set.ts';
import type { MatchPorts, Near } from './ports.ts';
import { burdenOf, type Candidate, type Looking } from './search.ts';
import { UnitSphere } from './unit-sphere.ts';

/** What the matching of trips needs beside the trips. */
export interface Matcher {
  readonly assigner: Assigner;
  readonly budget: Budget;
  /** Told when a batch is given its drivers nearest first. */
  readonly tell: (fallBack: Error) => void;
  /** Whether drivers a long way off are asked from the first moment on: for comparisons alone. */
  readonly farAtOnce?: boolean | undefined;
}

/** A driver who could take a trip. */
interface Option extends Edge {
  readonly driver: number;
  readonly candidate: Candidate;
}

/** A trip with the drivers who were taken in, and those who turned out to be of no use at the prices of then. */
interface Shelf {
  readonly search: Looking;
  readonly waitedSeconds: number;
  readonly edges: Option[];
  rest: Option[];
  /** Nobody who is nearer than this many metres is left to be judged. */
  judgedMeters: number;
  leastCosts: LeastCosts | undefined;
}

/** Less is no gain: it may be rounding. */
const GAIN_SECONDS = 1e-3;

/** So many drivers are taken in for a trip at first, then twice as many each time: hardly more than are of use. */
const TAKEN_IN_FIRST = 8;

/** So many drivers are asked for their times at once: those who are likelier to help may spare the others. */
const JUDGED_AT_ONCE = 50;

/**
 * Matches the trips of a batch with the drivers around them, and then with those farther away who could make the whole
 * cheaper by the prices of the last time, until there is none (column generation). When the budget is over, nothing is made
 * cheaper any more, and trips without a driver are given the nearest one who is left.
 */
export class TripMatch {
  private readonly shelves: readonly Shelf[];
  private readonly pickups = new UnitSphere();
  private readonly judged: PairSet;
  private readonly values: DriverValues;
  private readonly drivers: KnownDrivers;
  private readonly ports: MatchPorts;
  private readonly now: Date;
  private readonly matcher: Matcher;
  private last: Assignment | undefined;
  /** Those of the last time, while there is time to act on them. */
  private prices: Prices | undefined;

  constructor(searches: readonly Looking[], drivers: KnownDrivers, ports: MatchPorts, now: Date, matcher: Matcher) {
    this.drivers = drivers;
    this.ports = ports;
    this.now = now;
    this.matcher = matcher;
    this.shelves = searches.map((search) => ({
      search,
      waitedSeconds: (now.getTime() - search.trip.requestedAt) / 1000,
      edges: [],
      rest: [],
      judgedMeters: 0,
      leastCosts: undefined,
    }));
    for (const { trip } of searches) this.pickups.add(trip.pickup);
    this.judged = new PairSet(searches.length, drivers.count);
    this.values = new DriverValues(drivers, now);
  }

  /**
   * Matches the trips with the drivers nearest to each, all of whom are considered.
   * @param judgedMeters for each trip: nobody else is nearer
   */
  matchNearest(nears: ReadonlyArray<readonly Near[]>, judgedMeters: readonly number[]): void {
    for (const [row, shelf] of this.shelves.entries()) {
      shelf.judgedMeters = judgedMeters[row] as number;
      const candidates = this.judge(row, nears[row] as readonly Near[]);
      shelf.edges.push(...this.optionsOf(shelf, candidates));
      shelf.search.candidates.push(...candidates);
    }
    this.choose();
    this.matchKnown();
  }

  /** Matches anew until no known driver could make the whole cheaper. */
  matchKnown(): void {
    for (let some = TAKEN_IN_FIRST; this.takeIn(some); some *= 2) this.choose();
    this.price();
  }

  /** Metres around the pickup within which somebody who is not known could make the whole cheaper; 0 for nowhere. */
  reach(row: number): number {
    const shelf = this.shelves[row] as Shelf;
    const meters = this.leastCosts(shelf).reach(this.worth(row) + IDLE_SECONDS_AT_MOST);
    return meters > shelf.judgedMeters ? meters : 0;
  }

  private judge(row: number, nears: readonly Near[]): Candidate[] {
    for (const near of nears) this.judged.add(row, this.drivers.meet(near));
    return judge((this.shelves[row] as Shelf).search.trip, nears, this.drivers.factsOf, this.ports, this.now, this.matcher.farAtOnce);
  }

  /** Those who can come. */
  private optionsOf({ search, waitedSeconds }: Shelf, candidates: readonly Candidate[]): Option[] {
    const options: Option[] = [];
    for (const candidate of candidates) {
      if (candidate.gate !== undefined) continue;
      const { driverId } = candidate;
      const again = search.trip.asked.has(driverId) ? ASKED_AGAIN_SECONDS : 0;
      const liked = search.trip.favourites?.has(driverId) === true;
      const cost = again + matchCost(burdenOf(candidate), waitedSeconds, idleSeconds(this.drivers, driverId, this.now), liked);
      options.push({ driverId, driver: this.drivers.meet(candidate), cost, candidate });
    }
    return options;
  }

  private leastCosts(shelf: Shelf): LeastCosts {
    shelf.leastCosts ??= new LeastCosts(this.ports, shelf.search.trip, shelf.waitedSeconds, this.now);
    return shelf.leastCosts;
  }

  private choose(): void {
    const { assigner, budget, tell } = this.matcher;
    const { last } = this;
    const next = assigner.assign(
      this.shelves.map(({ edges }) => edges),
      budget.isOver,
      last?.picks,
    );
    if (next.fellBack !== undefined && last?.fellBack === undefined) {
      const trips = this.shelves.length;
      tell(
        next.fellBack === OUT_OF_TIME
          ? new OutOfTime(trips)
          : new Error(`a batch of ${trips} trips goes on nearest first: ${next.fellBack}`),
      );
    }
    this.last = next;
    for (const [row, { search, edges }] of this.shelves.entries()) search.chosen = edges[next.picks[row] ?? -1]?.candidate;
  }

  /** Prices the drivers; without time for that, those who were not given to anybody are as good as each other. */
  private price(): void {
    this.prices = this.matcher.budget.isOver() ? undefined : this.last?.prices;
    const taken = new Set(this.shelves.map(({ search }) => search.chosen?.driverId));
    this.values.set(this.prices?.ofDriver ?? ((driverId) => (taken.has(driverId) ? -Infinity : 0)));
  }

  /** What a driver must cost less than to be a gain for the trip. */
  private worth(row: number): number {
    if (this.prices !== undefined) return this.prices.ofTrip(row) - GAIN_SECONDS;
    return this.shelves[row]?.search.chosen === undefined ? Infinity : -Infinity;
  }

  /** Takes in, for each trip, some of those whom the prices ask for; says whether there was anybody. Without prices, all at once. */
  private takeIn(some: number): boolean {
    this.price();
    const { prices } = this;
    let added = false;
    for (const row of this.shelves.keys()) {
      if (prices !== undefined && this.matcher.budget.isOver()) return added || this.takeIn(some);
      added = this.takeInFor(row, prices === undefined ? Infinity : some) || added;
    }
    return added;
  }

  /** Judges drivers for a trip until some are a gain, of those who were judged before or could be one by their distance. */
  private takeInFor(row: number, some: number): boolean {
    const worth = this.worth(row);
    if (worth === -Infinity) return false;
    const shelf = this.shelves[row] as Shelf;
    const gains: Option[] = [];
    const reduced = ({ cost, driver }: Option) => cost - (this.values.price[driver] as number);
    const sort = (options: readonly Option[]) => {
      for (const option of options) (reduced(option) < worth ? gains : shelf.rest).push(option);
    };
    sort(shelf.rest.splice(0));
    const asked = this.asked(row, worth);
    for (let from = 0; from < asked.length && gains.length < some; from += JUDGED_AT_ONCE) {
      const nears = asked.slice(from, from + JUDGED_AT_ONCE).map((driver) => this.nearOf(shelf, driver));
      sort(this.optionsOf(shelf, this.judge(row, nears)));
    }
    if (gains.length > some) shelf.rest.push(...gains.sort((a, b) => reduced(a) - reduced(b)).splice(some));
    shelf.edges.push(...gains);
    shelf.search.candidates.push(...gains.map(({ candidate }) => candidate));
    return gains.length > 0;
  }

  private nearOf({ search }: Shelf, driver: number): Near {
    const point = this.drivers.points[driver] as Point;
    return { driverId: this.drivers.ids[driver] as number, meters: distanceMeters(search.trip.pickup, point), point };
  }

  /** The drivers not judged for a trip who could be a gain by their distance, the best first. */
  private asked(row: number, worth: number): number[] {
    const shelf = this.shelves[row] as Shelf;
    const { drivers, judged, pickups } = this;
    const { values, order } = this.values;
    const leastCosts = this.leastCosts(shelf);
    const slack = worth - leastCosts.from(shelf.judgedMeters);
    const found: number[] = [];
    const least: number[] = [];
    for (let i = 0; i < order.length; i += 1) {
      const driver = order[i] as number;
      const value = values[driver] as number;
      if (!(value + slack > 0)) break;
      if (judged.has(row, driver)) continue;
      const reduced = leastCosts.from(pickups.chordMeters(row, drivers.places, driver)) - value;
      if (!(reduced < worth)) continue;
      found.push(driver);
      least[driver] = reduced;
    }
    return found.length > JUDGED_AT_ONCE ? found.sort((a, b) => (least[a] as number) - (least[b] as number)) : found;
  }
}
