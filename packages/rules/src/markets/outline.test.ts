import { describe, expect, it } from 'vitest';
import type { Position } from './document.ts';
import { areaOfGeoJson, cornersOf, crossingEdges, ringOf } from './outline.ts';

const square: Position[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

describe('an outline', () => {
  it('is closed by its first corner', () => {
    expect(ringOf(square)).toEqual([...square, [0, 0]]);
    expect(cornersOf(ringOf(square))).toEqual(square);
    expect(ringOf([])).toEqual([]);
  });

  it('crosses itself like a bow tie, and where a corner lies on another edge', () => {
    expect(crossingEdges(square)).toBeUndefined();
    expect(crossingEdges([square[0], square[2], square[1], square[3]] as Position[])).toEqual([0, 2]);
    expect(crossingEdges([...square, [1, 0]])).toBeDefined();
    expect(crossingEdges([...square, [-1, 1]])).toBeUndefined();
    // No edge of three corners has another than its neighbours.
    expect(crossingEdges(square.slice(0, 3))).toBeUndefined();
  });
});

describe('a GeoJSON text', () => {
  const polygon = { type: 'Polygon', coordinates: [ringOf(square)] };

  it('means its polygon, bare, in a feature or in a collection of one, without heights', () => {
    const feature = { type: 'Feature', properties: {}, geometry: polygon };
    for (const one of [polygon, feature, { type: 'FeatureCollection', features: [feature] }])
      expect(areaOfGeoJson(JSON.stringify(one))).toEqual(polygon);
    const high = { type: 'Polygon', coordinates: [ringOf(square).map(([lng, lat]) => [lng, lat, 1500])] };
    expect(areaOfGeoJson(JSON.stringify(high))).toEqual(polygon);
    const several = { type: 'MultiPolygon', coordinates: [[ringOf(square)]] };
    expect(areaOfGeoJson(JSON.stringify(several))).toEqual(several);
  });

  it('means nothing when it is a line, several features, or no JSON', () => {
    const several = { type: 'FeatureCollection', features: [polygon, polygon] };
    for (const text of ['', '{', 'null', '[]', JSON.stringify(several), '{"type":"LineString","coordinates":[[0,0],[1,1]]}'])
      expect([text, areaOfGeoJson(text)]).toEqual([text, undefined]);
  });
});
