import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { splitText } from '../common/split-payment.ts';
import { methodNames } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

type Paid = Pick<Ride, 'paymentMethod' | 'walletPart' | 'countryId'>;

/** How a ride is paid: by a method, or partly from the wallet and the rest in cash. @param fare what it costs, two decimals */
export function payText(t: Translate, { paymentMethod, walletPart, countryId }: Paid, fare: string): string {
  // What a phone keeps of before knows of no part.
  if (walletPart == null) return t(methodNames[paymentMethod] ?? paymentMethod);
  const cash = toWire((fromWire(fare) ?? 0) - (fromWire(walletPart) ?? 0));
  return splitText(t, { wallet: walletPart, cash, countryId });
}
