import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FareLine } from './fare-lines.ts';
import { sumOf } from './fare-lines.ts';
import {
  mostToPay,
  mostWaiting,
  stopWaiting,
  unroundedFare,
  waitedMinutes,
  waitingCharge,
  waitingOnTop,
  withWaiting,
} from './waiting-charge.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Kisumu's boda: three minutes are free, then 2 a minute, for fifteen minutes at most. */
const boda = { freeMinutes: 3, perMinuteMinor: 200, mostMinutes: 15 };

describe('waiting', () => {
  it.each([
    ['not begun', -5 * MINUTE, 0],
    ['none', 0, 0],
    ['within the free minutes', 2 * MINUTE + 59 * SECOND, 0],
    ['the free minutes to the second', 3 * MINUTE, 0],
    ['the first minute begun', 3 * MINUTE + SECOND, 200],
    ['the first minute whole', 4 * MINUTE, 200],
    ['the second begun', 4 * MINUTE + SECOND, 400],
    ['eighteen minutes', 18 * MINUTE, 3000],
    ['an hour', 60 * MINUTE, 3000],
  ])('costs by the minute begun after the free ones: %s', (_name, waitedMs, minor) => {
    expect(waitingCharge(boda, waitedMs)).toBe(minor);
  });

  const terms = fc.record({
    freeMinutes: fc.integer({ min: 0, max: 60 }),
    perMinuteMinor: fc.integer({ min: 1, max: 100_000 }),
    mostMinutes: fc.integer({ min: 1, max: 120 }),
  });
  const wait = fc.integer({ min: -MINUTE, max: 300 * MINUTE });

  it('costs nothing within the free minutes, never less for longer, and never more than the most', () => {
    fc.assert(
      fc.property(terms, wait, wait, (by, a, b) => {
        const [short, long] = a < b ? [a, b] : [b, a];
        expect(waitingCharge(by, Math.min(short, by.freeMinutes * MINUTE))).toBe(0);
        expect(waitingCharge(by, long)).toBeGreaterThanOrEqual(waitingCharge(by, short));
        expect(waitedMinutes(by, long)).toBeLessThanOrEqual(by.mostMinutes);
      }),
    );
  });
});

describe('waiting at a stop', () => {
  const terms = { waiting: boda, cancellation: null, stop: { feeMinor: 2000, freeMinutes: 5 }, roundToMinor: 1000 };

  it('costs as at the pickup, after the free minutes of a stop', () => {
    const by = stopWaiting(terms);
    expect(by).toEqual({ freeMinutes: 5, perMinuteMinor: 200, mostMinutes: 15 });
    expect(by === null ? null : waitingCharge(by, 6 * MINUTE)).toBe(200);
    expect(stopWaiting({ waiting: null, stop: terms.stop })).toBeNull();
    expect(stopWaiting({ waiting: boda })).toBeNull();
  });

  it('is a part of what a trip may take at most, at each stop', () => {
    // 15 minutes at 2 are 30; at the pickup and two stops 90.
    expect([0, 1, 2].map((stops) => mostWaiting(terms, stops))).toEqual([3000, 6000, 9000]);
    expect(mostToPay(13_000, terms, 2)).toBe(22_000);
    expect(mostToPay(13_000, { waiting: boda, cancellation: null, roundToMinor: 1000 }, 2)).toBe(16_000);
    expect(mostToPay(13_000, null, 2)).toBe(13_000);
  });
});

describe('a fare with waiting', () => {
  // 3.8 km by boda: 50 + 76, rounded 130. With two minutes 130 exactly; with five 136, rounded 140.
  const way: FareLine[] = [
    { kind: 'base', amountMinor: 5000 },
    { kind: 'distance', amountMinor: 7600 },
    { kind: 'rounding', amountMinor: 400 },
  ];
  it.each<[number, Array<[string, number]>]>([
    [
      0,
      [
        ['base', 5000],
        ['distance', 7600],
        ['rounding', 400],
      ],
    ],
    [
      400,
      [
        ['base', 5000],
        ['distance', 7600],
        ['waiting', 400],
      ],
    ],
    [
      1000,
      [
        ['base', 5000],
        ['distance', 7600],
        ['waiting', 1000],
        ['rounding', 400],
      ],
    ],
  ])('is rounded anew: %d more', (waitingMinor, lines) => {
    expect(withWaiting(way, waitingMinor, 1000).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(lines);
    // 126 unrounded: 4 more are within the 130 that is paid already, 10 more make it 140.
    expect(waitingOnTop({ unroundedMinor: unroundedFare(way), roundToMinor: 1000 }, waitingMinor)).toBe(waitingMinor === 1000 ? 1000 : 0);
  });

  it('stays a multiple of the market’s step, never falls, and rises by no more than a wallet has to have', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(1, 50, 100, 1000),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (priced, roundToMinor, perMinuteMinor, mostMinutes, minutes) => {
          const rounded = Math.max(roundToMinor, Math.floor((priced + roundToMinor / 2) / roundToMinor) * roundToMinor);
          const lines: FareLine[] = [
            { kind: 'base', amountMinor: priced },
            { kind: 'rounding', amountMinor: rounded - priced },
          ];
          const waiting = { freeMinutes: 0, perMinuteMinor, mostMinutes };
          const charged = waitingCharge(waiting, minutes * MINUTE);
          const sum = sumOf(withWaiting(lines, charged, roundToMinor));
          expect(sum % roundToMinor).toBe(0);
          expect(sum).toBeGreaterThanOrEqual(rounded);
          expect(sum - rounded).toBe(waitingOnTop({ unroundedMinor: unroundedFare(lines), roundToMinor }, charged));
          expect(sum - rounded).toBeLessThanOrEqual(mostWaiting({ waiting, cancellation: null, roundToMinor }));
          // A trip that ended early for less is told apart from one that was quoted by what it cost without the waiting.
          expect(sum - charged).toBeLessThan(rounded + roundToMinor);
        },
      ),
    );
  });
});
