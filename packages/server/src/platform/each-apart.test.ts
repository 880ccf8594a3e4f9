import { expect, it } from 'vitest';
import { eachApart, throwAll } from './each-apart.ts';

const broken = new Error('broken');

it.each([1, 3, 20])('gives each its turn, %i at once, whatever goes wrong with another', async (atOnce) => {
  const seen: number[] = [];
  let [now, most] = [0, 0];
  const { done, faults } = await eachApart(
    [1, 2, 3, 4, 5],
    async (n) => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      if (n % 2 === 0) throw broken;
      return n * 10;
    },
    (error, n) => void (error === broken && seen.push(n)),
    atOnce,
  );
  expect(done.toSorted()).toEqual([10, 30, 50]);
  expect(faults).toEqual([broken, broken]);
  expect(seen.toSorted()).toEqual([2, 4]);
  expect(most).toBe(Math.min(atOnce, 5));
});

it('says how many failed, and nothing where none did', () => {
  expect(() => throwAll([broken, broken], (n) => `${n} failed`)).toThrow(AggregateError);
  expect(() => throwAll([broken, broken], (n) => `${n} failed`)).toThrow('2 failed');
  expect(() => throwAll([], (n) => `${n} failed`)).not.toThrow();
});
