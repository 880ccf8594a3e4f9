import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterStep,
  aheadOf,
  madeStops,
  nextStop,
  stopAhead,
  stopSteps,
  straightMeters,
  waitsAt,
  type StopStep,
  type TripStop,
} from './stops.ts';

const places = [
  { lat: -0.1, lng: 34.75, address: 'A bank' },
  { lat: -0.09, lng: 34.76, address: 'A shop' },
];
const ahead = aheadOf(places);
const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 10, minute));
const iso = (minute: number) => at(minute).toISOString();

/** What becomes of stops by steps, a minute from each other; null from the first that can't be made. */
const after = (...steps: Array<[number, StopStep, seen?: boolean]>): readonly TripStop[] | null =>
  steps.reduce<readonly TripStop[] | null>(
    (stops, [index, step, seen = true], minute) => (stops === null ? null : afterStep(stops, index, step, at(minute), seen)),
    ahead,
  );

describe('the stops of a ride', () => {
  it('are made one after the other', () => {
    const both = after([0, 'arrived'], [0, 'left'], [1, 'arrived'], [1, 'left']);
    expect(both).toEqual([
      { ...places[0], arrivedAt: iso(0), waitingSince: iso(0), leftAt: iso(1) },
      { ...places[1], arrivedAt: iso(2), waitingSince: iso(2), leftAt: iso(3) },
    ]);
    expect(nextStop(both ?? [])).toBeUndefined();
    expect(nextStop(ahead)).toBe(0);
    expect(nextStop(after([0, 'arrived']) ?? [])).toBe(0);
    expect(nextStop(after([0, 'skipped']) ?? [])).toBe(1);
    // One at which the car stands is not driven to any more.
    expect(stopAhead(ahead)).toBe(0);
    expect(stopAhead(after([0, 'arrived']) ?? [])).toBe(1);
    expect(stopAhead(after([0, 'skipped'], [1, 'arrived']) ?? [])).toBeUndefined();
  });

  it.each<[string, Array<[number, StopStep]>]>([
    ['the second before the first', [[1, 'arrived']]],
    ['on from where nobody came', [[0, 'left']]],
    [
      'past one where the car stands',
      [
        [0, 'arrived'],
        [0, 'skipped'],
      ],
    ],
    [
      'to one that was skipped',
      [
        [0, 'skipped'],
        [0, 'arrived'],
      ],
    ],
    ['a third', [[2, 'arrived']]],
  ])('refuse what can’t be: %s', (_name, steps) => {
    expect(after(...steps)).toBeNull();
  });

  it('are not made where they were skipped', () => {
    expect(madeStops(after([0, 'skipped'], [1, 'arrived']) ?? [])).toMatchObject([{ address: 'A shop' }]);
  });

  it('count waiting from when the position showed the driver there', () => {
    const unseen = after([0, 'arrived', false]);
    expect(unseen?.[0]).toMatchObject({ arrivedAt: iso(0), waitingSince: null });
    expect(after([0, 'arrived', false], [0, 'arrived', true])?.[0]).toMatchObject({ arrivedAt: iso(0), waitingSince: iso(1) });
    const here = after([0, 'arrived'], [0, 'left'], [1, 'arrived']) ?? [];
    expect(waitsAt(here, at(9).getTime())).toEqual([60_000, 7 * 60_000]);
    expect(waitsAt(unseen ?? [], at(9).getTime())).toEqual([]);
    // Who is seen elsewhere when saying to go on drove there, and did not wait.
    expect(waitsAt(afterStep(after([0, 'arrived']) ?? [], 0, 'left', at(9), false, true) ?? [], at(9).getTime())).toEqual([]);
  });

  it('change by a step once: the same again is harmless, and no time that was written changes', () => {
    const step = fc.tuple(fc.integer({ min: -1, max: 2 }), fc.constantFrom(...stopSteps), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let stops: readonly TripStop[] = ahead;
        steps.forEach(([index, name, seen], minute) => {
          const next = afterStep(stops, index, name, at(minute), seen);
          if (next === null) return;
          expect(afterStep(next, index, name, at(minute + 1), seen)).toBe(next);
          next.forEach((one, i) => {
            const was = stops[i];
            for (const key of ['arrivedAt', 'waitingSince', 'leftAt'] as const) if (was?.[key] != null) expect(one[key]).toBe(was[key]);
            if (i > 0 && one.arrivedAt !== null) expect(next[i - 1]?.leftAt).not.toBeNull();
          });
          stops = next;
        });
      }),
    );
  });
});

it('measures a way by its straight lines', () => {
  expect(straightMeters([])).toBe(0);
  const [one, two] = places as [(typeof places)[0], (typeof places)[0]];
  expect(straightMeters([one, two, one])).toBeCloseTo(2 * straightMeters([one, two]), 6);
});
