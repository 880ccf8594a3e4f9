import { expect, it } from 'vitest';
import { FREE_WAIT_SECONDS, freeWaitLeft, isSeenAt, waitingUntil } from './waiting.ts';

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

it('goes on until the start, or until the passenger confirmed at the car', () => {
  expect(waitingUntil({ startedAt: null, startConfirmedAt: null })).toBeNull();
  expect(waitingUntil({ startedAt: 9000, startConfirmedAt: null })).toBe(9000);
  expect(waitingUntil({ startedAt: null, startConfirmedAt: 4000 })).toBe(4000);
  expect(waitingUntil({ startedAt: 9000, startConfirmedAt: 4000 })).toBe(4000);
});

it('costs only where the driver was seen at the pickup', () => {
  const pickup = { lat: -0.1022, lng: 34.7617 };
  const fix = { ...pickup, accuracy: 10, ageSeconds: 5 };
  expect(isSeenAt(fix, pickup)).toBe(true);
  expect(isSeenAt(null, pickup)).toBe(false);
  expect(isSeenAt({ ...fix, ageSeconds: 61 }, pickup)).toBe(false);
  // A thousandth of a degree is 111 m.
  expect(isSeenAt({ ...fix, lat: fix.lat + 0.002 }, pickup)).toBe(true);
  expect(isSeenAt({ ...fix, lat: fix.lat + 0.003 }, pickup)).toBe(false);
});
