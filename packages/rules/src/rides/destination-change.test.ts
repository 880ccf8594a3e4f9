import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rideTypes } from '../pricing/ride-types.ts';
import { PACKAGE_METHOD } from '../subscriptions/packages.ts';
import { CHANGES_AT_MOST, DECLINE_SECONDS, changeRefusal, mayDecline, stopRefusal } from './destination-change.ts';
import { drivenStatuses, rideStatuses } from './trip-life.ts';
import { rideTypesWithStops } from './types-with-stops.ts';

const plain = { status: 'in_progress', rideType: 'standard', hail: null, paymentMethod: 'cash', change: null, isAsked: false } as const;
const stopping = { ...plain, stops: [], makesStops: true };

it('is for own rides under way, and says what stands in its way', () => {
  expect(changeRefusal(plain)).toBeNull();
  expect(changeRefusal({ ...plain, rideType: 'share' })).toBe('not_this_ride');
  expect(changeRefusal({ ...plain, hail: 'open' })).toBe('not_this_ride');
  expect(changeRefusal({ ...plain, paymentMethod: PACKAGE_METHOD })).toBe('package');
  expect(changeRefusal({ ...plain, change: { count: CHANGES_AT_MOST } })).toBe('too_often');
});

it('never lets a ride be changed that nobody drives, or that others share', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rideStatuses), fc.constantFrom(...rideTypes), fc.nat(CHANGES_AT_MOST), (status, rideType, count) => {
      if (changeRefusal({ ...plain, status, rideType, change: { count } }) !== null) return;
      expect([drivenStatuses, rideTypesWithStops]).toEqual([expect.arrayContaining([status]), expect.arrayContaining([rideType])]);
      expect(count).toBeLessThan(CHANGES_AT_MOST);
    }),
  );
});

it('adds a stop where the tariff prices one, up to two in all, and asks the driver one thing at a time', () => {
  expect(stopRefusal(stopping)).toBeNull();
  expect(stopRefusal({ ...stopping, stops: [{}] })).toBeNull();
  expect(stopRefusal({ ...stopping, stops: [{}, {}] })).toBe('stops_full');
  expect(stopRefusal({ ...stopping, makesStops: false })).toBe('no_stops');
  expect(stopRefusal({ ...stopping, change: { count: 1 }, isAsked: true })).toBe('unanswered');
  expect(changeRefusal({ ...plain, change: { count: 1, kind: 'stop' }, isAsked: true })).toBe('unanswered');
  // Another destination takes the place of one that nobody has answered.
  expect(changeRefusal({ ...plain, change: { count: 1 }, isAsked: true })).toBeNull();
  expect(stopRefusal({ ...stopping, rideType: 'share' })).toBe('not_this_ride');
});

it('may be declined for two minutes by a driver who has not answered', () => {
  const at = '2026-11-29T10:00:00Z';
  const after = (seconds: number) => new Date(Date.parse(at) + 1000 * seconds);
  expect(mayDecline({ state: 'told', at }, after(DECLINE_SECONDS - 1))).toBe(true);
  expect(mayDecline({ state: 'told', at }, after(DECLINE_SECONDS))).toBe(false);
  expect(mayDecline({ state: 'accepted', at }, after(1))).toBe(false);
});
