import { expect, it } from 'vitest';
import { nextSearch } from './next-search.ts';

it('counts on, and forgets what all searches before knew when the numbers begin anew', () => {
  const setBy = Uint32Array.of(1, 2, 0xffffffff);
  expect(nextSearch(setBy, 0)).toBe(1);
  expect(nextSearch(setBy, 0xfffffffe)).toBe(0xffffffff);
  expect([...setBy]).toEqual([1, 2, 0xffffffff]);
  expect(nextSearch(setBy, 0xffffffff)).toBe(1);
  expect([...setBy]).toEqual([0, 0, 0]);
});
