import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';

/** An item's price with its extras. */
export function priceWith(price: string, extras: ReadonlyArray<{ price: string }>): string {
  return toWire((fromWire(price) ?? 0) + extras.reduce((sum, extra) => sum + (fromWire(extra.price) ?? 0), 0));
}
