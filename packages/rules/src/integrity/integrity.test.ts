import { describe, expect, it } from 'vitest';
import { judgeWeek } from '../testing/week/judge-week.ts';
import { factsOf, type TripFacts } from './facts.ts';
import { findingsOf, foundOfWay, holds, inRuleOrder, integrityRules, type IntegrityRule } from './rules.ts';
import type { History, SeenTrip } from './seen-trips.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-27T12:00:00Z');
const DRIVER = 1;

/** A trip of a driver, so many hours before now. */
const tripOf = (id: number, rider: number, hoursAgo: number, changes: Partial<SeenTrip> = {}): SeenTrip => ({
  id,
  driver: DRIVER,
  rider,
  customer: rider,
  acceptedAt: NOW - hoursAgo * HOUR_MS - 1_500_000,
  startedAt: NOW - hoursAgo * HOUR_MS - 1_200_000,
  completedAt: NOW - hoursAgo * HOUR_MS,
  fromRank: false,
  ...changes,
});
const quick = (hoursAgo: number) => ({ acceptedAt: NOW - hoursAgo * HOUR_MS - 1_230_000 });
const driven = { seconds: 1200, drivenMeters: 9000, straightMeters: 7000 };

function historyOf(trips: readonly SeenTrip[], changes: Partial<History> = {}): History {
  const [trip] = trips;
  if (trip === undefined) throw new Error('a history has a trip');
  return { trip, ofDriver: trips, ofCustomers: trips, ofOtherDrivers: [], madeAt: new Map(), phones: new Map(), bringer: null, ...changes };
}
const found = (facts: TripFacts): IntegrityRule[] => findingsOf(facts).map(({ rule }) => rule);
const judged = (history: History, measured = driven) => {
  const facts = factsOf(measured, history);
  return { rules: found(facts), isHeld: holds(findingsOf(facts)), findings: findingsOf(facts) };
};
const newSince = (ids: readonly number[]) => new Map(ids.map((id) => [id, NOW - 24 * HOUR_MS]));
const one = historyOf([tripOf(1, 10, 0)]);

it('shows findings in one order, whenever each was made', () => {
  const shown = inRuleOrder(integrityRules.toReversed().map((rule) => ({ rule })));
  expect(shown.map(({ rule }) => rule)).toEqual(integrityRules);
});

describe('a trip by itself', () => {
  it('is fine when it was plainly driven', () => {
    expect(judged(one)).toEqual({ rules: [], isHeld: false, findings: [] });
  });

  it.each([
    ['of no time', { seconds: 0, drivenMeters: 9000, straightMeters: 7000 }, ['too_fast']],
    ['faster than town lets anybody drive', { seconds: 60, drivenMeters: 2000, straightMeters: 1500 }, ['too_fast']],
    ['along a motorway', { seconds: 1000, drivenMeters: 31_000, straightMeters: 28_000 }, []],
    ['at 5 km/h', { seconds: 1500, drivenMeters: 2000, straightMeters: 1600 }, []],
    ['of a car that stood', { seconds: 1200, drivenMeters: 40, straightMeters: 7000 }, ['not_driven']],
    ['without a trail', { seconds: 1200, drivenMeters: null, straightMeters: 7000 }, ['not_driven']],
    ['round the corner', { seconds: 60, drivenMeters: 130, straightMeters: 120 }, []],
  ])('%s', (_what, measured, rules) => {
    const { rules: own, isHeld } = judged(one, measured as typeof driven);
    expect([own, isHeld]).toEqual([rules, rules.length > 0]);
    // Of the way alone the same is found, for trips at which nobody looked.
    expect(foundOfWay(measured)).toEqual(rules);
  });

  it('that drove half of the way is found, and waits only with something else', () => {
    expect(judged(one, { ...driven, drivenMeters: 4000 })).toMatchObject({ rules: ['not_driven'], isHeld: false });
  });
});

