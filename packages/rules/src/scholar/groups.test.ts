import { expect, it } from 'vitest';
import { mayCall, rollStates, runsOf } from './groups.ts';

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
