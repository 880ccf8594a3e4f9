import { expect, it } from 'vitest';
import { FREE_WAIT_SECONDS, freeWaitLeft } from './waiting.ts';

it('counts from the arrival down to nothing', () => {
  const trip = { arrivedAt: 1_000_000, pickupAt: null };
  expect(freeWaitLeft(trip, 1_000_000)).toBe(FREE_WAIT_SECONDS);
  expect(freeWaitLeft(trip, 1_060_000)).toBe(FREE_WAIT_SECONDS - 60);
  expect(freeWaitLeft(trip, 9_000_000)).toBe(0);
  expect(freeWaitLeft(trip, 0)).toBe(FREE_WAIT_SECONDS);
});

it('begins no sooner than the time that was asked for', () => {
  expect(freeWaitLeft({ arrivedAt: 0, pickupAt: 600_000 }, 500_000)).toBe(FREE_WAIT_SECONDS);
  expect(freeWaitLeft({ arrivedAt: 0, pickupAt: 600_000 }, 630_000)).toBe(FREE_WAIT_SECONDS - 30);
});
