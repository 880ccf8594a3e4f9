import { expect, it } from 'vitest';
import { distanceMeters } from '../places/geo.ts';
import { daysToPickup, mayCall, mayRingAround, nearly, rollOpensAt, rollStates, runsOf } from './groups.ts';

it('a child is handed over only from on board, and never called again after', () => {
  expect(mayCall(null, 'on_board')).toBe(true);
  expect(mayCall(null, 'handed_over')).toBe(false);
  expect(mayCall('absent', 'on_board')).toBe(true);
  expect(mayCall('absent', 'handed_over')).toBe(false);
  expect(mayCall('on_board', 'handed_over')).toBe(true);
  for (const state of rollStates) expect(mayCall('handed_over', state)).toBe(false);
  expect(runsOf('both')).toEqual(['morning', 'afternoon']);
  expect(runsOf('morning')).toEqual(['morning']);
});

it('the next pickup is today until its time, then on the next day of school', () => {
  const [monday, thursday, friday, saturday, sunday] = [0, 3, 4, 5, 6] as const;
  const weekdays = [0, 1, 2, 3, 4];
  const stop = 6 * 60 + 50;
  expect(daysToPickup(weekdays, monday, stop, stop)).toBe(0);
  expect(daysToPickup(weekdays, monday, stop + 1, stop)).toBe(1);
  expect(daysToPickup(weekdays, thursday, stop + 1, stop)).toBe(1);
  expect(daysToPickup(weekdays, friday, stop + 1, stop)).toBe(3);
  expect(daysToPickup(weekdays, saturday, 0, stop)).toBe(2);
  expect(daysToPickup(weekdays, sunday, 0, stop)).toBe(1);
  // Without a run today and tomorrow, and on the whole of the next two weeks.
  expect(daysToPickup(weekdays, monday, 0, stop, (n) => n < 2)).toBe(2);
  expect(daysToPickup(weekdays, thursday, 0, stop, (n) => n < 18)).toBe(18);
});

it('the driver is rung from an hour before a stop to an hour after it', () => {
  const stop = 6 * 60 + 50;
  expect([stop - 61, stop - 60, stop, stop + 60, stop + 61].map((minute) => mayRingAround(stop, minute))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('the roll of a run opens an hour before its first stop, which on the way home is the last of the morning', () => {
  const stops = [
    { time: '06:40', backTime: '14:30' },
    { time: '06:55', backTime: '14:15' },
  ];
  expect(rollOpensAt('morning', 'both', stops)).toBe(5 * 60 + 40);
  expect(rollOpensAt('afternoon', 'both', stops)).toBe(13 * 60 + 15);
  expect(rollOpensAt('afternoon', 'afternoon', [{ time: '14:30' }, { time: '14:45' }])).toBe(13 * 60 + 30);
  // Nobody said when it drives home.
  expect(rollOpensAt('afternoon', 'both', [{ time: '06:40' }])).toBe(5 * 60 + 40);
  expect(rollOpensAt('morning', 'morning', [{ time: '00:20' }])).toBe(0);
});

it('a stop is told to strangers to some hundreds of metres, the same for all that are near it', () => {
  const stop = { lat: -25.7515, lng: 28.209 };
  expect(distanceMeters(stop, nearly(stop))).toBeLessThan(250);
  expect(nearly({ lat: stop.lat + 0.0001, lng: stop.lng })).toEqual(nearly(stop));
});
