import { createDice } from '../../dice.ts';
import { factsOf } from '../../integrity/facts.ts';
import { findingsOf, holds, type IntegrityRule } from '../../integrity/rules.ts';
import {
  CUSTOMER_TRIPS,
  customersOf,
  DRIVER_TRIPS,
  mayBeRing,
  WINDOW_MS,
  type History,
  type SeenTrip,
} from '../../integrity/seen-trips.ts';
import { addCheats } from './cheats.ts';
import { addHonest } from './honest.ts';
import { buildTown, type Town, type WeekTrip } from './town.ts';

/** How often something happened among so many. */
export interface Share {
  readonly of: number;
  readonly found: number;
}

/** What the rules made of a week. */
export interface JudgedWeek {
  /** Honest trips that were held, and honest drivers with at least one of them. */
  readonly honest: { readonly trips: Share; readonly drivers: Share };
  /** Honest trips held by kind of life, and what each rule found of them. */
  readonly lives: ReadonlyMap<string, Share>;
  readonly rules: ReadonlyMap<IntegrityRule, { readonly trips: number; readonly drivers: number; readonly cheats: number }>;
  /** By kind of cheat: trips that were paid all the same, and cheats of whom nothing was ever held. */
  readonly missed: ReadonlyMap<string, { readonly trips: Share; readonly cheats: Share }>;
}

/** The trips until now, as the database has them. */
class Seen {
  readonly #ofDriver = new Map<number, SeenTrip[]>();
  readonly #ofCustomer = new Map<number, SeenTrip[]>();

  add(trip: SeenTrip): void {
    this.#of(this.#ofDriver, trip.driver).push(trip);
    this.#of(this.#ofCustomer, trip.customer).push(trip);
  }

  #of(map: Map<number, SeenTrip[]>, id: number): SeenTrip[] {
    const known = map.get(id);
    if (known !== undefined) return known;
    const list: SeenTrip[] = [];
    map.set(id, list);
    return list;
  }

  historyOf(trip: WeekTrip, { madeAt, phones }: Town): History {
    const within = ({ completedAt }: SeenTrip) => completedAt > trip.completedAt - WINDOW_MS;
    const ofDriver = this.#of(this.#ofDriver, trip.driver).filter(within).slice(-DRIVER_TRIPS);
    const customers = customersOf(ofDriver);
    const ofCustomers = [...customers].flatMap((customer) => this.#of(this.#ofCustomer, customer).filter(within).slice(-CUSTOMER_TRIPS));
    const others = mayBeRing(trip.driver, customers, ofCustomers) ?? [];
    const ofOtherDrivers = others.flatMap((driver) => this.#of(this.#ofDriver, driver).filter(within).slice(-DRIVER_TRIPS));
    return { trip, ofDriver, ofCustomers, ofOtherDrivers, madeAt, phones, bringer: trip.bringer };
  }
}

interface Verdict {
  readonly trip: WeekTrip;
  readonly rules: readonly IntegrityRule[];
  readonly isHeld: boolean;
}

function judge(town: Town): Verdict[] {
  const seen = new Seen();
  return town.trips
    .toSorted((a, b) => a.completedAt - b.completedAt)
    .map((trip) => {
      seen.add(trip);
      const findings = findingsOf(factsOf(trip.measured, seen.historyOf(trip, town)));
      return { trip, rules: findings.map(({ rule }) => rule), isHeld: holds(findings) };
    });
}

const drivers = (verdicts: readonly Verdict[]) => new Set(verdicts.map(({ trip }) => trip.driver)).size;
const held = (verdicts: readonly Verdict[]) => verdicts.filter(({ isHeld }) => isHeld);
const heldTrips = (verdicts: readonly Verdict[]): Share => ({ of: verdicts.length, found: held(verdicts).length });
const heldDrivers = (verdicts: readonly Verdict[]): Share => ({ of: drivers(verdicts), found: drivers(held(verdicts)) });
const missedOf = ({ of, found }: Share): Share => ({ of, found: of - found });

/**
 * A week of two cities, one of them new, with about so many honest trips and 2 percent of cheating beside them, judged trip by trip as
 * each ends. The same seed gives the same week.
 */
export function judgeWeek(seed: number, trips: number): JudgedWeek {
  const town = buildTown(createDice(seed), trips);
  addHonest(town, trips);
  addCheats(town, trips * 0.02);
  const verdicts = judge(town);
  const honest = verdicts.filter(({ trip }) => trip.isHonest);
  const cheats = verdicts.filter(({ trip }) => !trip.isHonest);
  const found = (rule: IntegrityRule) => (verdict: Verdict) => verdict.isHeld && verdict.rules.includes(rule);
  const rules = new Set(verdicts.flatMap((verdict) => verdict.rules));
  const byKind = (list: readonly Verdict[]) => Map.groupBy(list, ({ trip }) => trip.kind);
  return {
    honest: { trips: heldTrips(honest), drivers: heldDrivers(honest) },
    lives: new Map([...byKind(honest)].map(([kind, list]) => [kind, heldTrips(list)])),
    rules: new Map(
      [...rules].map((rule) => {
        const of = honest.filter(found(rule));
        return [rule, { trips: of.length, drivers: drivers(of), cheats: cheats.filter(found(rule)).length }];
      }),
    ),
    missed: new Map(
      [...byKind(cheats)].map(([kind, list]) => [kind, { trips: missedOf(heldTrips(list)), cheats: missedOf(heldDrivers(list)) }]),
    ),
  };
}
