import { expect, it, vi } from 'vitest';
import { workQueue } from './work-queue.ts';

it('draws the ground before the names, in the order in which each came', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const queue = workQueue(() => 0, setTimeout);
  queue.add(() => done.push('name'), 'names');
  queue.add(() => done.push('street'), 'ground');
  queue.add(() => done.push('park'), 'ground');
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['street', 'park', 'name']);
  vi.useRealTimers();
});

it('pauses when a slice of time is used up, and forgets all when cleared', async () => {
  vi.useFakeTimers();
  let clock = 0;
  const done: number[] = [];
  const queue = workQueue(() => clock, setTimeout);
  for (let n = 0; n < 5; n += 1)
    queue.add(() => {
      done.push(n);
      clock += 6;
    }, 'ground');
  await vi.advanceTimersToNextTimerAsync();
  expect(done).toEqual([0, 1]);
  await vi.advanceTimersToNextTimerAsync();
  expect(done).toEqual([0, 1, 2, 3]);
  queue.clear();
  await vi.runAllTimersAsync();
  expect(done).toEqual([0, 1, 2, 3]);
  vi.useRealTimers();
});
