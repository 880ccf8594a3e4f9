import { exact, exactly, rounded, times } from '../pricing/exact.ts';

/** What is taken for the service of an order, in minor units. */
export interface ServiceFee {
  /** Of the goods. */
  readonly percent: number;
  readonly leastMinor: number;
  /** Null where it has no upper end. */
  readonly mostMinor: number | null;
}

/** Part of an amount, half up to what the market shows: whole units where it shows no decimals. */
export function percentOf(amountMinor: number, percent: number, decimals: 0 | 2): number {
  const step = decimals === 0 ? 100 : 1;
  return rounded(times(times(exact(amountMinor), exactly(percent)), exact(1, 100 * step))) * step;
}

/** What the service of an order with these goods costs, in minor units. */
export function serviceFeeMinor({ percent, leastMinor, mostMinor }: ServiceFee, itemsMinor: number, decimals: 0 | 2): number {
  return Math.min(mostMinor ?? Infinity, Math.max(leastMinor, percentOf(itemsMinor, percent, decimals)));
}
