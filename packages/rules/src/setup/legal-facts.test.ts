import { expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { aboveCap, CAP, factOf } from './legal-facts.ts';

const taking = (percent: number | null) => market({ commission: percent === null ? null : { percent, perDay: 0 } }).document;
const kenya = factOf('ke', 'commission_cap', undefined);

it('allows a commission up to the cap of the country, and names its source above it', () => {
  expect(aboveCap(taking(18), kenya, 0)).toEqual([]);
  expect(aboveCap(taking(18.01), kenya, 0).map(({ index, error }) => [index, error])).toContainEqual([
    0,
    'takes 18.01 percent: Kenya allows 18 at most (LN 120/2022)',
  ]);
});

it('counts what is taken where a tariff says nothing', () => {
  expect(aboveCap(taking(null), kenya, 18)).toEqual([]);
  expect(aboveCap(taking(null), kenya, 20)).not.toEqual([]);
});

it('is what the team stated, else what is known, and nothing where neither is', () => {
  const stated = { value: '15', source: 'Gazette 7' };
  expect(factOf('ke', 'commission_cap', stated)).toBe(stated);
  // To say "unknown" takes nothing away that is known.
  expect(factOf('ke', 'commission_cap', null)).toMatchObject({ value: '18' });
  expect(factOf('ls', 'commission_cap', null)).toBeUndefined();
  expect(aboveCap({ ...taking(90), country: 'ls' }, factOf('ls', 'commission_cap', undefined), 0)).toEqual([]);
});

it('is a percentage', () => {
  expect(['18', '0', '7.5', '100'].every((text) => CAP.test(text))).toBe(true);
  expect(['', '101', '100.5', '-1', '18 %', 'none', '7.125'].some((text) => CAP.test(text))).toBe(false);
});
