import { expect, it } from 'vitest';
import { isOnTheWay } from './on-the-way.ts';

it('a child is on the way from getting on until it is handed over, two hours at most', () => {
  const hour = 3_600_000;
  expect(isOnTheWay('on_board', 0, hour)).toBe(true);
  expect(isOnTheWay('on_board', 0, 2 * hour)).toBe(false);
  expect(isOnTheWay('handed_over', 0, hour)).toBe(false);
  expect(isOnTheWay('absent', 0, hour)).toBe(false);
});
