import { expect, it } from 'vitest';
import { isOnTheWay, mayCall, rollStates, runsOf } from './groups.ts';

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

it('a child is on the way from getting on until it is handed over, two hours at most', () => {
  const hour = 3_600_000;
  expect(isOnTheWay('on_board', 0, hour)).toBe(true);
  expect(isOnTheWay('on_board', 0, 2 * hour)).toBe(false);
  expect(isOnTheWay('handed_over', 0, hour)).toBe(false);
  expect(isOnTheWay('absent', 0, hour)).toBe(false);
});
