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
  /** What the wallet lacks to pay it alone. */
  readonly short: string;
  readonly countryId: CountryId;
}

/** How a fare could be paid by wallet and cash together, and whether it is. */
export interface SplitChoice {
  /** Undefined where the city does not offer it, or the wallet has nothing for it or enough for all of it. */
  readonly offered: Split | undefined;
  readonly chosen: Split | undefined;
  /** It was chosen before, and what the wallet has is still being read: what is paid in cash is not known yet. */
  readonly isComing: boolean;
}

/**
 * @param fare two decimals; undefined while there is none, and where it is not paid so
 * @param marketId of the ride's quote; without one the city of the phone decides
 */
export function useSplit(fare: string | undefined, countryId: CountryId, marketId: string | null = null): SplitChoice {
  const { splitTo } = useMoneyTerms(countryId, marketId);
  const wallet = useWallet();
  const isWanted = paymentMethod.use() === SPLIT_METHOD;
  const { data } = wallet;
  const fareMinor = fare === undefined ? undefined : fromWire(fare);
  if (splitTo === null || fareMinor === undefined) return { offered: undefined, chosen: undefined, isComing: false };
  if (data === undefined) return { offered: undefined, chosen: undefined, isComing: isWanted && wallet.isPending };
  if (data.countryId !== countryId) return { offered: undefined, chosen: undefined, isComing: false };
  const spendable = fromSignedWire(data.spendable ?? data.balance) ?? 0;
  const part = walletPartOf(fareMinor, spendable, splitTo);
  const offered =
    part === null ? undefined : { wallet: toWire(part), cash: toWire(fareMinor - part), short: toWire(fareMinor - spendable), countryId };
  return { offered, chosen: isWanted ? offered : undefined, isComing: false };
}

/** The same in words: "Wallet R50.00 + cash R34.50". */
export const splitText = (t: Translate, { wallet, cash, countryId }: Omit<Split, 'short'>): string =>
  t('payByBoth', { wallet: money(wallet, countryId), cash: money(cash, countryId) });
