import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, fromWire, roundHalfUp, toWire } from './money.ts';
import { formatMoney } from './country-amounts.ts';

describe('amounts on the wire', () => {
  it('always carry two decimals', () => {
    expect([4200, 5, 0, 131_78, -250].map(toWire)).toEqual(['42.00', '0.05', '0.00', '131.78', '-2.50']);
  });

  it('are read with at most two decimals', () => {
    expect(['42', '42.5', '42.50', '0', '007.01'].map(fromWire)).toEqual([4200, 4250, 4250, 0, 701]);
  });

  it('are refused when they are anything else', () => {
    for (const text of ['', ' 42', '42 ', '-1', '+1', '1e3', '0x10', '.5', '5.', '1.234', 'NaN', 'Infinity', '1,000', '٤٢', '42\n']) {
      expect(fromWire(text)).toBeUndefined();
    }
  });

  it('are refused beyond the safe integers and taken up to them', () => {
    expect(fromWire('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(fromWire('90071992547409.92')).toBeUndefined();
    expect(fromWire('99999999999999999')).toBeUndefined();
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (minor) => {
        expect(fromWire(toWire(minor))).toBe(minor);
      }),
    );
  });

  it('must be whole minor units', () => {
    for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => toWire(minor)).toThrow(RangeError);
      expect(() => formatMoney(minor, 'za')).toThrow(RangeError);
    }
  });
});

describe('amounts as read', () => {
  it('have the symbol of the country, groups of three and two decimals', () => {
    expect(formatMoney(4200, 'za')).toBe('R42.00');
    expect(formatMoney(3_360_000, 'ng')).toBe('₦33,600.00');
    expect(formatMoney(50_400, 'gh')).toBe('GH₵504.00');
    expect(formatMoney(123_456_789_01, 'ke')).toBe('KSh123,456,789.01');
    expect(formatMoney(99_999, 'ma')).toBe('DH999.99');
    expect(formatMoney(-150, 'za')).toBe('-R1.50');
  });

  it('are whole units where a currency has no cents', () => {
    expect(formatAmount(155_400_50, 'USh', 0)).toBe('USh155,401');
    expect(formatAmount(155_400_49, 'USh', 0)).toBe('USh155,400');
  });
});

describe('roundHalfUp', () => {
  it('rounds exact halves upward, on both sides of zero', () => {
    expect(roundHalfUp(5n, 2n)).toBe(3);
    expect(roundHalfUp(-5n, 2n)).toBe(-2);
    expect(roundHalfUp(-7n, 3n)).toBe(-2);
    expect(roundHalfUp(24_999n, 10_000n)).toBe(2);
    expect(roundHalfUp(0n, 7n)).toBe(0);
  });

  it('is never more than half away', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(10n ** 6n, 10n ** 12n), (numerator, denominator) => {
        const twiceOff = 2n * (BigInt(roundHalfUp(numerator, denominator)) * denominator - numerator);
        expect(twiceOff <= denominator && twiceOff > -denominator).toBe(true);
      }),
    );
  });

  it('refuses what is no amount', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1n)).toThrow(RangeError);
  });
});
