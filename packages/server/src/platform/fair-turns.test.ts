import { expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const limits = { what: 'a test', atOnce: 1, waitingAtMost: 5, retrySeconds: 3, expectedMs: 1000 };

/** A line with one place, and a clock that only tasks move. */
function openLine(waitingAtMost = 30) {
  let now = 0;
  const turns = createFairTurns({ ...limits, waitingAtMost }, () => now);
  const order: string[] = [];
  const ask = (person: number, name: string, ms: number, address = 'one') =>
    turns([`address:${address}`, `user:${person}`], async () => {
      await Promise.resolve();
      now += ms;
      order.push(name);
    }).catch((error: { code?: string }) => void order.push(`${name} ${error.code}`));
  return { ask, order, pass: (ms: number) => (now += ms) };
}

it('lets a person with one file pass those who used minutes of the one reader', async () => {
  const { ask, order } = openLine(40);
  // Eight accounts with tiny pictures of seconds, four each; then somebody with a licence.
  const attack = Array.from({ length: 32 }, (_, i) => ask(i % 8, 'costly', 5000));
  await Promise.all([...attack, ask(99, 'licence', 100), ask(99, 'insurance', 100)]);
  expect(order.indexOf('licence')).toBe(8);
  expect(order.indexOf('insurance')).toBe(9);
});

it('lets a person of another address pass many accounts of one', async () => {
  const { ask, order } = openLine(40);
  const attack = Array.from({ length: 32 }, (_, i) => ask(i % 8, 'costly', 5000));
  await Promise.all([...attack, ask(99, 'licence', 100, 'two')]);
  expect(order.indexOf('licence')).toBe(1);
});

it('remembers what was used, and for a while only', async () => {
  const { ask, order, pass } = openLine();
  await ask(1, 'a', 5000);
  await Promise.all([ask(3, 'first', 1), ask(1, 'costly before', 1), ask(2, 'new', 1)]);
  expect(order).toEqual(['a', 'first', 'new', 'costly before']);
  pass(3_600_000);
  await ask(2, 'd', 2000);
  await Promise.all([ask(3, 'second', 1), ask(2, 'costly now', 1), ask(1, 'costly once', 1)]);
  expect(order.slice(5)).toEqual(['second', 'costly once', 'costly now']);
});

it('sends away the one that would come last, not the one that came last', async () => {
  const { ask, order } = openLine(3);
  await ask(1, 'a', 5000);
  await Promise.all([...[1, 2, 3, 4].map((n) => ask(1, `costly ${n}`, 5000)), ask(2, 'licence', 100)]);
  expect(order.filter((name) => name.endsWith('overloaded'))).toEqual(['costly 4 overloaded']);
  expect(order.filter((name) => !name.endsWith('overloaded'))).toEqual(['a', 'costly 1', 'licence', 'costly 2', 'costly 3']);
});

it('lets all others of an address pass those of it who use much, and people of other addresses before', async () => {
  const { ask, order } = openLine(40);
  await ask(1, 'a', 5000);
  const attack = Array.from({ length: 8 }, () => ask(1, 'costly', 5000));
  await Promise.all([...attack, ask(2, 'neighbour', 50), ask(3, 'elsewhere', 50, 'two')]);
  expect(order.slice(0, 4)).toEqual(['a', 'costly', 'elsewhere', 'neighbour']);
});

it('lets no more work at once than it may, and refuses whoever finds the line full with a time', async () => {
  const turns = createFairTurns({ ...limits, atOnce: 2 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      turns([`user:${n}`], async () => {
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
  await expect(turns(['user:1'], async () => 'free again')).resolves.toBe('free again');
});
