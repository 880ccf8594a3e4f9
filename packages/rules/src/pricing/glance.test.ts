import { expect, it } from 'vitest';
import { destination } from '../places/geo.ts';
import { isGoalFrom } from './glance.ts';

const here = { lat: -25.7487, lng: 28.238 };

it('offers nobody a ride to where they stand, and every place while that is unknown', () => {
  const at = (meters: number) => isGoalFrom(here, destination(here, 90, meters));
  expect([0, 250, 299, 301, 2400].map(at)).toEqual([false, false, false, true, true]);
  expect(isGoalFrom(undefined, here)).toBe(true);
});
