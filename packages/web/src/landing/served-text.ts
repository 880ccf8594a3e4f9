import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

/** What can be asked for in a city, and how it is paid: promised is what there is. */
export function servedText(t: Translate, { kinds, payments, services }: InstanceMarket): string {
  const offers: ReadonlyArray<readonly [text: TextKey, isThere: boolean]> = [
    ['offersRides', services.length > 0],
    ['offersFood', kinds.includes('food')],
    ['offersGroceries', kinds.includes('grocery')],
    ['offersParcels', kinds.includes('parcel') || kinds.includes('large')],
  ];
  const offered = offers.flatMap(([text, isThere]) => (isThere ? [t(text)] : []));
  const [cash, wallet] = [payments.includes('cash'), payments.includes(walletMethodId)];
  return `${offered.join(' · ')}. ${t(cash && wallet ? 'paidByBoth' : wallet ? 'paidByWallet' : 'paidInCash')}`;
}
