import { shownDecimals } from '@safiri/rules/markets/shown-decimals.ts';
import { formatIn } from '@safiri/rules/pricing/country-amounts.ts';
import type { Markets } from './markets.ts';

/** An amount of a currency as people of this instance read it, by the decimals that its markets show; minor units. */
export function moneyText(markets: Pick<Markets, 'all'>, minor: number, currency: string): string {
  const shown = markets.all().filter(({ country }) => country.currency === currency);
  return formatIn(currency, minor, shownDecimals(shown.map(({ document }) => document.decimals)));
}
