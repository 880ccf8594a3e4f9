import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { splitText } from '../common/split-payment.ts';
import { methodText } from '../common/method-text.ts';
import { methodNames, money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

type Paid = Pick<Ride, 'paymentMethod' | 'walletPart' | 'countryId'> & Partial<Pick<Ride, 'payBy' | 'paidDirectly'>>;

/** How a ride is paid: by a method, by a provider or else in cash, or partly from the wallet and the rest in cash. @param fare what it costs, two decimals */
export function payText(t: Translate, { paymentMethod, walletPart, countryId, payBy, paidDirectly }: Paid, fare: string): string {
  // What a phone keeps of before knows of no part, and of no provider.
  if (payBy != null && paidDirectly != null && walletPart != null)
    return t('payWalletAnd', { wallet: money(walletPart, countryId), provider: methodText(t, payBy) });
  if (payBy != null) return paidDirectly != null ? methodText(t, payBy) : t('payByElse', { provider: methodText(t, payBy) });
  if (walletPart == null) return t(methodNames[paymentMethod] ?? paymentMethod);
  const cash = toWire((fromWire(fare) ?? 0) - (fromWire(walletPart) ?? 0));
  return splitText(t, { wallet: walletPart, cash, countryId });
}
