import fc from 'fast-check';
import { expect, it } from 'vitest';
import { destination, distanceMeters } from '@safiri/rules/places/geo.ts';
import { UnitSphere } from './unit-sphere.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

it('measures no more than the great circle, and hardly less within a city', () => {
  const place = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });
  const way = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 15_000 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(place, way), { minLength: 1, maxLength: 300, size: 'max' }), (ways) => {
      const [from, to] = [new UnitSphere(), new UnitSphere()];
      for (const [start, [bearing, meters]] of ways) {
        from.add(start);
        to.add(destination(start, bearing, meters));
      }
      for (const [i, [start, [bearing, meters]]] of ways.entries()) {
        const straight = distanceMeters(start, destination(start, bearing, meters));
        const chord = from.chordMeters(i, to, i);
        expect(chord).toBeLessThanOrEqual(straight + 1e-3);
        expect(chord).toBeGreaterThanOrEqual(straight - 1e-2);
      }
    }),
    { numRuns: searchRuns(20) },
  );
});
