import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bearingAfter, LEAST_TURN } from './bearing.ts';

it('points up where the vehicle first heads, and north while it does not know', () => {
  expect(bearingAfter(undefined, 210)).toBe(210);
  expect(bearingAfter(undefined, null)).toBe(0);
  expect(bearingAfter(210, null)).toBe(210);
});

it('leaves the map as it lies in a slight bend, and turns it by the shorter way at a corner', () => {
  expect(bearingAfter(90, 100)).toBe(90);
  expect(bearingAfter(90, 180)).toBe(180);
  expect(bearingAfter(350, 10)).toBe(370);
  expect(bearingAfter(-350, 350)).toBe(-370);
});

it('never leaves the vehicle to head far from what points up, nor turns by more than half a circle', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 1 }), (headings) => {
      let bearing: number | undefined;
      for (const heading of headings) {
        const next = bearingAfter(bearing, heading);
        const off = Math.abs(((((heading - next) % 360) + 540) % 360) - 180);
        expect(off).toBeLessThanOrEqual(LEAST_TURN);
        expect(Math.abs(next - (bearing ?? next))).toBeLessThanOrEqual(180);
        bearing = next;
      }
    }),
  );
});
