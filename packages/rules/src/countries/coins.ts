import { minorOfUnits } from '../pricing/money.ts';

/** The least coin that is still in use, in minor units, by ISO 4217: less cannot be handed over. Of other currencies the least amount is one. */
const leastCoins: Readonly<Record<string, number>> = {
  KES: 100,
  LSL: 10,
  TZS: 5000,
  UGX: 5000,
  // Of five cents none has been struck since 2012.
  ZAR: 10,
};

/** The least that can be handed over of a currency, in minor units. */
export const leastCoinOf = (currency: string): number => leastCoins[currency] ?? 1;

/**
 * What is handed over of an amount: the nearest sum that coins make, half up. Neither side gains by it: of many trips as many are a little
 * more as a little less. Books keep the amount itself.
 * @param minor minor units, at least 0
 */
export function inCoins(minor: number, currency: string): number {
  const coin = leastCoinOf(currency);
  return Math.floor(minor / coin + 0.5) * coin;
}

/**
 * What sums in cash are multiples of where a market's prices are rounded: each is such a price, and coins make it.
 * @param roundTo units of the currency
 * @returns minor units
 */
export function handoverStep(roundTo: number, currency: string): number {
  const [step, coin] = [minorOfUnits(roundTo), leastCoinOf(currency)];
  if (step % coin === 0) return step;
  return coin % step === 0 ? coin : step * coin;
}
