import { expect, it } from 'vitest';
import { covers } from './covered.ts';

const trip = { marketId: 'kisumu', serviceId: 'boda', rideType: 'standard', meters: 6000 } as const;
const ten = { rideType: 'standard', own: { marketId: 'kisumu', serviceId: 'boda', maxMeters: 6000 } } as const;

it('the specification’s pays its own type, within the city', () => {
  const weekly = { rideType: 'standard', own: null } as const;
  const standard = { ...trip, serviceId: 'standard', meters: 15_000 };
  expect(covers(weekly, standard)).toBe(true);
  expect(covers(weekly, { ...standard, meters: 15_001 })).toBe(false);
  expect(covers(weekly, { ...standard, serviceId: 'share', rideType: 'share' })).toBe(false);
  // A boda is driven as standard rides are, and is none.
  expect(covers(weekly, trip)).toBe(false);
});

it('an operator’s pays its service of its market, up to its length', () => {
  expect(covers(ten, trip)).toBe(true);
  expect(covers(ten, { ...trip, meters: 6001 })).toBe(false);
  expect(covers(ten, { ...trip, serviceId: 'tuktuk' })).toBe(false);
  expect(covers(ten, { ...trip, marketId: 'maseru' })).toBe(false);
  expect(covers(ten, { ...trip, marketId: null })).toBe(false);
});
