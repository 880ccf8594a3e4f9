import { expect, it } from 'vitest';
import { wayOf } from './way.ts';

const point = (lng: number) => ({ lat: -25.7, lng });
const pickupPoints = [1, 2, 3].map((n) => ({ location: `Stop ${n}`, time: '06:40', at: point(n) }));
const schoolAt = point(9);
const lngs = (stop: number, scheduleType: 'morning' | 'afternoon' | 'both') =>
  wayOf({ pickupPoints, scheduleType, schoolAt }, stop).map(({ lng }) => lng);

it('goes from the stop by the stops after it to the school', () => {
  expect(lngs(1, 'both')).toEqual([2, 3, 9]);
  expect(lngs(2, 'morning')).toEqual([3, 9]);
});

it('comes from the school where the group only drives home', () => {
  expect(lngs(1, 'afternoon')).toEqual([9, 1, 2]);
});

it('leaves out what nobody placed on a map', () => {
  const unplaced = [{ location: 'Stop 1', time: '06:40' }];
  expect(wayOf({ pickupPoints: unplaced, scheduleType: 'both', schoolAt: undefined }, 0)).toEqual([]);
});
