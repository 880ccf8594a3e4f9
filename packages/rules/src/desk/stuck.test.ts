import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination } from '../places/geo.ts';
import { STANDING_METERS } from '../safety/trip-checks.ts';
import { stoodFrom } from './stuck.ts';

const hatfield = { lat: -25.7487, lng: 28.238 };

describe('where a car has stood from', () => {
  it('stays while a phone wanders about a place', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: STANDING_METERS - 2 }))), (steps) => {
        const first = { ...hatfield, at: 0 };
        const points = steps.map(([bearing, meters], i) => ({ ...destination(hatfield, bearing, meters), at: i + 1 }));
        expect(points.reduce(stoodFrom, first)).toBe(first);
      }),
    );
  });

  it('follows a car that creeps, however slowly', () => {
    const creep = Array.from({ length: 40 }, (_, i) => ({ ...destination(hatfield, 90, i * 6), at: i }));
    expect(creep.reduce<(typeof creep)[number] | undefined>(stoodFrom, undefined)?.at).toBe(28);
  });
});
