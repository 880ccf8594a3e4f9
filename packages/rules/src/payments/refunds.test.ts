import { expect, it } from 'vitest';
import { canRefund, refundable, unspentOf } from './refunds.ts';

const paid = { state: 'succeeded', amountMinor: 500_00, givenBackMinor: 0, receipt: 'S1' } as const;

it('gives back what is left of a payment that was credited, and nothing of another one', () => {
  expect(refundable(paid, 'paystack')).toEqual({ mostMinor: 500_00, isPartial: true });
  expect(refundable({ ...paid, givenBackMinor: 499_00 }, 'mtn_momo')).toEqual({ mostMinor: 1_00, isPartial: true });
  expect(refundable({ ...paid, givenBackMinor: 500_00 }, 'paystack')).toBeUndefined();
  for (const state of ['created', 'pending', 'unknown', 'failed', 'expired'] as const)
    expect(refundable({ ...paid, state }, 'paystack')).toBeUndefined();
});

it('gives back whole payments alone where the provider takes no part, and those alone whose number it knows', () => {
  for (const provider of ['mpesa', 'airtel_money'] as const) {
    expect(refundable(paid, provider)).toEqual({ mostMinor: 500_00, isPartial: false });
    expect(refundable({ ...paid, givenBackMinor: 1_00 }, provider)).toBeUndefined();
    expect(refundable({ ...paid, receipt: null }, provider)).toBeUndefined();
  }
  expect(refundable({ ...paid, receipt: null }, 'paystack')).toBeDefined();
});

it('needs the keys of the product that gives back', () => {
  const { disbursementUser, ...less } = { disbursementUser: 'u', disbursementKey: 'k', disbursementSubscriptionKey: 's' };
  expect(canRefund('mtn_momo', { ...less, disbursementUser })).toBe(true);
  expect(canRefund('mtn_momo', less)).toBe(false);
  expect(canRefund('mpesa', { initiatorName: 'a', initiatorPassword: '', certificate: 'c' })).toBe(false);
});

it.each([
  // What its provider gives back, what the wallet has, and what of it can be given.
  [{ mostMinor: 500_00, isPartial: true }, 600_00, 500_00],
  [{ mostMinor: 500_00, isPartial: true }, 120_50, 120_00],
  [{ mostMinor: 500_00, isPartial: true }, 99, undefined],
  [{ mostMinor: 500_00, isPartial: true }, -20_00, undefined],
  [{ mostMinor: 500_00, isPartial: false }, 499_99, undefined],
  [{ mostMinor: 500_00, isPartial: false }, 500_00, 500_00],
  // What a driver paid in is owed again.
  [{ mostMinor: 500_00, isPartial: false }, null, 500_00],
])('gives back no more than is in the wallet still: %o with %s', (left, spendable, most) => {
  expect(unspentOf(left, spendable)).toBe(most);
});
