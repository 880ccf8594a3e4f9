import { expect, it } from 'vitest';
import { bonusDue } from './pay.ts';

const bonus = { id: 'evening', percent: 25, amountMinor: 50_00 };
const trip = {
  fareMinor: 200_00,
  discountMinor: null,
  fareLines: null,
  payTerms: { commissionPercent: 12, incentives: false },
  bonus,
  isFast: false,
};
const due = (fareMinor: number) => bonusDue({ ...trip, fareMinor }, new Date('2026-11-29T18:00:00Z'), 'ke')?.amountMinor;

it('shows of a promised bonus what it pays: as it was shown, and less where the fare became less', () => {
  expect(due(200_00)).toBe(50_00);
  // Of a trip that goes nearer now. One that goes farther pays no more than was set aside for it.
  expect(due(40_00)).toBe(10_00);
  expect(due(400_00)).toBe(50_00);
});
