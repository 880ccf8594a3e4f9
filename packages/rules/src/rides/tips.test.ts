import { expect, it } from 'vitest';
import { countryIds } from '../countries/country-ids.ts';
import { isTipTime, mostTip, tipSums } from './tips.ts';

it('proposes three round sums in each currency, in whole units', () => {
  expect(tipSums('za')).toEqual([5_00, 10_00, 20_00]);
  for (const id of countryIds) {
    const sums = tipSums(id);
    expect([id, sums.length, sums.toSorted((a, b) => a - b)]).toEqual([id, 3, sums]);
    for (const sum of sums) expect([id, sum > 0, sum % 100]).toEqual([id, true, 0]);
  }
});

it('takes no more than the fare, and of a cheap trip the largest of the sums', () => {
  expect([mostTip(164_96, 'za'), mostTip(12_00, 'za')]).toEqual([164_96, 20_00]);
});

it('is given within a week', () => {
  const end = new Date('2026-06-15T10:00:00Z');
  expect(isTipTime(end, new Date('2026-06-22T09:59:59Z'))).toBe(true);
  expect(isTipTime(end, new Date('2026-06-22T10:00:00Z'))).toBe(false);
});
