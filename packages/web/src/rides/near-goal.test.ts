import { expect, it } from 'vitest';
import { isNear } from './near-goal.ts';

const place = { lat: -25.7487, lng: 28.238 };
const at = (lat: number) => ({ driverPosition: { lat, lng: 28.238 } as Parameters<typeof isNear>[0]['driverPosition'] });

it('is near within 200 metres of a place, and where nobody knows the car’s position', () => {
  expect(isNear(at(-25.7487 + 0.0017), place)).toBe(true);
  expect(isNear(at(-25.7487 + 0.0019), place)).toBe(false);
  expect(isNear({ driverPosition: null }, place)).toBe(true);
});
