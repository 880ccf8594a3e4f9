import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asideOf } from './mark-room.ts';

const pickup = { x: 100, y: 100, r: 13 };
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

it('leaves a mark that has room where it is', () => {
  expect(asideOf({ x: 140, y: 100, r: 11 }, [pickup])).toEqual({ x: 0, y: 0 });
  expect(asideOf(pickup, [])).toEqual({ x: 0, y: 0 });
});

it('moves a stop at the pickup beside it, and the next to the other side', () => {
  expect(asideOf({ ...pickup, r: 11 }, [pickup])).toEqual({ x: 30, y: 0 });
  expect(asideOf({ ...pickup, r: 11 }, [pickup, { x: 130, y: 100, r: 11 }])).toEqual({ x: -30, y: 0 });
});

it('keeps up to four stops off each other and off the pickup, wherever they lie', () => {
  const near = fc.record({ x: fc.integer({ min: 80, max: 120 }), y: fc.integer({ min: 80, max: 120 }) });
  fc.assert(
    fc.property(fc.array(near, { maxLength: 4 }), (stops) => {
      const drawn = [pickup];
      for (const stop of stops) {
        const by = asideOf({ ...stop, r: 11 }, drawn);
        const put = { x: stop.x + by.x, y: stop.y + by.y, r: 11 };
        for (const other of drawn) expect(apart(put, other)).toBeGreaterThanOrEqual(other.r + put.r);
        drawn.push(put);
      }
    }),
  );
});
