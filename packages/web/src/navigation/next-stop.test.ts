import { expect, it } from 'vitest';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { trip } from '../testing/people.ts';
import { nextStop } from './next-stop.ts';

const at = (status: Ride['status'], pool: Ride['pool'] = null) => nextStop({ ...trip, status, pool })?.name;
const pool = (rideId: number, others = 1): Ride['pool'] => ({
  maxExtraMinutes: 10,
  extraMinutes: 2,
  others,
  stopsBefore: 0,
  stops: [{ rideId, kind: 'pickup', name: 'Sipho', address: 'Loftus', lat: -25.75, lng: 28.22 }],
});

it('is the pickup, then the destination, and none while the car waits', () => {
  expect(['accepted', 'arrived', 'in_progress', 'completed'].map((status) => at(status as Ride['status']))).toEqual([
    'Hatfield Plaza',
    undefined,
    'Menlyn Park',
    undefined,
  ]);
});

it('is the first of a shared car, whosever it is', () => {
  expect(at('in_progress', pool(32))).toBe('Loftus');
  expect(at('arrived', pool(32))).toBe('Loftus');
  expect(at('arrived', pool(trip.id))).toBeUndefined();
  expect(at('accepted', pool(trip.id, 0))).toBe('Hatfield Plaza');
});
