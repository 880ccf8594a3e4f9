import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestFirst } from './cheapest-first.ts';

describe('CheapestFirst', () => {
  it('gives back what was put in, at the least cost of each, cheapest first, also after being emptied', () => {
    const heap = new CheapestFirst();
    const puts = fc.array(fc.tuple(fc.nat(299), fc.integer({ min: -1000, max: 1000 })), { maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(puts, fc.nat(20), (all, early) => {
        heap.clear();
        const costs = new Map<number, number>();
        const put = (thing: number, cost: number) => {
          if (cost >= (costs.get(thing) ?? Infinity)) return;
          costs.set(thing, cost);
          heap.put(thing, cost);
        };
        const take = () => {
          const least = Math.min(...costs.values());
          expect(heap.least).toBe(least);
          const thing = heap.pop();
          expect(costs.get(thing)).toBe(least);
          costs.delete(thing);
        };
        for (const [i, [thing, cost]] of all.entries()) {
          put(thing, cost);
          if (i % 20 === early) take();
        }
        while (costs.size > 0) take();
        expect(heap.least).toBe(Infinity);
        expect(heap.pop()).toBe(-1);
        // Left behind for the next run, which begins by emptying.
        for (const [thing, cost] of all) put(thing, cost);
      }),
    );
  });
});
