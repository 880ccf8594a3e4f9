import type { HeldPay } from '@safiri/contract/integrity/shapes.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { moneyOf } from '../platform/format.ts';

/** What the operator adds to these trips, where it waits: by the money of each country, written out. */
export function waitingSums(trips: readonly HeldPay[]): string[] {
  const sums = new Map<HeldPay['countryId'], number>();
  for (const { pay, countryId, bonus, packageFare } of trips) {
    const minor = (fromWire(bonus ?? '') ?? 0) + (fromWire(packageFare ?? '') ?? 0);
    if (pay === 'held' && minor > 0) sums.set(countryId, (sums.get(countryId) ?? 0) + minor);
  }
  return [...sums].map(([countryId, minor]) => moneyOf(minor, countryId));
}
