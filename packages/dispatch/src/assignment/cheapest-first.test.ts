import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestFirst } from './cheapest-first.ts';

describe('CheapestFirst', () => {
  it('gives back what was put in, cheapest first, also after being emptied', () => {
    const heap = new CheapestFirst();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 300, size: 'max' }), (costs) => {
        heap.clear();
        for (const [thing, cost] of costs.entries()) heap.push(thing, cost);
        const given = costs.map(() => {
          const { least } = heap;
          return { least, cost: costs[heap.pop()] };
        });
        expect(given).toEqual([...costs].sort((a, b) => a - b).map((cost) => ({ least: cost, cost })));
        expect(heap.least).toBe(Infinity);
        expect(heap.pop()).toBe(-1);
      }),
    );
  });
});
