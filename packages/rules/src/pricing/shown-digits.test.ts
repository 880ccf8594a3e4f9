import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount } from './money.ts';
import { shownDigits } from './shown-digits.ts';

/** What a reader adds up: hundredths of the shown number. */
const read = (shown: string) => Math.round(Number(shown.replaceAll(/[^\d.-]/g, '')) * 100);

it('lets a reader add the lines of a list up to its sum, whatever the market shows', () => {
  const lines = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.constantFrom<0 | 2>(0, 2), (amounts, market) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const digits = shownDigits([...amounts, total], market);
      const shown = (minor: number) => read(formatAmount(minor, 'KSh', digits));
      expect(amounts.reduce((sum, amount) => sum + shown(amount), 0)).toBe(shown(total));
      expect(amounts.map(shown)).toEqual(amounts.map((amount) => amount + 0));
    }),
  );
});

it('shows whole shillings without cents as long as none of the list has any', () => {
  expect(shownDigits([12_000, -500, 0], 0)).toBe(0);
  expect(shownDigits([12_000, -40], 0)).toBe(2);
  expect(shownDigits([12_000], 2)).toBe(2);
  expect(shownDigits([], 0)).toBe(0);
});
