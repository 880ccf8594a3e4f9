import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { commissionOf } from './commission.ts';
import { dayCommissionDue, dayCommissionOf } from './day-commission.ts';

describe('the commission of a day', () => {
  it('is what the tariff says, in minor units', () => {
    expect(dayCommissionOf(market({ commission: { percent: 0, perDay: 30 } }).service)).toBe(3000);
    expect(dayCommissionOf(market().service)).toBe(0);
  });

  it('is all of it where no law limits it', () => {
    expect(dayCommissionDue(3000, undefined, { baseMinor: 1000, commissionMinor: 0 })).toBe(3000);
  });

  it('never takes more of a trip in Kenya than 18 percent with its own commission', () => {
    // 18 percent of 130.00 are 23.40; 12 percent were taken: 15.60.
    expect(dayCommissionDue(3000, 18, { baseMinor: 13_000, commissionMinor: 1560 })).toBe(780);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 18 }),
        fc.integer({ min: 0, max: 100_000 }),
        (baseMinor, percent, perDay) => {
          const commissionMinor = commissionOf(baseMinor, percent);
          const due = dayCommissionDue(perDay, 18, { baseMinor, commissionMinor });
          expect(due).toBeGreaterThanOrEqual(0);
          expect(due).toBeLessThanOrEqual(perDay);
          // The commission itself is rounded half up.
          expect(commissionMinor + due).toBeLessThanOrEqual(Math.max(commissionMinor, (baseMinor * 18) / 100));
        },
      ),
    );
  });
});
