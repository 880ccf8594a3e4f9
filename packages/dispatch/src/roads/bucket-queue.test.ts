import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BucketQueue } from './bucket-queue.ts';

it('gives things in the order of their keys, whatever is pushed meanwhile, and begins anew', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat({ max: 50 }), { maxLength: 6 }), { maxLength: 40 }), fc.nat(), (pushes, first) => {
      const queue = new BucketQueue(50);
      for (const begin of [first, 3]) {
        queue.restart(begin);
        const waiting: number[] = [];
        let now = begin;
        const take = () => {
          now = queue.least();
          expect(now).toBe(Math.min(...waiting));
          expect(queue.take()).toBe(now % 1000);
          waiting.splice(waiting.indexOf(now), 1);
        };
        for (const steps of pushes) {
          for (const step of steps) {
            queue.push((now + step) % 1000, now + step);
            waiting.push(now + step);
          }
          if (waiting.length > 0) take();
        }
        // The second round is left with things in it.
        if (begin === first) while (waiting.length > 1) take();
      }
    }),
  );
  expect(new BucketQueue(1).least()).toBe(Infinity);
});
