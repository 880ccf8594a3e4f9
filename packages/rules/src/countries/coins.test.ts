import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handoverStep, inCoins, leastCoinOf } from './coins.ts';

it('hands over multiples of what prices and coins are both made of', () => {
  const steps = [0.01, 0.1, 0.25, 0.5, 10].map((roundTo) => handoverStep(roundTo, 'ZAR'));
  expect(steps).toEqual([10, 10, 250, 50, 1000]);
  expect(handoverStep(0.01, 'XTS')).toBe(1);
});

describe('what is handed over of an amount', () => {
  it('is the nearest that coins make, half up', () => {
    expect([45_15, 45_14, 101_33, 42_00, 3].map((minor) => inCoins(minor, 'ZAR'))).toEqual([45_20, 45_10, 101_30, 42_00, 0]);
    expect([inCoins(90_50, 'KES'), inCoins(90_49, 'KES'), inCoins(12_345_67, 'UGX')]).toEqual([91_00, 90_00, 12_350_00]);
  });

  it('is the amount itself where no least coin is known', () => {
    expect(inCoins(45_15, 'XTS')).toBe(45_15);
  });

  it('can be paid, and is never farther off than half of the least coin', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom('ZAR', 'LSL', 'KES', 'TZS', 'UGX', 'XTS'), (minor, currency) => {
        const handed = inCoins(minor, currency);
        expect(handed % leastCoinOf(currency)).toBe(0);
        expect(Math.abs(handed - minor)).toBeLessThanOrEqual(leastCoinOf(currency) / 2);
      }),
    );
  });
});
