import fc from 'fast-check';
import { expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import type { WrittenTariff } from '../markets/written-tariff.ts';
import { amountOf, sumOf } from './fare-lines.ts';
import { fare } from './market-fare.ts';

const tariff = (changes: Partial<WrittenTariff>): WrittenTariff => market(changes).service.tariff;
const trip = (km: number, changes: object = {}) => ({ distanceMeters: km * 1000, durationSeconds: 600, minuteOfDay: 12 * 60, ...changes });
const cents = { roundToMinor: 1 };

// Computed by hand.
it.each<[string, Partial<WrittenTariff>, number, ReturnType<typeof trip>, Array<[string, number]>]>([
  [
    'two stops, which nothing multiplies, on top of the minimum',
    { base: 10, minimum: 50, stop: { fee: 20, freeMinutes: 3 }, surge: { cap: 1.5 } },
    1,
    trip(1, { surge: 1.5, stops: 2 }),
    [
      ['base', 1000],
      ['distance', 2000],
      ['surge', 1500],
      ['minimum', 500],
      ['stops', 4000],
    ],
  ],
  ['a fixed price, without stops', { stop: { fee: 20, freeMinutes: 3 } }, 1, trip(1, { fixedMinor: 9000 }), [['fixed', 9000]]],
  [
    'a fixed price as the least of a way with a stop',
    { stop: { fee: 20, freeMinutes: 3 } },
    1,
    trip(1, { fixedMinor: 9000, stops: 1 }),
    [
      ['fixed', 9000],
      ['stops', 2000],
    ],
  ],
  [
    'the tariff where a way with a stop costs more than the fixed price',
    { stop: { fee: 20, freeMinutes: 3 } },
    1,
    trip(3, { fixedMinor: 9000, stops: 1 }),
    [
      ['base', 5000],
      ['distance', 6000],
      ['stops', 2000],
    ],
  ],
])('a way with stops is made of: %s', (_name, changes, roundToMinor, way, lines) => {
  expect(fare(tariff(changes), { roundToMinor }, way).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(lines);
});

const amount = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100);
const anyTariff = fc
  .record({
    base: amount,
    perKm: amount,
    perMinute: amount,
    bookingFee: amount,
    minimum: amount,
    fee: amount,
    factor: fc.integer({ min: 10, max: 30 }),
  })
  .map(({ perKm, fee, factor, ...rest }) =>
    tariff({
      ...rest,
      sections: [{ upToKm: null, perKm }],
      stop: { fee, freeMinutes: 3 },
      night: { from: '22:00', to: '05:00', factor: factor / 10 },
      surge: { cap: 2 },
    }),
  );
const anyTrip = fc.record(
  {
    distanceMeters: fc.integer({ min: 0, max: 300_000 }),
    durationSeconds: fc.integer({ min: 0, max: 20_000 }),
    minuteOfDay: fc.integer({ min: 0, max: 1439 }),
    surge: fc.integer({ min: 10, max: 20 }).map((tenths) => tenths / 10),
    fixedMinor: fc.integer({ min: 1, max: 100_000 }),
    tolls: fc
      .array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 3 })
      .map((all) => all.map((minor, i) => ({ id: `${i}`, meters: i, minor }))),
  },
  { requiredKeys: ['distanceMeters', 'durationSeconds', 'minuteOfDay', 'surge'] },
);

it('costs its fee more for each stop, and never less than without', () => {
  fc.assert(
    fc.property(anyTariff, anyTrip, (one, way) => {
      const feeMinor = Math.round((one.stop?.fee ?? 0) * 100);
      const [none, first, second] = [0, 1, 2].map((stops) => fare(one, cents, { ...way, stops }));
      if (none === undefined || first === undefined || second === undefined) throw new Error('three fares');
      expect([none, first, second].map((lines) => amountOf(lines, 'stops'))).toEqual([0, feeMinor, 2 * feeMinor]);
      const unrounded = (lines: typeof none) => sumOf(lines) - amountOf(lines, 'rounding');
      expect(unrounded(second) - unrounded(first)).toBe(feeMinor);
      // The first stop may end a fixed price that is less than the way.
      expect(unrounded(first) - unrounded(none)).toBeGreaterThanOrEqual(feeMinor);
      if (way.fixedMinor === undefined) expect(unrounded(first) - unrounded(none)).toBe(feeMinor);
    }),
  );
});
