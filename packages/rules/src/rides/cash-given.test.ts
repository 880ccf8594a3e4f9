import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryById, countryIds } from '../countries/countries.ts';
import { notesOf } from '../countries/notes.ts';
import { cashGiven } from './cash-given.ts';

it.each([
  [16_496, 'za', [20_000]],
  [4200, 'za', [5000, 10_000, 20_000]],
  [20_000, 'za', [25_000, 30_000, 40_000]],
  // The largest note is one of a thousand.
  [320_000, 'ng', [340_000, 350_000, 400_000]],
  [43_000, 'ke', [60_000, 50_000, 100_000].sort((a, b) => a - b)],
] as const)('a fare of %i in %s may be paid with %j', (fare, country, sums) => {
  expect(cashGiven(fare, countryById(country))).toEqual(sums);
});

it('is above the fare, by no more than the largest note, and paid with one kind of note that exists; each once and smallest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...countryIds), (fare, country) => {
      const sums = cashGiven(fare, countryById(country));
      expect(sums.length).toBeGreaterThan(0);
      const notes = notesOf(countryById(country)).map((note) => note * 100);
      for (const sum of sums) {
        expect(sum).toBeGreaterThan(fare);
        expect(sum - fare).toBeLessThanOrEqual(Math.max(...notes));
        expect(notes.some((note) => sum % note === 0)).toBe(true);
      }
      expect(new Set(sums).size).toBe(sums.length);
      expect([...sums].sort((a, b) => a - b)).toEqual(sums);
    }),
  );
});
