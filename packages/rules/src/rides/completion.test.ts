import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters } from '../places/geo.ts';
import { fareMinor } from '../pricing/fare.ts';
import {
  ARRIVED_METERS,
  earlyFare,
  endedEarly,
  FASTEST_TRIP_METERS_PER_SECOND,
  isRoutePlausible,
  missingAtEnd,
  quotedAbove,
  straightTo,
  type TripAtEnd,
} from './completion.ts';

const pickup = { lat: -25.7487, lng: 28.238 };
const dropoff = destination(pickup, 135, 5000);
const at = (meters: number, fix: Partial<NonNullable<TripAtEnd['fix']>> = {}) => ({
  ...destination(dropoff, 0, meters),
  accuracy: 10,
  ageSeconds: 5,
  ...fix,
});
/** A trip that was plainly driven: 5 km straight, 7 km by road, in 15 minutes. */
const driven: TripAtEnd = { pickup, dropoff, stops: [], routeMeters: 7000, seconds: 900, drivenMeters: 6900, fix: at(20) };
const priced = { rideType: 'standard', countryId: 'za', surge: 1.2 } as const;
const fareOf = (distanceMeters: number) => fareMinor({ ...priced, distanceMeters });
const quoted = fareMinor({ ...priced, distanceMeters: driven.routeMeters });

describe('a trip is taken as completed', () => {
  it.each([
    ['plainly driven', {}, []],
    ['at 299 m', { fix: at(299) }, []],
    ['at 301 m', { fix: at(301) }, ['place']],
    ['with a position of 61 seconds ago', { fix: at(0, { ageSeconds: 61 }) }, ['position']],
    ['with a position that is exact to 101 m', { fix: at(0, { accuracy: 101 }) }, ['position']],
    ['with a phone that does not say how exact', { fix: at(0, { accuracy: null }) }, []],
    ['without any position', { fix: null }, ['position']],
    ['7 km after 209 seconds', { seconds: 209 }, ['time']],
    ['7 km after 210 seconds', { seconds: 210 }, []],
    ['with 3.4 of 5 km driven', { drivenMeters: 3400 }, ['way']],
    ['with 3.6 of 5 km driven', { drivenMeters: 3600 }, []],
    ['with no trail', { drivenMeters: null }, ['way']],
    ['eight seconds after the start, where it began', { seconds: 8, drivenMeters: 0, fix: at(5000) }, ['place', 'time', 'way']],
  ] as const)('or not: %s', (_name, change, missing) => {
    expect(missingAtEnd({ ...driven, ...change })).toEqual(missing);
  });
});

describe('a trip with stops', () => {
  // 4 km to the one side and back: 5 km straight become 12.
  const stop = { ...destination(pickup, 270, 4000), address: 'A shop', arrivedAt: null, waitingSince: null, leftAt: null };
  const made = { ...stop, arrivedAt: '2027-01-01T10:00:00.000Z', leftAt: '2027-01-01T10:02:00.000Z' };
  const straight = straightTo({ pickup, stops: [made] }, dropoff);

  it.each([
    ['made and driven', { stops: [made], drivenMeters: 12_000 }, []],
    ['left out', { stops: [stop] }, ['stops']],
    ['left by somebody who never came', { stops: [{ ...stop, leftAt: made.leftAt }] }, ['stops']],
    ['said to be made by a car that drove straight', { stops: [made], drivenMeters: 6900 }, ['way']],
  ] as const)('is taken as completed or not: %s', (_name, change, missing) => {
    expect(straight).toBeGreaterThan(11_000);
    expect(missingAtEnd({ ...driven, ...change })).toEqual(missing);
  });

  it('costs the way driven where one was left out, and all of the way where no trail tells', () => {
    const paid = (change: Partial<TripAtEnd>) => earlyFare(quoted, { ...driven, ...change }, fareOf).chargedMeters;
    expect(paid({ stops: [stop], drivenMeters: 5500 })).toBe(5500);
    expect(paid({ stops: [stop], drivenMeters: null })).toBe(driven.routeMeters);
    // Ended on the way: by the stops that were made.
    expect(paid({ stops: [made], drivenMeters: null, fix: { ...made, accuracy: 10, ageSeconds: 5 } })).toBe(4000);
  });
});

