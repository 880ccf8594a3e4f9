import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, earnedBy, earnedMore, isSchoolDay, monthFrom, monthOf, nextMonth, runsFrom, type SchoolDays } from './school-month.ts';

const weekdays: SchoolDays = { scheduleType: 'both', days: [0, 1, 2, 3, 4], holidays: [] };

describe('a month', () => {
  it('counts the runs of the days that are left, without holidays', () => {
    // December 2026 begins on a Tuesday and has 23 weekdays; from the tenth on there are 16.
    expect(runsFrom('2026-12-01', weekdays)).toBe(46);
    expect(runsFrom('2026-12-10', weekdays)).toBe(32);
    expect(runsFrom('2026-12-10', { ...weekdays, scheduleType: 'morning' })).toBe(16);
    expect(runsFrom('2026-12-10', { ...weekdays, holidays: ['2026-12-16', '2026-12-25', '2026-12-26'] })).toBe(28);
    expect(runsFrom('2026-12-10', { ...weekdays, days: [5] })).toBe(6);
    expect([isSchoolDay('2026-12-11', weekdays), isSchoolDay('2026-12-12', weekdays)]).toEqual([true, false]);
  });

  it('costs its price, and in its middle the share of the runs that are left', () => {
    expect(monthFrom('2026-12-01', weekdays, 850_00, 1)).toEqual({ from: '2026-12-01', runs: 46, priceMinor: 850_00 });
    // 85,000 × 32 ÷ 46 = 59,130.4
    expect(monthFrom('2026-12-10', weekdays, 850_00, 1)).toEqual({ from: '2026-12-10', runs: 32, priceMinor: 591_30 });
    expect(monthFrom('2026-12-10', weekdays, 850_00, 100)?.priceMinor).toBe(591_00);
    // The first of November 2026 is a Sunday: who begins on Monday pays all of it.
    expect(monthFrom('2026-11-02', weekdays, 850_00, 1)?.priceMinor).toBe(850_00);
    expect(monthFrom('2026-10-31', weekdays, 850_00, 1)).toBeUndefined();
  });

  it('is followed by the next', () => {
    expect(['2026-12-10', '2026-02-28', '2028-01-31'].map(nextMonth)).toEqual(['2027-01-01', '2026-03-01', '2028-02-01']);
    expect([monthOf('2026-12-10'), daysAfter('2026-02-27', 2)]).toEqual(['2026-12-01', '2026-03-01']);
  });
});

describe('what runs earn', () => {
  it('is their share of the price, less the commission', () => {
    const month = { priceMinor: 591_30, runsPlanned: 32, commissionPercent: 12, taxes: [] };
    expect(earnedMore(month, 0, 1)).toEqual({ gross: 18_47, commission: 2_21 });
    // 12 percent of 591.30 are 70.956.
    expect(earnedBy(month, 32)).toEqual({ gross: 591_30, commission: 70_96 });
    expect(earnedMore(month, 32, 1)).toEqual({ gross: 0, commission: 0 });
  });

  it('is no commission on the taxes inside the price', () => {
    const vat = { id: 'vat', name: {}, percent: 15, of: ['fare' as const] };
    const month = { priceMinor: 115_00, runsPlanned: 10, commissionPercent: 20, taxes: [vat] };
    expect(earnedBy(month, 10)).toEqual({ gross: 115_00, commission: 20_00 });
    expect(earnedMore(month, 0, 1)).toEqual({ gross: 11_50, commission: 2_00 });
  });

  it('is exactly the price when all are driven, however they are grouped', () => {
    const month = fc.record({
      priceMinor: fc.integer({ min: 1, max: 10_000_000 }),
      runsPlanned: fc.integer({ min: 1, max: 62 }),
      commissionPercent: fc.integer({ min: 0, max: 30 }),
      taxes: fc.constantFrom([], [{ id: 'vat', name: {}, percent: 15, of: ['fare' as const] }]),
    });
    fc.assert(
      fc.property(month, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 80 }), (one, groups) => {
        let [driven, gross, commission] = [0, 0, 0];
        for (const more of groups) {
          const share = earnedMore(one, driven, more);
          driven += more;
          gross += share.gross;
          commission += share.commission;
          expect(share.commission).toBeGreaterThanOrEqual(0);
          expect(share.gross).toBeGreaterThanOrEqual(share.commission);
        }
        expect({ gross, commission }).toEqual(earnedBy(one, driven));
        expect(gross).toBeLessThanOrEqual(one.priceMinor);
        if (driven >= one.runsPlanned) expect(gross).toBe(one.priceMinor);
      }),
    );
  });
});
