import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PairSet } from './pair-set.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

it('holds what a plain set holds, also of drivers who come later', () => {
  const pairs = fc.array(fc.tuple(fc.nat(4), fc.oneof(fc.nat(20), fc.nat(500))), { maxLength: 60 });
  fc.assert(
    fc.property(pairs, fc.nat(40), (added, expected) => {
      const set = new PairSet(5, expected);
      const plain = new Set<string>();
      for (const [trip, driver] of added) {
        set.add(trip, driver);
        plain.add(`${trip} ${driver}`);
      }
      for (let trip = 0; trip < 5; trip += 1) {
        for (let driver = 0; driver <= 510; driver += 1) expect(set.has(trip, driver)).toBe(plain.has(`${trip} ${driver}`));
      }
    }),
    { numRuns: searchRuns(50) },
  );
});