describe('an early end', () => {
  it.each([
    ['300 m away', at(299), false],
    ['16 km away', at(16_000), true],
    ['unknown', null, false],
    ['16 km away two minutes ago: nothing drives that far', at(16_000, { ageSeconds: 120 }), true],
    ['3 km away two minutes ago: may be there by now', at(3000, { ageSeconds: 120 }), false],
    ['900 m away, exact to a kilometre', at(900, { accuracy: 1000 }), false],
  ])('is where it is certain: %s', (_name, fix, early) => {
    expect(endedEarly({ ...driven, fix })).toBe(early);
  });

  it('costs the way driven', () => {
    expect(earlyFare(quoted, { ...driven, drivenMeters: 4000, fix: at(3500) }, fareOf)).toEqual({
      fareMinor: fareMinor({ ...priced, distanceMeters: 4000 }),
      chargedMeters: 4000,
    });
  });

  it('costs no more than the quote, no less than the minimum, and never falls with the way', () => {
    const meters = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(meters, meters, fc.integer({ min: 0, max: 20_000 }), (a, b, away) => {
        const of = (drivenMeters: number) => earlyFare(quoted, { ...driven, drivenMeters, fix: at(away) }, fareOf).fareMinor;
        expect(of(a)).toBeLessThanOrEqual(quoted);
        expect(of(a)).toBeGreaterThanOrEqual(fareMinor({ ...priced, distanceMeters: 0 }));
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)));
      }),
      { numRuns: 100 },
    );
  });
});

it('names what was quoted only where less was paid', () => {
  expect(quotedAbove({ quotedMinor: null, fareMinor: 9000 })).toBeNull();
  expect(quotedAbove({ quotedMinor: 9000, fareMinor: 7000 })).toBe(9000);
  // Waiting used up what the way not driven saved.
  expect(quotedAbove({ quotedMinor: 9000, fareMinor: 9000 })).toBeNull();
});

describe('a way is plausible', () => {
  it('never where nobody drove, however the passenger answers', () => {
    const straightMeters = 67_600;
    expect(isRoutePlausible({ seconds: 0, drivenMeters: null, straightMeters })).toBe(false);
    expect(isRoutePlausible({ seconds: 8, drivenMeters: 0, straightMeters })).toBe(false);
    expect(isRoutePlausible({ seconds: 8, drivenMeters: 0, straightMeters: 0 })).toBe(false);
    expect(isRoutePlausible({ seconds: 3600, drivenMeters: ARRIVED_METERS - 1, straightMeters: 0 })).toBe(false);
    expect(isRoutePlausible({ seconds: 1800, drivenMeters: 67_600, straightMeters })).toBe(false);
    expect(isRoutePlausible({ seconds: 2100, drivenMeters: 67_600, straightMeters })).toBe(true);
  });

  it('only with most of the line in a time in which it can be driven', () => {
    const meters = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(meters, meters, fc.integer({ min: 0, max: 10_000 }), (drivenMeters, straightMeters, seconds) => {
        if (!isRoutePlausible({ seconds, drivenMeters, straightMeters })) return;
        expect(drivenMeters).toBeGreaterThanOrEqual(0.7 * straightMeters);
        expect(drivenMeters).toBeGreaterThanOrEqual(ARRIVED_METERS);
        expect(seconds * FASTEST_TRIP_METERS_PER_SECOND).toBeGreaterThanOrEqual(drivenMeters);
      }),
      { numRuns: 100 },
    );
  });

  it('for every trip that is taken at once and is longer than the ground around its dropoff', () => {
    const trip = { seconds: driven.seconds, drivenMeters: driven.drivenMeters, straightMeters: distanceMeters(pickup, dropoff) };
    expect(isRoutePlausible(trip)).toBe(true);
  });
});
