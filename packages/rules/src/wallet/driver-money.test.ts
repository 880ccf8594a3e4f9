import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtState, debtStates, isKeptByDebt, payInBounds } from './driver-money.ts';

describe('how a driver stands', () => {
  it.each([
    [-5, 100, 'none'],
    [0, 0, 'none'],
    [1, null, 'owes'],
    [79_99, 100_00, 'owes'],
    [80_00, 100_00, 'near'],
    [99_99, 100_00, 'near'],
    [100_00, 100_00, 'reached'],
    [1, 1, 'reached'],
  ] as const)('owing %i of %s is %s', (owed, limit, state) => {
    expect(debtState(owed, limit)).toBe(state);
  });

  it('never gets better by owing more', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.option(fc.nat({ max: 1_000_000 })), (owed, more, limit) => {
        expect(debtStates.indexOf(debtState(owed + more, limit))).toBeGreaterThanOrEqual(debtStates.indexOf(debtState(owed, limit)));
      }),
    );
  });

  it('keeps from trips in cash at the limit alone, in its currency', () => {
    const limit = { currency: 'KES', limitMinor: 100_00 };
    expect([99_99, 100_00].map((owed) => isKeptByDebt({ KES: owed }, limit))).toEqual([false, true]);
    expect(isKeptByDebt({ UGX: 100_00 }, limit)).toBe(false);
    expect(isKeptByDebt(undefined, limit)).toBe(false);
    expect(isKeptByDebt({ KES: 100_00 }, null)).toBe(false);
  });

  it('pays in what is owed, in whole units, and never more than a unit above it', () => {
    expect(payInBounds(0, 5000)).toBeUndefined();
    expect(payInBounds(120_50, 5000)).toEqual({ least: 1, most: 121 });
    expect(payInBounds(9999_00, 5000)).toEqual({ least: 1, most: 5000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (owed) => {
        const most = payInBounds(owed, Infinity)?.most ?? 0;
        expect(most * 100 - owed).toBeGreaterThanOrEqual(0);
        expect(most * 100 - owed).toBeLessThan(100);
      }),
    );
  });
});
