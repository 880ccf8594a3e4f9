import { money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';

/** What a wallet holds, or what its owner owes where it stands below zero. */
export const balanceText = (t: Translate, { balance, countryId }: { readonly balance: string; readonly countryId: CountryId }): string =>
  balance.startsWith('-') ? t('walletOwes', { amount: money(balance.slice(1), countryId) }) : money(balance, countryId);
