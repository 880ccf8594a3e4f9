import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../pricing/fare-lines.ts';
import { market } from '../testing/market.ts';
import type { Area, FixedPrice, MarketDocument, MarketPlace, MarketZone } from './document.ts';
import { dearestFare } from './dearest-fare.ts';
import { leastFare } from './least-fare.ts';
import { largestChange } from './price-change.ts';
import { fixedPriceOf, isInArea, pickupFeeAt, squareMetersOf, zoneAt } from './regions.ts';
import { serviceFare } from './services.ts';
import { tollsAlong, tollsIn } from './tolls.ts';

const square = (west: number, south: number, east: number, north: number): Extract<Area, { type: 'Polygon' }> => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const zone = (id: string, area: Area, pickupFee = 0): MarketZone => ({ id, name: {}, area, pickupFee });
const airport: MarketPlace = { id: 'airport', kind: 'airport', at: [34.729, -0.086], radiusM: 400, pickupFee: 100, queue: null, meet: [] };
const town = zone('town', square(34.74, -0.13, 34.8, -0.07));
const market2 = zone('market', square(34.755, -0.105, 34.765, -0.095), 20);
const fixed = (from: string, to: string, price: number, bothWays = true): FixedPrice => ({ from, to, service: 'boda', price, bothWays });

/** Kisumu with an airport, its town, and the market square in it. */
function kisumu(changes: Partial<MarketDocument> = {}, tariff: Parameters<typeof market>[0] = {}) {
  const { document, service } = market(tariff);
  const whole: MarketDocument = {
    ...document,
    places: [airport],
    zones: [town, market2],
    fixed: [fixed('airport', 'town', 450), fixed('airport', 'market', 400)],
    ...changes,
  };
  return { document: whole, service };
}

const atAirport = { lat: -0.0862, lng: 34.7292 };
const inTown = { lat: -0.12, lng: 34.79 };
const inMarket = { lat: -0.1, lng: 34.76 };
const outside = { lat: -0.15, lng: 34.7 };
const noon = new Date('2026-12-09T09:00:00Z');
const way = { at: noon, meters: 3800, seconds: 600, surge: 1 };
const linesOf = (of: ReturnType<typeof kisumu>, ends: { pickup: typeof inTown; dropoff?: typeof inTown }, changes: object = {}) =>
  serviceFare(of.document, of.service, { ...way, ...ends, ...changes }).map(({ kind, amountMinor }) => [kind, amountMinor]);

describe('an area', () => {
  const ring: Area = { type: 'Polygon', coordinates: [...square(0, 0, 4, 4).coordinates, ...square(1, 1, 2, 2).coordinates] };

  it('holds what is inside, and nothing of its holes', () => {
    expect([isInArea(ring, { lat: 3, lng: 3 }), isInArea(ring, { lat: 1.5, lng: 1.5 }), isInArea(ring, { lat: 5, lng: 1 })]).toEqual([
      true,
      false,
      false,
    ]);
    const two: Area = { type: 'MultiPolygon', coordinates: [square(0, 0, 1, 1), square(2, 2, 3, 3)].map((one) => one.coordinates) };
    expect([isInArea(two, { lat: 2.5, lng: 2.5 }), isInArea(two, { lat: 1.5, lng: 1.5 })]).toEqual([true, false]);
  });

  it('is as large as it is at the equator', () => {
    // Four degrees by four without one: 15 square degrees of 111.195 km.
    expect(squareMetersOf(ring) / 111_195 ** 2).toBeCloseTo(15, 6);
  });

  it('has a neighbour that holds each point of their edge where it does not', () => {
    const [left, right] = [square(0, 0, 1, 1), square(1, 0, 2, 1)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 200 }), (lat, lng) => {
        const point = { lat: lat / 100, lng: lng / 100 };
        expect([left, right].filter((one) => isInArea(one, point)).length).toBe(lng === 200 ? 0 : 1);
      }),
    );
  });
});

