import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryIds } from '../countries/country-ids.ts';
import { countryMoney } from '../countries/country-money.ts';
import { mayAlone } from './batches.ts';

/** So many rand in a country's money, in its minor units. */
const inMoneyOf = (country: keyof typeof countryMoney, rand: number) => {
  const { currency, exchangeRate } = countryMoney[country];
  return { amountMinor: Math.round(rand * 100 * exchangeRate), currency };
};

it('counts what one person signed alone in all countries against one limit', () => {
  expect(mayAlone([inMoneyOf('za', 500)], 500)).toBe(true);
  expect(mayAlone([{ amountMinor: 500_01, currency: 'ZAR' }], 500)).toBe(false);
  const before = inMoneyOf('za', 400);
  expect(mayAlone([before, inMoneyOf('ng', 100)], 500)).toBe(true);
  expect(mayAlone([before, inMoneyOf('ng', 101)], 500)).toBe(false);
});

it('allows the limit itself in every money, and a rand more in none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...countryIds), (limit, country) => {
      expect([mayAlone([inMoneyOf(country, limit)], limit), mayAlone([inMoneyOf(country, limit + 1)], limit)]).toEqual([true, false]);
    }),
  );
});
