import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fromSignedWire, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { walletPartOf } from '@safiri/rules/rides/wallet-part.ts';
import { money } from '../platform/format.ts';
import { paymentMethod } from '../platform/preferences.ts';
import type { Translate } from '../platform/text.ts';
import { useMoneyTerms } from './money-terms.ts';
import { useWallet } from './wallet.ts';

/** As the phone remembers that both were chosen; to the server it is cash with a part from the wallet. */
export const SPLIT_METHOD = 'split';

/** How much of a fare the wallet pays, and how much is handed over; two decimals. */
interface Split {
  readonly wallet: string;
  readonly cash: string;
  readonly countryId: CountryId;
}

/**
 * How a fare is paid by wallet and cash together; undefined where the city does not offer it, or the wallet has nothing for it or enough for all of it.
 * @param fare two decimals; undefined while there is none, and where it is not paid so
 */
export function useSplit(fare: string | undefined, countryId: CountryId): { offered: Split | undefined; chosen: Split | undefined } {
  const { splitTo } = useMoneyTerms(countryId);
  const wallet = useWallet();
  const remembered = paymentMethod.use();
  const { data } = wallet;
  const fareMinor = fare === undefined ? undefined : fromWire(fare);
  if (splitTo === null || fareMinor === undefined || data === undefined || data.countryId !== countryId)
    return { offered: undefined, chosen: undefined };
  const part = walletPartOf(fareMinor, fromSignedWire(data.spendable ?? data.balance) ?? 0, splitTo);
  const offered = part === null ? undefined : { wallet: toWire(part), cash: toWire(fareMinor - part), countryId };
  return { offered, chosen: remembered === SPLIT_METHOD ? offered : undefined };
}

/** The same in words: "Wallet R50.00 + cash R34.50". */
export const splitText = (t: Translate, { wallet, cash, countryId }: Split): string =>
  t('payByBoth', { wallet: money(wallet, countryId), cash: money(cash, countryId) });
