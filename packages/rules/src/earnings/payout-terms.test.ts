import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNewAccount,
  isPayoutTime,
  payableOf,
  payoutDays,
  payoutTermsOf,
  strictestTerms,
  wholePayout,
  type PayoutTerms,
} from './payout-terms.ts';
import { needsConsentOf } from './payouts.ts';

describe('what is payable', () => {
  it.each([
    [500_00, 0, 500_00],
    [500_00, 120_00, 380_00],
    [100_00, 120_00, 0],
    [-50_00, 0, 0],
    [500_00, -20_00, 500_00],
  ])('of a balance of %i with %i that settles is %i', (balance, settling, payable) => {
    expect(payableOf(balance, settling)).toBe(payable);
  });

  it('is never more than the balance, and never below nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (balance, settling) => {
        const payable = payableOf(balance, settling);
        expect(payable).toBeGreaterThanOrEqual(0);
        expect(payable).toBeLessThanOrEqual(Math.max(0, balance));
        expect(wholePayout(payable) % 100).toBe(0);
        expect(payable - wholePayout(payable)).toBeLessThan(100);
      }),
    );
  });
});

describe('payouts that are made by themselves', () => {
  it('come on their day from the morning on, and on no other', () => {
    expect(isPayoutTime('monday', { weekday: 0, hour: 6 })).toBe(true);
    expect(isPayoutTime('monday', { weekday: 0, hour: 5 })).toBe(false);
    expect(isPayoutTime('monday', { weekday: 1, hour: 12 })).toBe(false);
    expect(isPayoutTime('sunday', { weekday: 6, hour: 12 })).toBe(true);
    for (const every of payoutDays) {
      const days = Array.from({ length: 7 }, (_, weekday) => isPayoutTime(every, { weekday, hour: 12 })).filter(Boolean).length;
      expect([every, days]).toEqual([every, every === 'request' ? 0 : every === 'day' ? 7 : 1]);
    }
  });

  it('are asked for alone where a market says nothing', () => {
    expect(payoutTermsOf(null, 0)).toEqual({ every: 'request', leastMinor: 0, feeMinor: 0, settlementHours: 0 });
    expect(payoutTermsOf({ every: 'monday', least: 200, fee: 5, approvalAbove: null }, 48)).toEqual({
      every: 'monday',
      leastMinor: 20_000,
      feeMinor: 500,
      settlementHours: 48,
    });
  });
});

describe('somebody with several markets', () => {
  const own: PayoutTerms = { every: 'monday', leastMinor: 200_00, feeMinor: 10_00, settlementHours: 24 };

  it('is paid by the strictest of each term, on the day of the first', () => {
    expect(strictestTerms([own, { every: 'day', leastMinor: 50_00, feeMinor: 25_00, settlementHours: 48 }])).toEqual({
      every: 'monday',
      leastMinor: 200_00,
      feeMinor: 25_00,
      settlementHours: 48,
    });
    expect(strictestTerms([])).toEqual(payoutTermsOf(null, 0));
  });

  it('needs a second person as soon as one of the markets does', () => {
    const needs = (amountMinor: number, limits: ReadonlyArray<number | null>) => needsConsentOf(amountMinor, limits, 7, 100);
    expect([needs(300_00, [500]), needs(300_00, [500, 250]), needs(600_00, [500])]).toEqual([false, true, true]);
    expect([needs(700_00, []), needs(700_01, []), needs(700_01, [5000, null]), needs(700_01, [5000])]).toEqual([false, true, true, false]);
  });
});

it('waits for a day with an account that was changed', () => {
  const changedAt = new Date('2026-12-09T09:30:00Z');
  const after = (ms: number) => isNewAccount(changedAt, new Date(changedAt.getTime() + ms));
  expect([after(0), after(86_399_999), after(86_400_000)]).toEqual([true, true, false]);
});