describe('a zone', () => {
  it('adds its fee where a trip begins, the smallest one, unless a place takes one', () => {
    const { document } = kisumu({ zones: [zone('town', town.area, 10), market2] });
    expect(zoneAt(document, inMarket)?.id).toBe('market');
    expect([inMarket, inTown, outside, atAirport].map((point) => pickupFeeAt(document, point))).toEqual([20, 10, 0, 100]);
    expect(pickupFeeAt({ places: [], zones: [zone('all', square(34, -1, 35, 1), 5)] }, atAirport)).toBe(5);
  });

  it('is a line of the fare: 50 + 76 + 20 from the market square, rounded 150', () => {
    expect(linesOf(kisumu(), { pickup: inMarket })).toEqual([
      ['base', 5000],
      ['distance', 7600],
      ['place', 2000],
      ['rounding', 400],
    ]);
  });
});

describe('a fixed price', () => {
  it('stands in place of base, kilometres, minutes and fees, both ways; the smaller zone counts', () => {
    const of = kisumu();
    expect(linesOf(of, { pickup: atAirport, dropoff: inTown })).toEqual([['fixed', 45_000]]);
    expect(linesOf(of, { pickup: inTown, dropoff: atAirport })).toEqual([['fixed', 45_000]]);
    expect(linesOf(of, { pickup: atAirport, dropoff: inMarket })).toEqual([['fixed', 40_000]]);
    expect(linesOf(of, { pickup: inTown, dropoff: inMarket })[0]).toEqual(['base', 5000]);
    expect(linesOf(of, { pickup: atAirport })[0]).toEqual(['base', 5000]);
  });

  it('holds one way where it is written for one, for its own service alone', () => {
    const { document } = kisumu({ fixed: [fixed('airport', 'town', 450, false)] });
    expect(fixedPriceOf(document, 'boda', atAirport, inTown)).toBe(450);
    expect(fixedPriceOf(document, 'boda', inTown, atAirport)).toBeUndefined();
    expect(fixedPriceOf(document, 'tuktuk', atAirport, inTown)).toBeUndefined();
    expect(fixedPriceOf(document, 'boda', atAirport, outside)).toBeUndefined();
  });

  it('is multiplied by night and surge, and lifted to the minimum', () => {
    const night = { from: '22:00', to: '05:00', factor: 1.2 };
    const at = new Date('2026-12-09T20:00:00Z');
    // 450 at 23:00: 540, by surge of 1.5 810.
    expect(linesOf(kisumu({}, { night, surge: { cap: 1.5 } }), { pickup: atAirport, dropoff: inTown }, { at, surge: 2 })).toEqual([
      ['fixed', 45_000],
      ['night', 9000],
      ['surge', 27_000],
    ]);
    expect(linesOf(kisumu({}, { minimum: 500 }), { pickup: atAirport, dropoff: inTown })).toEqual([
      ['fixed', 45_000],
      ['minimum', 5000],
    ]);
  });

  it('costs the same both ways wherever the ends lie, however long the way is', () => {
    const { document, service } = kisumu({
      fixed: [fixed('airport', 'town', 450), fixed('market', 'town', 120), fixed('town', 'town', 90)],
    });
    const point = fc.record({
      lat: fc.integer({ min: -160, max: -60 }).map((n) => n / 1000),
      lng: fc.integer({ min: 34_700, max: 34_810 }).map((n) => n / 1000),
    });
    const one = fc.record({
      pickup: point,
      dropoff: point,
      meters: fc.integer({ min: 0, max: 60_000 }),
      more: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(one, ({ pickup, dropoff, meters, more }) => {
        expect(fixedPriceOf(document, 'boda', pickup, dropoff)).toBe(fixedPriceOf(document, 'boda', dropoff, pickup));
        const fareOf = (length: number) => sumOf(serviceFare(document, service, { ...way, pickup, dropoff, meters: length }));
        expect(fareOf(meters + more)).toBeGreaterThanOrEqual(fareOf(meters));
        expect(fareOf(meters)).toBeGreaterThan(0);
      }),
    );
  });

  it('is known to what a trip costs at least and at most', () => {
    const { document, service } = kisumu({ fixed: [fixed('airport', 'town', 30), fixed('airport', 'market', 900_000)] }, { minimum: 0 });
    expect(leastFare(document, service)).toBe(3000);
    expect(dearestFare(document, service)).toBe(90_000_000);
  });
});

describe('tolls', () => {
  const gate = { id: 'gate', name: {}, at: [34.77, -0.1] as const, radiusM: 50, price: 100 };
  const bridge = { id: 'bridge', name: {}, at: [34.765, -0.1] as const, radiusM: 50, price: 35 };
  const tolled = (passesTollsOn: boolean) => kisumu({ tolls: [gate, bridge], fixed: [] }, { passesTollsOn, surge: { cap: 2 } });
  const path = [inMarket, { lat: -0.1, lng: 34.78 }];

  it('are those whose gates the way passes, in its order', () => {
    const { document } = tolled(true);
    const passed = tollsAlong(document, path);
    expect(passed.map(({ id }) => id)).toEqual(['bridge', 'gate']);
    // Half a hundredth and a hundredth of a degree at the equator.
    expect(passed.map(({ meters }) => Math.round(meters / 10))).toEqual([56, 111]);
    expect(tollsAlong(document, [inMarket, { lat: -0.12, lng: 34.78 }])).toEqual([]);
    expect(tollsAlong(document, [inMarket])).toEqual([]);
  });

  it('come on top, multiplied by nothing, and are rounded with the rest', () => {
    const of = tolled(true);
    const tolls = tollsAlong(of.document, path);
    // (50 + 76 + 20) × 2 = 292, and 135 of tolls: 427, rounded 430.
    const lines = serviceFare(of.document, of.service, { ...way, pickup: inMarket, surge: 2, tolls });
    expect(lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['base', 5000],
      ['distance', 7600],
      ['place', 2000],
      ['surge', 14_600],
      ['toll', 3500],
      ['toll', 10_000],
      ['rounding', 300],
    ]);
    expect(tollsIn(lines)).toEqual(tolls);
    expect(tollsIn(lines, 600).map(({ id }) => id)).toEqual(['bridge']);
  });

  it('are in the fare where the tariff includes them, and of who shares the car', () => {
    for (const [of, kind] of [
      [tolled(false), 'ride'],
      [tolled(true), 'shared'],
    ] as const) {
      const lines = serviceFare(of.document, { ...of.service, kind }, { ...way, pickup: inMarket, tolls: tollsAlong(of.document, path) });
      expect(lines.map((line) => line.kind)).not.toContain('toll');
    }
  });
});

