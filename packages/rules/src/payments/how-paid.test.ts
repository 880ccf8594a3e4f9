import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restInWallet, wholeUnitsFor } from './how-paid.ts';

it('asks a provider for whole units, and leaves what is above in the wallet', () => {
  expect([wholeUnitsFor(4515), restInWallet(4515)]).toEqual([4600, 85]);
  expect([wholeUnitsFor(9000), restInWallet(9000)]).toEqual([9000, 0]);
});

it('asks for what is due and less than a unit more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (due) => {
      expect(wholeUnitsFor(due) % 100).toBe(0);
      expect(wholeUnitsFor(due) - restInWallet(due)).toBe(due);
      expect(restInWallet(due)).toBeGreaterThanOrEqual(0);
      expect(restInWallet(due)).toBeLessThan(100);
    }),
  );
});
