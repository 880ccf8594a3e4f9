import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('lets no more work at once than it may, and refuses whoever finds the queue full with a time', async () => {
  const turns = createSemaphore(2, 5, 3, 'a test');
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      turns(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(n);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (n === 1) throw new Error('a failure gives its place on too');
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const refused = outcomes.slice(7).map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect(refused).toMatchObject([1, 2, 3].map(() => ({ code: 'overloaded', extras: { retryAfter: 3 } })));
  await expect(turns(async () => 'free again')).resolves.toBe('free again');
});
