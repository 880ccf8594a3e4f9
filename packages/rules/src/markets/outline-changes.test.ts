import { expect, it } from 'vitest';
import type { Area, Position } from './document.ts';
import { areaKm2, isOutlinePath, outlineChanges } from './outline-changes.ts';

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const kisumu: Area = { type: 'Polygon', coordinates: [box(34.66, -0.17, 34.86, -0.02)] };

it('measures on the sphere: a square degree at the equator, less of it towards the poles, whichever way it turns', () => {
  const square = (south: number): Area => ({ type: 'Polygon', coordinates: [box(30, south, 31, south + 1)] });
  expect(areaKm2(square(0))).toBeCloseTo(12_364, -1);
  expect(areaKm2(square(-30))).toBeCloseTo(12_364 * Math.cos((29.5 * Math.PI) / 180), -1);
  expect(areaKm2({ type: 'Polygon', coordinates: [box(30, 0, 31, 1).toReversed()] })).toBeCloseTo(areaKm2(square(0)), 6);
  expect(areaKm2(kisumu)).toBeCloseTo(371, 0);
});

it('takes holes off, and adds all parts up', () => {
  const hole = box(34.7, -0.1, 34.75, -0.05);
  const holed: Area = { type: 'Polygon', coordinates: [box(34.66, -0.17, 34.86, -0.02), hole] };
  const parts: Area = { type: 'MultiPolygon', coordinates: [[box(34.66, -0.17, 34.86, -0.02)], [hole]] };
  const holeKm2 = areaKm2({ type: 'Polygon', coordinates: [hole] });
  expect(areaKm2(holed)).toBeCloseTo(areaKm2(kisumu) - holeKm2, 6);
  expect(areaKm2(parts)).toBeCloseTo(areaKm2(kisumu) + holeKm2, 6);
});

it('tells each outline that came, changed or went by its name, and none that stayed', () => {
  const zone = (id: string, west: number) => ({
    id,
    pickupFee: 0,
    area: { type: 'Polygon', coordinates: [box(west, -0.1, west + 0.02, -0.08)] },
  });
  const place = (id: string, radiusM: number) => ({ id, kind: 'airport', at: [34.729, -0.086], radiusM });
  const before = {
    area: kisumu,
    zones: [zone('kondele', 34.77), zone('milimani', 34.75)],
    places: [place('airport', 400), place('mall', 100)],
  };
  const wider = { type: 'Polygon', coordinates: [box(34.66, -0.2, 34.9, -0.02)] };
  const after = {
    area: wider,
    zones: [zone('milimani', 34.75), zone('nyalenda', 34.76)],
    places: [place('airport', 900), place('mall', 100)],
  };
  const changes = outlineChanges(before, after);
  expect(changes.map(({ kind, id, before: was, after: is }) => [kind, id, was !== undefined, is !== undefined])).toEqual([
    ['area', '', true, true],
    ['zone', 'kondele', true, false],
    ['place', 'airport', true, true],
    ['zone', 'nyalenda', false, true],
  ]);
  const airport = changes[2]?.after;
  expect(airport === undefined ? 0 : areaKm2(airport)).toBeCloseTo(Math.PI * 0.9 ** 2, 1);
  expect(outlineChanges(before, structuredClone(before))).toEqual([]);
  expect(outlineChanges({}, { zones: [] })).toEqual([]);
});

it('knows the lines of changes that are outlines', () => {
  const paths = [
    'area',
    'area.coordinates',
    'zones.kondele.area.coordinates',
    'zones.kondele.pickupFee',
    'zones.kondele',
    'centre',
    'areas',
  ];
  expect(paths.filter(isOutlinePath)).toEqual(['area', 'area.coordinates', 'zones.kondele.area.coordinates']);
});
