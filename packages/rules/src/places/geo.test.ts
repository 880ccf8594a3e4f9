import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingDegrees, destination, distanceMeters, isPoint, moveTowards, type Point, polylineLength } from './geo.ts';

const unionBuildings: Point = { lat: -25.7402, lng: 28.212 };
const tableMountain: Point = { lat: -33.9481, lng: 18.403 };

/** Points of the continent: no pole, no date line. */
const point = fc.record({
  lat: fc.double({ min: -35, max: 37, noNaN: true }),
  lng: fc.double({ min: -18, max: 52, noNaN: true }),
});

describe('isPoint', () => {
  it('takes degrees within the earth', () => {
    expect([{ lat: 90, lng: -180 }, unionBuildings].every(isPoint)).toBe(true);
    for (const value of [
      null,
      undefined,
      'x',
      {},
      { lat: 90.1, lng: 0 },
      { lat: 0, lng: 181 },
      { lat: Number.NaN, lng: 0 },
      { lat: '1', lng: 2 },
    ]) {
      expect(isPoint(value)).toBe(false);
    }
  });
});

describe('distanceMeters', () => {
  it('is one degree of latitude = 111.195 km', () => {
    expect(distanceMeters({ lat: 0, lng: 30 }, { lat: 1, lng: 30 })).toBeCloseTo(111_195, -1);
    expect(distanceMeters({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -2);
  });

  it('is half the circumference to the other side of the earth', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 0);
  });

  it('is the same both ways, nothing to itself, and never longer than by a third point', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceMeters(a, a)).toBe(0);
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 4);
        expect(distanceMeters(a, b)).toBeLessThanOrEqual(distanceMeters(a, c) + distanceMeters(c, b) + 0.001);
      }),
    );
  });
});

describe('bearingDegrees', () => {
  it('is 0 north, 90 east, 180 south, 270 west', () => {
    const from = { lat: 0, lng: 10 };
    const to = [
      { lat: 1, lng: 10 },
      { lat: 0, lng: 11 },
      { lat: -1, lng: 10 },
      { lat: 0, lng: 9 },
    ];
    expect(to.map((other) => Math.round(bearingDegrees(from, other)))).toEqual([0, 90, 180, 270]);
  });
});

describe('destination', () => {
  it('leads to the other point by its bearing and distance', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMeters(destination(a, bearingDegrees(a, b), distanceMeters(a, b)), b)).toBeLessThan(0.01);
      }),
    );
  });

  it('stays within the degrees across the date line', () => {
    expect(isPoint(destination({ lat: 0, lng: 179.9 }, 90, 50_000))).toBe(true);
  });
});

describe('moveTowards', () => {
  it('goes the metres asked for, and no farther than the goal', () => {
    const metersBetween = distanceMeters(unionBuildings, tableMountain);
    expect(moveTowards(unionBuildings, tableMountain, 0)).toBe(unionBuildings);
    expect(moveTowards(unionBuildings, tableMountain, -5)).toBe(unionBuildings);
    expect(moveTowards(unionBuildings, tableMountain, metersBetween + 1)).toBe(tableMountain);
    const half = moveTowards(unionBuildings, tableMountain, metersBetween / 2);
    expect(distanceMeters(unionBuildings, half)).toBeCloseTo(metersBetween / 2, 2);
    expect(distanceMeters(half, tableMountain)).toBeCloseTo(metersBetween / 2, 2);
  });
});

describe('polylineLength', () => {
  it('sums the legs', () => {
    expect(polylineLength([])).toBe(0);
    expect(polylineLength([unionBuildings])).toBe(0);
    const there = distanceMeters(unionBuildings, tableMountain);
    expect(polylineLength([unionBuildings, tableMountain, unionBuildings])).toBeCloseTo(2 * there, 4);
  });
});
