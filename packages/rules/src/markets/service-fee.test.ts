import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, serviceFeeMinor } from './service-fee.ts';

describe('the service fee of an order', () => {
  const fee = { percent: 5, leastMinor: 20_00, mostMinor: 150_00 };

  // By hand: 5 %, at least 20, at most 150, in whole shillings.
  it.each([
    [200_00, 20_00],
    [500_00, 25_00],
    [830_00, 42_00],
    [829_00, 41_00],
    [5000_00, 150_00],
  ])('of goods for %i is %i', (items, expected) => expect(serviceFeeMinor(fee, items, 0)).toBe(expected));

  it('has cents where its market shows them, and is nothing where none is written', () => {
    expect(serviceFeeMinor({ ...fee, leastMinor: 0 }, 99_90, 2)).toBe(5_00);
    expect(serviceFeeMinor({ percent: 0, leastMinor: 0, mostMinor: null }, 900_00, 0)).toBe(0);
  });

  it('never falls as the goods grow, and keeps to its ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 0, max: 1000_00 }), (items, more) => {
        const here = serviceFeeMinor(fee, items, 0);
        expect(serviceFeeMinor(fee, items + more, 0)).toBeGreaterThanOrEqual(here);
        expect(here).toBeGreaterThanOrEqual(fee.leastMinor);
        expect(here).toBeLessThanOrEqual(fee.mostMinor);
        expect(here % 100).toBe(0);
      }),
    );
  });

  it('is a part, halves up', () => {
    expect(percentOf(10, 15, 2)).toBe(2);
    expect(percentOf(333_00, 15, 2)).toBe(49_95);
    expect(percentOf(10_00, 2.5, 2)).toBe(25);
  });
});
