import PointGeometry from '@mapbox/point-geometry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { along, KeepClear, tripFeatures, type TripOnMap } from './keep-clear.ts';

const hatfield = { lat: -25.7487, lng: 28.238 };
const menlyn = { lat: -25.7826, lng: 28.2755 };
/** Data tiles of zoom 12 are about nine kilometres wide here. */
const Z = 12;
const tileOf = ({ lat, lng }: { lat: number; lng: number }) => {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { z: Z, x: Math.floor(((lng + 180) / 360) * 2 ** Z), y: Math.floor(((1 - mercator / Math.PI) / 2) * 2 ** Z) };
};
const features = (trip: TripOnMap, tile = tileOf(hatfield)) => tripFeatures(trip, tile, (x, y) => new PointGeometry(x, y));

it('has the pins and the way of a trip in the pixels of the tile where they are', () => {
  const found = features({ path: [hatfield, menlyn], pickup: hatfield, dropoff: menlyn });
  const pickup = found.find(({ props }) => props['kind'] === 'pickup');
  const route = found.find(({ props }) => props['kind'] === 'route');
  const at = pickup?.geom[0]?.[0];
  expect(at?.x).toBeGreaterThanOrEqual(0);
  expect(at?.x).toBeLessThan(512);
  expect(route?.geom[0]?.[0]?.x).toBeCloseTo(at?.x ?? Number.NaN, 6);
  expect(route?.geom[0]?.[0]?.y).toBeCloseTo(at?.y ?? Number.NaN, 6);
});

it('has nothing in a tile far from the trip, and nothing where there is no trip', () => {
  const { x, y } = tileOf(hatfield);
  expect(features({ path: [hatfield, menlyn], pickup: hatfield }, { z: Z, x: x + 5, y: y + 5 })).toEqual([]);
  expect(features({})).toEqual([]);
});

it('takes the room of a pin above its point, of a pickup around it, and of every place on the route', () => {
  const rule = new KeepClear();
  const [pickup, dropoff, route] = features({
    path: [hatfield, { ...hatfield, lng: hatfield.lng + 0.02 }],
    pickup: hatfield,
    dropoff: hatfield,
  });
  const boxesOf = (feature: typeof pickup) =>
    feature === undefined ? [] : rule.place({}, feature.geom, feature).map(({ bboxes }) => bboxes[0]);
  const at = pickup?.geom[0]?.[0] ?? new PointGeometry(0, 0);
  expect(boxesOf(pickup)).toEqual([{ minX: at.x - 16, maxX: at.x + 16, minY: at.y - 16, maxY: at.y + 16 }]);
  expect(boxesOf(dropoff)).toEqual([{ minX: at.x - 21, maxX: at.x + 21, minY: at.y - 42, maxY: at.y }]);
  const boxes = boxesOf(route);
  expect(boxes.length).toBeGreaterThan(3);
  // No gap between them that a name would fit into.
  boxes.slice(1).forEach((box, i) => expect((box?.minX ?? 0) - (boxes[i]?.maxX ?? 0)).toBeLessThan(1));
});

it('finds places along any line, one step apart, all of them on it', () => {
  const coordinate = fc.integer({ min: -500, max: 500 });
  const line = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 60 }), (points, step) => {
      const length = points.slice(1).reduce((sum, to, i) => sum + Math.hypot(to.x - (points[i]?.x ?? 0), to.y - (points[i]?.y ?? 0)), 0);
      const places = along(points, step);
      expect(Math.abs(places.length - (Math.floor(length / step) + 1))).toBeLessThanOrEqual(1);
      for (const { x, y } of places) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(500.001);
      }
    }),
  );
});
