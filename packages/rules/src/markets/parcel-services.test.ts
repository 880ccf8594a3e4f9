import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelVehicleIds, type VehicleType } from '../dispatch/vehicles.ts';
import { mayCarry, smallestFor, vehiclesToSend } from '../orders/parcels.ts';
import { sumOf } from '../pricing/fare-lines.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { goodsOf, parcelCarriers } from './parcel-services.ts';
import { serviceFare } from './services.ts';

/** As the operator's example writes it: motorcycles at 0.8, tuk-tuks at 1. */
const parcels = (changes: Partial<MarketService> = {}): MarketService => ({
  id: 'parcel_delivery',
  kind: 'parcel',
  name: {},
  vehicles: [
    { kind: 'motorcycle', factor: 0.8, maxKg: 5, offered: true },
    { kind: 'tuktuk', factor: 1, maxKg: 50, offered: true },
  ],
  seats: null,
  helmet: false,
  weight: { aboveKg: 10, perKg: 2 },
  fragilePercent: 0,
  tariff: {
    base: 120,
    includedKm: 0,
    sections: [{ upToKm: null, perKm: 20 }],
    perMinute: 0,
    bookingFee: 0,
    minimum: 120,
    night: { from: '22:00', to: '05:00', factor: 1.2 },
    surge: { cap: 1.5 },
    waiting: null,
    stop: null,
    cancellation: null,
    commission: null,
    passesTollsOn: false,
    driverFloor: null,
  },
  ...changes,
});
const market: Pick<MarketDocument, 'timeZone' | 'rounding' | 'holidays' | 'places' | 'zones' | 'fixed' | 'tolls'> = {
  timeZone: 'Africa/Nairobi',
  rounding: { to: 10 },
  holidays: [],
  places: [],
  zones: [],
  fixed: [],
  tolls: [],
};
const noon = new Date('2026-12-09T09:00:00Z');

function linesOf(service: MarketService, vehicle: VehicleType, km: number, kg: number, isFragile = false, at = noon, surge = 1) {
  const carrier = parcelCarriers({ services: [service] }).find(({ id }) => id === vehicle);
  if (carrier === undefined) throw new Error(`no ${vehicle}`);
  const goods = goodsOf(carrier, { weightTenths: Math.round(kg * 10), isFragile });
  const way = { pickup: { lat: 0, lng: 0 }, at, meters: km * 1000, seconds: 600, surge, goods };
  return serviceFare(market as MarketDocument, service, way).map(({ kind, amountMinor }) => [kind, amountMinor]);
}

describe('a parcel by a market’s document', () => {
  it.each<[string, ReturnType<typeof linesOf>, Array<[string, number]>]>([
    [
      '3.8 km by motorcycle: (120 + 76) × 0.8 = 156.80, rounded 160',
      linesOf(parcels(), 'motorcycle', 3.8, 2),
      [
        ['base', 9600],
        ['distance', 6080],
        ['rounding', 320],
      ],
    ],
    [
      'a short way: not below the tariff’s minimum',
      linesOf(parcels(), 'motorcycle', 0.5, 2),
      [
        ['base', 9600],
        ['distance', 800],
        ['minimum', 1600],
      ],
    ],
    [
      '12.5 kg by tuk-tuk: 120 + 40 + 2.5 × 2 = 165, half a step up',
      linesOf(parcels(), 'tuktuk', 2, 12.5),
      [
        ['base', 12000],
        ['distance', 4000],
        ['weight', 500],
        ['rounding', 500],
      ],
    ],
    ['fragile costs nothing unless it is written', linesOf(parcels(), 'tuktuk', 0, 2, true), [['base', 12000]]],
    [
      'fragile is of the vehicle and the way, not of the weight; then night, and surge up to the cap',
      linesOf(parcels({ fragilePercent: 20 }), 'tuktuk', 2, 20, true, new Date('2026-12-09T20:00:00Z'), 2),
      [
        ['base', 12000],
        ['distance', 4000],
        ['weight', 2000],
        ['fragile', 3200],
        ['night', 4240],
        ['surge', 12720],
        ['rounding', -160],
      ],
    ],
  ])('costs what its lines say: %s', (_what, lines, expected) => expect(lines).toEqual(expected));

  it('is carried by the vehicles that the services name, the first one pricing each', () => {
    const large = parcels({ id: 'large', kind: 'large', vehicles: [{ kind: 'tuktuk', factor: 3, maxKg: 9, offered: true }] });
    const van = parcels({ id: 'van', kind: 'large', vehicles: [{ kind: 'van', factor: 2, maxKg: null, offered: false }] });
    const carriers = parcelCarriers({ services: [parcels(), large, van] });
    expect(carriers.map(({ id, maxKg, factor, offered }) => [id, maxKg, factor, offered])).toEqual([
      ['motorcycle', 5, 0.8, true],
      ['tuktuk', 50, 1, true],
      ['van', 1000, 2, false],
    ]);
    expect(mayCarry('tuktuk', 'small_package', 50, carriers)).toBe(true);
    expect(mayCarry('sedan', 'small_package', 1, carriers)).toBe(false);
    expect(smallestFor('small_package', 6, carriers)).toBe('tuktuk');
    // What no sender may choose comes where a smaller one was chosen.
    expect(smallestFor('small_package', 60, carriers)).toBeUndefined();
    expect(vehiclesToSend('motorcycle', 'small_package', 5, carriers)).toEqual(['motorcycle', 'tuktuk', 'van']);
  });

  it('never gets cheaper by weight, way or care', () => {
    const service = parcels({
      fragilePercent: 15,
      vehicles: parcelVehicleIds.map((kind, i) => ({ kind, factor: 0.7 + i, maxKg: null, offered: true })),
    });
    const of = (vehicle: VehicleType, meters: number, tenths: number, fragile: boolean) =>
      linesOf(service, vehicle, meters / 1000, tenths / 10, fragile).reduce((sum, [, minor]) => sum + Number(minor), 0);
    fc.assert(
      fc.property(
        fc.constantFrom(...parcelVehicleIds),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 9999 }),
        (vehicle, meters, tenths) => {
          const here = of(vehicle, meters, tenths, false);
          expect(of(vehicle, meters + 500, tenths, false)).toBeGreaterThanOrEqual(here);
          expect(of(vehicle, meters, tenths + 10, false)).toBeGreaterThanOrEqual(here);
          expect(of(vehicle, meters, tenths, true)).toBeGreaterThanOrEqual(here);
          expect(here % 1000).toBe(0);
        },
      ),
    );
  });

  it('costs the tariff where it is no parcel', () => {
    const way = { pickup: { lat: 0, lng: 0 }, at: noon, meters: 3800, seconds: 600, surge: 1 };
    expect(sumOf(serviceFare(market as MarketDocument, parcels(), way))).toBe(200_00);
  });
});
