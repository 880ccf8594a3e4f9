import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrittenTariff } from '../markets/written-tariff.ts';
import { fareMinor } from './fare.ts';
import { amountOf, sumOf } from './fare-lines.ts';
import { fare } from './market-fare.ts';
import { includedKm, rideTypeFacts } from './ride-types.ts';

const NOON = 12 * 60;
const tariff = (changes: Partial<WrittenTariff>): WrittenTariff => ({
  base: 50,
  includedKm: 0,
  sections: [{ upToKm: null, perKm: 20 }],
  perMinute: 0,
  bookingFee: 0,
  minimum: 50,
  night: null,
  passesTollsOn: false,
  surge: { cap: 1 },
  waiting: null,
  stop: null,
  cancellation: null,
  commission: null,
  driverFloor: null,
  ...changes,
});
const trip = (km: number, changes: object = {}) => ({ distanceMeters: km * 1000, durationSeconds: 600, minuteOfDay: NOON, ...changes });
const cents = { roundToMinor: 1 };

describe('the fare of a tariff', () => {
  // Computed by hand; the first is the operator's own example: 3.8 km by boda at noon.
  it.each<[string, Partial<WrittenTariff>, number, ReturnType<typeof trip>, Array<[string, number]>]>([
    [
      '3.8 km by boda',
      {},
      1000,
      trip(3.8),
      [
        ['base', 5000],
        ['distance', 7600],
        ['rounding', 400],
      ],
    ],
    [
      'nothing is free: the least is one step',
      { base: 0, minimum: 0 },
      1000,
      trip(0.2),
      [
        ['base', 0],
        ['distance', 400],
        ['rounding', 600],
      ],
    ],
    [
      'half a step goes up',
      {},
      1000,
      trip(3.75),
      [
        ['base', 5000],
        ['distance', 7500],
        ['rounding', 500],
      ],
    ],
    [
      'less than half goes down',
      {},
      1000,
      trip(3.7),
      [
        ['base', 5000],
        ['distance', 7400],
        ['rounding', -400],
      ],
    ],
    ['the included kilometres', { includedKm: 2 }, 1, trip(1.9), [['base', 5000]]],
    [
      'what is above them',
      { includedKm: 2 },
      1,
      trip(2.5),
      [
        ['base', 5000],
        ['distance', 1000],
      ],
    ],
    [
      'sections',
      {
        sections: [
          { upToKm: 5, perKm: 20 },
          { upToKm: null, perKm: 15 },
        ],
      },
      1,
      trip(8),
      [
        ['base', 5000],
        ['distance', 14500],
      ],
    ],
    [
      'minutes and a booking fee',
      { perMinute: 2, bookingFee: 10 },
      1,
      trip(1),
      [
        ['base', 5000],
        ['distance', 2000],
        ['time', 2000],
        ['booking', 1000],
      ],
    ],
    [
      'the place of the pickup',
      {},
      1,
      trip(1, { pickupFeeMinor: 10000 }),
      [
        ['base', 5000],
        ['distance', 2000],
        ['place', 10000],
      ],
    ],
    [
      'the minimum',
      { base: 10, minimum: 50 },
      1,
      trip(1),
      [
        ['base', 1000],
        ['distance', 2000],
        ['minimum', 2000],
      ],
    ],
    [
      'a night over midnight',
      { night: { from: '22:00', to: '05:00', factor: 1.2 } },
      1,
      trip(1, { minuteOfDay: 60 }),
      [
        ['base', 5000],
        ['distance', 2000],
        ['night', 1400],
      ],
    ],
    [
      'the end of a night',
      { night: { from: '22:00', to: '05:00', factor: 1.2 } },
      1,
      trip(1, { minuteOfDay: 300 }),
      [
        ['base', 5000],
        ['distance', 2000],
      ],
    ],
    [
      'the higher of night and holiday',
      { night: { from: '22:00', to: '05:00', factor: 1.2 } },
      1,
      trip(1, { minuteOfDay: 60, holidayFactor: 1.3 }),
      [
        ['base', 5000],
        ['distance', 2000],
        ['night', 2100],
      ],
    ],
    [
      'surge up to its cap',
      { surge: { cap: 1.5 } },
      1,
      trip(1, { surge: 2 }),
      [
        ['base', 5000],
        ['distance', 2000],
        ['surge', 3500],
      ],
    ],
    [
      'no surge where there is none',
      {},
      1,
      trip(1, { surge: 2 }),
      [
        ['base', 5000],
        ['distance', 2000],
      ],
    ],
  ])('is made of: %s', (_name, changes, roundToMinor, way, lines) => {
    expect(fare(tariff(changes), { roundToMinor }, way).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(lines);
  });

  it('is the specification’s where the document holds its prices', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(rideTypeFacts) as Array<keyof typeof rideTypeFacts>)),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 10, max: 20 }),
        (type, distanceMeters, tenths) => {
          const { baseCents, perKmCents } = rideTypeFacts[type];
          const own = tariff({
            base: baseCents / 100,
            minimum: baseCents / 100,
            includedKm,
            sections: [{ upToKm: null, perKm: perKmCents / 100 }],
            surge: { cap: 2 },
          });
          const lines = fare(own, cents, trip(0, { distanceMeters, surge: tenths / 10 }));
          expect(sumOf(lines)).toBe(fareMinor({ rideType: type, countryId: 'za', distanceMeters, surge: tenths / 10 }));
        },
      ),
    );
  });

  const amount = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100);
  const anyTariff = fc
    .record({
      base: amount,
      includedKm: fc.integer({ min: 0, max: 5 }),
      perKm: amount,
      perMinute: amount,
      bookingFee: amount,
      minimum: amount,
      factor: fc.integer({ min: 10, max: 30 }),
      cap: fc.integer({ min: 10, max: 20 }),
    })
    .map(({ factor, cap, perKm, ...rest }) =>
      tariff({
        ...rest,
        sections: [{ upToKm: null, perKm }],
        night: { from: '22:00', to: '05:00', factor: factor / 10 },
        surge: { cap: cap / 10 },
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
  const step = fc.constantFrom(1, 50, 100, 500, 1000);

  it('is one step at least and the minimum but for the rounding, and rounds by half a step at most where it is more', () => {
    fc.assert(
      fc.property(anyTariff, anyTrip, step, (one, way, roundToMinor) => {
        const lines = fare(one, { roundToMinor }, way);
        const rounding = lines.find(({ kind }) => kind === 'rounding')?.amountMinor ?? 0;
        expect(sumOf(lines)).toBeGreaterThanOrEqual(roundToMinor);
        expect(sumOf(lines) % roundToMinor).toBe(0);
        if (sumOf(lines) > roundToMinor) expect(Math.abs(rounding)).toBeLessThanOrEqual(roundToMinor / 2);
        const tolls = (way.tolls ?? []).reduce((sum, { minor }) => sum + minor, 0);
        expect(amountOf(lines, 'toll')).toBe(tolls);
        expect(sumOf(lines) - rounding - tolls).toBeGreaterThanOrEqual(Math.round(one.minimum * 100));
      }),
    );
  });

  it('never falls as the way grows', () => {
    fc.assert(
      fc.property(anyTariff, anyTrip, step, fc.integer({ min: 0, max: 50_000 }), (one, way, roundToMinor, more) => {
        const longer = { ...way, distanceMeters: way.distanceMeters + more };
        expect(sumOf(fare(one, { roundToMinor }, longer))).toBeGreaterThanOrEqual(sumOf(fare(one, { roundToMinor }, way)));
      }),
    );
  });

  it('is refused for what is no way', () => {
    for (const distanceMeters of [-1, Number.NaN, Infinity])
      expect(() => fare(tariff({}), cents, trip(0, { distanceMeters }))).toThrow(RangeError);
  });
});
