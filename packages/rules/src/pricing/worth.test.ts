import { expect, it } from 'vitest';
import { countryMoney } from '../countries/country-money.ts';
import { worthOf } from './worth.ts';

it('adds up sums of several currencies', () => {
  const { exchangeRate } = countryMoney.ke;
  const both = [
    { amountMinor: 100_00, currency: 'ZAR' },
    { amountMinor: 50_00 * exchangeRate, currency: 'KES' },
  ];
  expect(worthOf(both)).toBe(worthOf([{ amountMinor: 150_00, currency: 'ZAR' }]));
});

it('knows no worth of money that no country has', () => {
  // ISO 4217's code for tests.
  expect(() => worthOf([{ amountMinor: 1, currency: 'XTS' }])).toThrow(RangeError);
});
