import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfMonth, priceToTell } from './month-price.ts';

const agreed = { priceMinor: 850_00, nextMinor: null, nextFrom: null };

describe('the price of a seat', () => {
  it('is what its family agreed to, or less, until more was told for that month', () => {
    expect(priceOfMonth(agreed, '2027-01-01', 900_00)).toBe(850_00);
    expect(priceOfMonth(agreed, '2027-01-01', 800_00)).toBe(800_00);
    const told = { ...agreed, nextMinor: 900_00, nextFrom: '2027-02-01' };
    expect(['2027-01-01', '2027-02-01', '2027-03-01'].map((month) => priceOfMonth(told, month, 950_00))).toEqual([850_00, 900_00, 900_00]);
  });

  it('is told higher three days before the month, and not later', () => {
    expect(priceToTell(agreed, '2026-12-29', '2027-01-01', 900_00)).toBe(900_00);
    expect(priceToTell(agreed, '2026-12-30', '2027-01-01', 900_00)).toBe(850_00);
    expect(priceToTell(agreed, '2026-12-31', '2027-01-01', 800_00)).toBe(800_00);
  });

  it('is never above the group’s, nor above what the family knows', () => {
    const minor = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(minor, fc.option(minor), minor, (priceMinor, nextMinor, groupMinor) => {
        const known = { priceMinor, nextMinor, nextFrom: nextMinor === null ? null : '2027-01-01' };
        const price = priceOfMonth(known, '2027-01-01', groupMinor);
        expect(price).toBeLessThanOrEqual(groupMinor);
        expect(price).toBeLessThanOrEqual(nextMinor ?? priceMinor);
      }),
    );
  });
});
