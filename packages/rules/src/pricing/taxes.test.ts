import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionable, commissionOf, earnedFare, taxesOfFare } from './commission.ts';
import { sumOf, type FareLine } from './fare-lines.ts';
import { sumOfTaxes, taxBases, taxesIn, type TaxTerms } from './taxes.ts';

const vat: TaxTerms = { id: 'vat', name: {}, percent: 16, of: ['commission', 'serviceFee', 'bookingFee'] };
const levy: TaxTerms = { id: 'levy', name: {}, percent: 1.5, of: ['fare'] };
const amounts = (taxes: ReturnType<typeof taxesIn>) => taxes.map(({ terms, amountMinor }) => [terms.id, amountMinor]);

describe('taxes inside an amount', () => {
  // By hand, as Kisumu writes it: 12 percent of 130.00 are 15.60, of which 15.60 × 16/116 = 2.1517 are VAT.
  it('are Kisumu’s, of the commission alone where nothing is booked', () => {
    expect(amounts(taxesIn([vat], { commission: 1560 }))).toEqual([['vat', 215]]);
    expect(amounts(taxesOfFare([vat], 13_000, [{ kind: 'base', amountMinor: 13_000 }]))).toEqual([]);
  });

  it('are of the booking fee and the service fee together, rounded once', () => {
    // (10.00 + 30.00) × 16/116 = 5.5172
    const lines: FareLine[] = [
      { kind: 'base', amountMinor: 5000 },
      { kind: 'booking', amountMinor: 1000 },
    ];
    expect(amounts(taxesOfFare([vat], 6000, lines, 3000))).toEqual([['vat', 552]]);
  });

  it('stand side by side on one amount, and leave tolls as they are', () => {
    // Maseru with 15 percent and a levy of 1.5 on the fare: of 100.00 less a toll of 10.00, 90 × 15/116.5 = 11.588 and 90 × 1.5/116.5 = 1.1588.
    const taxes = [{ ...vat, percent: 15, of: ['fare'] as const }, levy];
    const lines: FareLine[] = [
      { kind: 'base', amountMinor: 9000 },
      { kind: 'toll', amountMinor: 1000, toll: { id: 'gate', meters: 10 } },
    ];
    expect(amounts(taxesOfFare(taxes, 10_000, lines))).toEqual([
      ['vat', 1159],
      ['levy', 116],
    ]);
    // Commission is taken of the rest: 100.00 − 10.00 − 11.59 − 1.16.
    expect(commissionable(10_000, lines, taxes)).toBe(7725);
  });

  const anyTaxes = fc
    .uniqueArray(fc.integer({ min: 1, max: 2000 }), { maxLength: 5 })
    .map((percents) => percents.map((hundredths, i): TaxTerms => ({ id: `tax-${i}`, name: {}, percent: hundredths / 100, of: ['fare'] })));

  it('are never more than the amount they are in, and never below nothing', () => {
    fc.assert(
      fc.property(anyTaxes, fc.integer({ min: 0, max: 10_000_000 }), (taxes, fare) => {
        const lines = taxesIn(taxes, { fare });
        expect(sumOfTaxes(lines)).toBeLessThanOrEqual(fare);
        for (const { amountMinor } of lines) expect(amountMinor).toBeGreaterThan(0);
      }),
    );
  });

  it('leave what commission is taken of between nothing and the fare, growing with it', () => {
    const toll = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(
        anyTaxes,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        toll,
        (taxes, paid, more, gate) => {
          const lines: FareLine[] = gate === 0 ? [] : [{ kind: 'toll', amountMinor: gate, toll: { id: 'gate', meters: 0 } }];
          const [less, whole] = [commissionable(paid, lines, taxes), commissionable(paid + more, lines, taxes)];
          expect(less).toBeGreaterThanOrEqual(0);
          expect(less).toBeLessThanOrEqual(Math.max(0, paid - gate));
          // Each tax is rounded by itself: a minor unit each at most.
          expect(whole).toBeGreaterThanOrEqual(less - taxes.length);
        },
      ),
    );
  });

  it('know every base', () => {
    for (const base of taxBases) expect(amounts(taxesIn([{ ...vat, of: [base] }], { [base]: 11_600 }))).toEqual([['vat', 1600]]);
  });
});

describe('the operator’s share', () => {
  it('is half up to the minor unit', () => {
    expect([commissionOf(10_050, 15), commissionOf(10_030, 15), commissionOf(10_029, 15), commissionOf(13_178, 12.5)]).toEqual([
      1508, 1505, 1504, 1647,
    ]);
  });

  it('is never more than what it is taken of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const share = commissionOf(minor, hundredths / 100);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(minor);
      }),
    );
  });

  it('and bonuses are of what a trip earns: with what a promotion took off, without tolls', () => {
    const fareLines: FareLine[] = [
      { kind: 'base', amountMinor: 9000 },
      { kind: 'promotion', amountMinor: -2000 },
      { kind: 'toll', amountMinor: 1000, toll: { id: 'gate', meters: 0 } },
    ];
    expect(earnedFare({ fareMinor: sumOf(fareLines), discountMinor: 2000, fareLines })).toBe(9000);
  });
});
