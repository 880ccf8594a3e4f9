import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walletPartOf, walletPays } from './wallet-part.ts';

describe('what a wallet pays of a ride', () => {
  it.each([
    // Fare, wallet, what prices are multiples of, the part.
    [84_50, 50_00, 50, 50_00],
    [84_50, 50_20, 50, 50_00],
    [84_50, 50_00, 1, 50_00],
    [84_50, 84_50, 50, null],
    [84_50, 100_00, 50, null],
    [84_50, 84_49, 50, 84_00],
    [84_50, 0, 50, null],
    [84_50, -20_00, 50, null],
    [84_50, 49, 50, null],
  ])('of %i with %i in it, to %i', (fare, spendable, roundTo, part) => {
    expect(walletPartOf(fare, spendable, roundTo)).toBe(part);
  });

  it.each([
    // Promised, fare at the end, what the wallet holds by then, the part.
    [50_00, 84_50, 200_00, 50_00],
    [50_00, 84_50, 31_37, 31_00],
    [50_00, 40_00, 200_00, 40_00],
    [50_00, 84_50, 0, null],
    [50_00, 84_50, -10_00, null],
    [50_00, 120_00, 50_00, 50_00],
  ])('of %i promised, where it came to %i with %i in it', (promised, fare, holds, part) => {
    expect(walletPays(promised, fare, holds, 50)).toBe(part);
  });

  it('is never more than was promised, than the ride costs, or than the wallet holds, and leaves cash that is payable', () => {
    const minor = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        minor,
        minor,
        fc.integer({ min: -1000, max: 100_000 }),
        fc.constantFrom(1, 10, 50, 100),
        (promised, units, holds, roundTo) => {
          const fare = units * roundTo;
          const part = walletPays(promised, fare, holds, roundTo) ?? 0;
          expect(part).toBeLessThanOrEqual(Math.min(fare, promised, Math.max(0, holds)));
          expect((fare - part) % roundTo).toBe(0);
        },
      ),
    );
  });
});
