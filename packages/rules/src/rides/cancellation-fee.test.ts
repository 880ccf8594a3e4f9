import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationFee, chargeable, feeFrom, noShowFee, noShowFrom, paidFees } from './cancellation-fee.ts';

const MINUTE = 60_000;
/** Kisumu's boda: three free minutes, then 50; five minutes of waiting, then 60 here, so that the two are told apart. */
const boda = { freeMinutes: 3, feeMinor: 5000, noShowAfterMinutes: 5, noShowFeeMinor: 6000 };

describe('calling off', () => {
  it.each<[string, number | null, number | null, number, number]>([
    ['nobody has accepted', null, null, 60 * MINUTE, 0],
    ['at once', 0, null, 0, 0],
    ['the last free moment', 0, null, 3 * MINUTE, 0],
    ['a moment later', 0, null, 3 * MINUTE + 1, 5000],
    ['long after', 0, null, 60 * MINUTE, 5000],
    ['the driver waits since a minute', 0, 4 * MINUTE, 5 * MINUTE, 5000],
    ['the driver has waited five minutes', 0, 4 * MINUTE, 9 * MINUTE, 6000],
    ['waited so long within the free minutes', 0, 0, 5 * MINUTE, 6000],
  ])('costs the passenger: %s', (_name, acceptedAt, waitingSince, now, minor) => {
    expect(cancellationFee(boda, { acceptedAt, waitingSince, startConfirmed: false }, now)).toBe(minor);
  });

  it('for nobody who came costs once the driver was seen to wait long enough', () => {
    const waited = (waitingSince: number | null, startConfirmed = false) => ({ acceptedAt: 0, waitingSince, startConfirmed });
    expect(noShowFee(boda, waited(null), 60 * MINUTE)).toBe(0);
    expect(noShowFee(boda, waited(MINUTE), 6 * MINUTE - 1)).toBe(0);
    expect(noShowFee(boda, waited(MINUTE), 6 * MINUTE)).toBe(6000);
    // Who confirmed at the car came.
    expect(noShowFee(boda, waited(MINUTE, true), 60 * MINUTE)).toBe(0);
    expect(cancellationFee(boda, waited(MINUTE, true), 60 * MINUTE)).toBe(5000);
  });

  const terms = fc.record({
    freeMinutes: fc.integer({ min: 0, max: 60 }),
    feeMinor: fc.integer({ min: 0, max: 100_000 }),
    noShowAfterMinutes: fc.integer({ min: 0, max: 60 }),
    noShowFeeMinor: fc.integer({ min: 0, max: 100_000 }),
  });
  const at = fc.integer({ min: 0, max: 200 * MINUTE });
  const maybe = fc.option(at, { nil: null });

  it('is free before anybody accepted and within the free minutes, and never grows cheaper', () => {
    fc.assert(
      fc.property(terms, maybe, maybe, fc.boolean(), at, at, (by, acceptedAt, waitingSince, startConfirmed, a, b) => {
        const trip = { acceptedAt, waitingSince, startConfirmed };
        const [sooner, later] = a < b ? [a, b] : [b, a];
        const [free, noShow] = [feeFrom(by, trip), noShowFrom(by, trip)];
        const fee = cancellationFee(by, trip, sooner);
        if ((free === null || sooner <= free) && (noShow === null || sooner < noShow)) expect(fee).toBe(0);
        expect(cancellationFee(by, trip, later)).toBeGreaterThanOrEqual(fee);
        expect([0, by.feeMinor, by.noShowFeeMinor]).toContain(fee);
      }),
    );
  });
});

describe('a fee', () => {
  it.each([
    ['covered', 20_000, 5000, 9000, 5000],
    ['up to the limit', 20_000, 5000, -15_000, 5000],
    ['what the limit leaves', 20_000, 5000, -18_000, 2000],
    ['nothing at the limit', 20_000, 5000, -20_000, 0],
    ['nothing beyond it', 20_000, 5000, -25_000, 0],
  ])('is charged: %s', (_name, debtLimitMinor, fee, spendable, charged) => {
    expect(chargeable({ debtLimitMinor }, fee, spendable)).toBe(charged);
  });

  it('is paid whole, the oldest first', () => {
    const unpaid = [5000, 3000, 5000].map((amountMinor) => ({ amountMinor }));
    const paid = (owed: number) => paidFees(unpaid, owed).map(({ amountMinor }) => amountMinor);
    expect([13_000, 9000, 8000, 5000, 4999, 0].map(paid)).toEqual([[], [], [5000], [5000, 3000], [5000, 3000], [5000, 3000, 5000]]);
  });
});
