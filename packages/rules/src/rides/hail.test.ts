import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketDocument, MarketService } from '../markets/document.ts';
import { hailServices, mayCallOffHail, meter, meteredMeters, meterStopsAt } from './hail.ts';

const pickup = { lat: -0.1022, lng: 34.7617 };
/** Boda and tuk-tuk of operator §1, as far as a meter looks at them; a minute costs 1. */
const service = (id: string, kind: MarketService['kind'], vehicle: 'motorcycle' | 'tuktuk'): MarketService =>
  ({
    id,
    kind,
    vehicles: [{ kind: vehicle, factor: 1, maxKg: null, offered: true }],
    tariff: {
      base: 50,
      includedKm: 0,
      sections: [{ upToKm: null, perKm: 20 }],
      perMinute: 1,
      bookingFee: 0,
      minimum: 60,
      night: { from: '22:00', to: '05:00', factor: 1.2 },
      surge: { cap: 1.5 },
    },
  }) as unknown as MarketService;
const boda = service('boda', 'ride', 'motorcycle');
const document = {
  timeZone: 'Africa/Nairobi',
  rounding: { to: 10 },
  places: [],
  zones: [],
  fixed: [],
  tolls: [],
  holidays: [],
  services: [
    boda,
    service('tuktuk', 'ride', 'tuktuk'),
    service('share', 'shared', 'tuktuk'),
    service('ladies', 'ladies_only', 'motorcycle'),
  ],
} as unknown as MarketDocument;
const noon = new Date('2026-12-09T09:30:00Z');
const night = new Date('2026-12-09T20:30:00Z');
const way = (drivenMeters: number | null, seconds: number) => ({ pickup, drivenMeters, fix: null, seconds });

describe('meterStopsAt', () => {
  // Began at 0, tapped after ten minutes, said after twenty.
  const end = { tappedAt: 600_000, startedAt: 0, fixAt: 1_190_000, fixMeters: 3000, metersSince: 0, now: 1_200_000 };

  it('is the tap of a car that stands still', () => {
    expect(meterStopsAt(end)).toBe(600_000);
    expect(meterStopsAt({ ...end, metersSince: 300 })).toBe(600_000);
    expect(meterStopsAt({ ...end, fixAt: null, fixMeters: 0 })).toBe(600_000);
  });

  it('is the last position of one that drove on, or can’t have come there by then', () => {
    expect(meterStopsAt({ ...end, metersSince: 301 })).toBe(1_190_000);
    // 120 km/h for ten minutes is 20 km.
    expect(meterStopsAt({ ...end, fixMeters: 20_301 })).toBe(1_190_000);
    expect(meterStopsAt({ ...end, fixMeters: 20_299 })).toBe(600_000);
  });

  it('is now without a tap, and never later, nor before the start', () => {
    for (const tappedAt of [undefined, Number.NaN, 1_300_000]) expect(meterStopsAt({ ...end, tappedAt })).toBe(1_200_000);
    expect(meterStopsAt({ ...end, tappedAt: -5, fixMeters: 100 })).toBe(0);
  });
});

describe('mayCallOffHail', () => {
  it('is within 200 metres and two minutes', () => {
    expect(mayCallOffHail({ meters: 200, seconds: 120 })).toBe(true);
    expect(mayCallOffHail({ meters: 201, seconds: 1 })).toBe(false);
    expect(mayCallOffHail({ meters: 0, seconds: 121 })).toBe(false);
  });
});

describe('the meter of a hailed trip', () => {
  it('counts kilometres and minutes: 50 + 3.8 × 20 + 12 × 1 = 138, rounded 140; at night 165.60, rounded 170', () => {
    expect(meter(document, boda, noon, way(3800, 720))).toMatchObject({ meters: 3800, seconds: 720, fareMinor: 140_00 });
    expect(meter(document, boda, night, way(3800, 720)).fareMinor).toBe(170_00);
  });

  it('shows the minimum before anything was driven', () => {
    expect(meter(document, boda, noon, way(null, 0)).fareMinor).toBe(60_00);
  });

  it('goes straight on to the last position where the trail has a hole, and no faster than anything drives', () => {
    const fix = { lat: pickup.lat + 0.01, lng: pickup.lng, accuracy: 10, ageSeconds: 1 };
    expect(meteredMeters({ pickup, drivenMeters: 300, fix, seconds: 600 })).toBe(1112);
    // A minute is 2 km at 120 km/h.
    expect(meteredMeters(way(9000, 60))).toBe(2000);
  });

  it('is the fixed price where there is one from where it began to where it is, whatever was driven; no surge, but the night', () => {
    const zone = { lat: pickup.lat + 0.1, lng: pickup.lng };
    const circle = (id: string, at: typeof pickup) => ({ id, kind: 'other', name: {}, at: [at.lng, at.lat], radiusM: 500, pickupFee: 0 });
    const priced = {
      ...document,
      places: [circle('rank', pickup), circle('airport', zone)],
      fixed: [{ from: 'rank', to: 'airport', service: 'boda', price: 450, bothWays: true }],
    } as unknown as MarketDocument;
    const at = (place: typeof pickup, meters: number) => ({ ...way(meters, 1200), fix: { ...place, accuracy: 10, ageSeconds: 1 } });
    expect(meter(priced, boda, noon, at(zone, 14_000)).lines).toEqual([{ kind: 'fixed', amountMinor: 450_00 }]);
    expect(meter(priced, boda, noon, at(zone, 30_000)).fareMinor).toBe(450_00);
    expect(meter(priced, boda, night, at(zone, 14_000)).fareMinor).toBe(540_00);
    expect(meter(priced, boda, noon, at({ lat: pickup.lat + 0.05, lng: pickup.lng }, 7000)).lines[0]?.kind).toBe('base');
  });

  it('never falls while a trip goes on, and its lines are its fare', () => {
    const steps = fc.array(fc.tuple(fc.nat(2000), fc.nat(300)), { maxLength: 20 });
    fc.assert(
      fc.property(steps, (all) => {
        let [meters, seconds, before] = [0, 0, 0];
        for (const [more, later] of all) {
          meters += more;
          seconds += later;
          const { fareMinor, lines } = meter(document, boda, noon, way(meters, seconds));
          expect(fareMinor).toBeGreaterThanOrEqual(before);
          expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(fareMinor);
          before = fareMinor;
        }
      }),
    );
  });
});

describe('services for who stands before the vehicle', () => {
  it('are the rides that it serves: neither shared ones nor those for women', () => {
    expect(hailServices(document, 'motorcycle').map(({ id }) => id)).toEqual(['boda']);
    expect(hailServices(document, 'tuktuk').map(({ id }) => id)).toEqual(['tuktuk']);
    expect(hailServices(document, 'sedan')).toEqual([]);
  });
});