describe('people and phones', () => {
  it('hold a trip of a driver and a passenger, or who asked for it, with one phone', () => {
    expect(judged(historyOf([tripOf(1, 10, 0)], { phones: new Map([[DRIVER, [7, 8]], [10, [8]]]) })).rules).toEqual(['shared_phone']); // prettier-ignore
    const forAnother = historyOf([tripOf(1, 10, 0, { customer: 11 })], { phones: new Map([[DRIVER, [7]], [11, [7]]]) }); // prettier-ignore
    expect(judged(forAnother)).toMatchObject({ isHeld: true, findings: [{ rule: 'shared_phone', facts: { phones: 1 } }] });
  });

  it('let brothers share one, and four accounts of one phone not', () => {
    const trips = [10, 11, 12, 13].map((rider, i) => tripOf(i + 1, rider, i * 30));
    const phones = (riders: readonly number[]) => new Map(riders.map((rider) => [rider, [5]]));
    expect(judged(historyOf(trips, { phones: phones([10, 11, 12]) })).rules).toEqual([]);
    expect(judged(historyOf(trips, { phones: phones([10, 11, 12, 13]) })).rules).toEqual(['one_phone_many']);
  });

  it('count a pair within a day: four are much, seven too many, yesterday is another day', () => {
    const pair = (count: number, every = 2) =>
      historyOf(Array.from({ length: count }, (_, i) => tripOf(i + 1, 10, i * every)).concat(tripOf(99, 20, 30)));
    expect(judged(pair(3)).rules).toEqual([]);
    expect(judged(pair(4))).toMatchObject({ rules: ['pair_often'], isHeld: false });
    expect(judged(pair(7))).toMatchObject({ rules: ['pair_often'], isHeld: true });
    expect(judged(pair(7, 12)).rules).toEqual([]);
  });

  it('let a host send one car twelve times, and not a thirteenth', () => {
    const wedding = (count: number) => historyOf(Array.from({ length: count }, (_, i) => tripOf(i + 1, 100 + i, i / 2, { customer: 10 })));
    expect(judged(wedding(12)).rules).toEqual([]);
    expect(judged(wedding(13)).rules).toEqual(['customer_often']);
  });

  it('hold the trip that would pay whoever brought themselves', () => {
    const phones = new Map([[DRIVER, [7]], [50, [7]]]); // prettier-ignore
    expect(judged(historyOf([tripOf(1, 10, 0)], { phones, bringer: 50 })).rules).toEqual(['own_referral']);
    expect(judged(historyOf([tripOf(1, 10, 0)], { phones: new Map([[DRIVER, [7]]]), bringer: 50 })).rules).toEqual([]); // prettier-ignore
  });
});

describe('circles', () => {
  const fives = (riders: number, count: number) =>
    Array.from({ length: count }, (_, i) => tripOf(i + 1, 10 + (i % riders), i * 9, quick(i * 9)));

  it('of throw-away passengers are held where they are most of what a driver drives', () => {
    const trips = fives(5, 5);
    const riders = [10, 11, 12, 13, 14];
    expect(judged(historyOf(trips, { madeAt: newSince(riders) }))).toMatchObject({ rules: ['throwaway_passengers'], isHeld: true });
    expect(judged(historyOf(trips)).rules, 'accounts that are no longer new').toEqual([]);
    const elsewhere = riders.map((rider, i) => tripOf(50 + i, rider, 20, { driver: 2 }));
    expect(judged(historyOf(trips, { madeAt: newSince(riders), ofCustomers: [...trips, ...elsewhere] })).rules).toEqual([]);
    const atRank = trips.map((trip) => ({ ...trip, fromRank: true }));
    expect(judged(historyOf(atRank, { madeAt: newSince(riders) })).rules, 'a line of new people').toEqual([]);
  });

  it('of few new accounts and few drivers are held, and a family’s own driver is not', () => {
    const own = fives(3, 5);
    const others = Array.from({ length: 5 }, (_, i) => tripOf(60 + i, 10 + (i % 3), i * 9 + 4, { driver: 2, ...quick(i * 9 + 4) }));
    const ring = { madeAt: newSince([10, 11, 12]), ofCustomers: [...own, ...others], ofOtherDrivers: others };
    expect(judged(historyOf(own, ring))).toMatchObject({
      isHeld: true,
      findings: [{ rule: 'closed_circle', facts: { drivers: 2, passengers: 3, trips: 10 } }],
    });
    const mother = Array.from({ length: 20 }, (_, i) => tripOf(i + 1, 20 + (i % 3), i * 12, { customer: 10, ...quick(i * 12) }));
    expect(judged(historyOf(mother, { madeAt: newSince([10, 20, 21, 22]) })).rules).toEqual([]);
  });
});

it('a simulated week holds fewer than 0.5 percent of honest trips and drivers, and catches every kind of cheat that it knows', () => {
  const { honest, missed } = judgeWeek(2, 10_000);
  expect(honest.trips.of).toBeGreaterThanOrEqual(10_000);
  expect(honest.trips.found / honest.trips.of).toBeLessThan(0.005);
  expect(honest.drivers.found / honest.drivers.of).toBeLessThan(0.005);
  // What drives two invented trips a day among honest ones is not seen by these rules.
  const unseen = [...missed].filter(([, { cheats }]) => cheats.found > 0).map(([kind]) => kind);
  expect(unseen).toEqual(['two a day among honest ones']);
});
