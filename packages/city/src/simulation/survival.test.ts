import fc from 'fast-check';
import { expect, it } from 'vitest';
import { servedWithin, type Wait } from './survival.ts';

const served = (seconds: number): Wait => ({ seconds, isServed: true });
const left = (seconds: number): Wait => ({ seconds, isServed: false });

it('is the plain quantile where everybody was served', () => {
  const waits = [4, 1, 3, 2].map(served);
  expect(servedWithin(waits, 0.5)).toBe(2);
  expect(servedWithin(waits, 0.9)).toBe(4);
});

it('counts who was left without a car as long as they waited', () => {
  // Of ten, one is served after 1; one gives up at 2: of the eight left one is served after 3. 9/10 × 7/8 = 0.79 wait on.
  const waits = [served(1), left(2), served(3), ...Array.from({ length: 7 }, () => left(9))];
  expect(servedWithin(waits, 0.2)).toBe(3);
  expect(servedWithin(waits, 0.5)).toBeUndefined();
  expect(servedWithin([], 0.5)).toBeUndefined();
});

it('never says less than among those alone who were served', () => {
  const wait = fc.record({ seconds: fc.integer({ min: 1, max: 3600 }), isServed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wait, { minLength: 1, maxLength: 60 }), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (waits, share) => {
      const all = servedWithin(waits, share) ?? Infinity;
      const alone = servedWithin(
        waits.filter(({ isServed }) => isServed),
        share,
      );
      expect(all).toBeGreaterThanOrEqual(alone ?? 0);
    }),
  );
});
