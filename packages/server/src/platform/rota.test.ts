import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRota } from './rota.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PERIOD_MS = 30_000;

it('visits each member once in a period, and never many at once', () => {
  const visits: Array<readonly number[]> = [];
  const rota = createRota<number>(PERIOD_MS, (members) => void visits.push(members));
  const all = Array.from({ length: 3000 }, (_, n) => n);
  for (const n of all) rota.add(n);
  vi.advanceTimersByTime(PERIOD_MS);
  expect(visits.flat().toSorted((a, b) => a - b)).toEqual(all);
  expect(Math.max(...visits.map((part) => part.length))).toBe(100);
  vi.advanceTimersByTime(PERIOD_MS);
  expect(visits.flat()).toHaveLength(6000);
  rota.stop();
  vi.advanceTimersByTime(PERIOD_MS);
  expect(visits.flat()).toHaveLength(6000);
});

it('forgets who left, also while others are visited', () => {
  const visited: string[] = [];
  const rota = createRota<string>(PERIOD_MS, (members) => {
    visited.push(...members);
    for (const name of ['a', 'b', 'nobody']) rota.remove(name);
  });
  for (const name of ['a', 'b']) rota.add(name);
  vi.advanceTimersByTime(3 * PERIOD_MS);
  expect(visited).toHaveLength(1);
  rota.stop();
});
