import { expect, it } from 'vitest';
import { daysToPickup, mayCall, mayRingAround, rollStates, runsOf } from './groups.ts';

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