describe('a change of the document', () => {
  const { document } = kisumu();
  const changed = (changes: Partial<MarketDocument>) => Math.round(largestChange(document, { ...document, ...changes }));

  it('shows by how much a fixed price, a fee of a zone or a toll changes', () => {
    expect(changed({ fixed: [fixed('airport', 'town', 540), fixed('airport', 'market', 400)] })).toBe(20);
    expect(changed({ zones: [town, { ...market2, pickupFee: 25 }] })).toBe(25);
    expect(changed({ fixed: [] })).toBe(100);
    const gate = { id: 'gate', name: {}, at: [34.77, -0.1] as const, radiusM: 50, price: 100 };
    // Nobody pays it: the tariff includes tolls.
    expect(changed({ tolls: [gate] })).toBe(0);
    const passing = kisumu({ tolls: [gate] }, { passesTollsOn: true }).document;
    expect(Math.round(largestChange(passing, { ...passing, tolls: [{ ...gate, price: 110 }] }))).toBe(10);
    expect(Math.round(largestChange({ ...passing, tolls: [] }, passing))).toBe(100);
  });

  it('asks for a second person where a zone with a price is drawn anew', () => {
    expect(changed({ zones: [zone('town', square(34.7, -0.2, 34.9, 0)), market2] })).toBe(100);
    expect(changed({ zones: [town, market2, zone('new', town.area)] })).toBe(0);
  });
});
