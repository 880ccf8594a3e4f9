import { defaultCountryId, type CountryId } from '@safiri/rules/countries/country.ts';
import { defaultLanguage, isLanguage, type Language } from '@safiri/rules/languages.ts';
import { product } from '@safiri/rules/product.ts';
import { applyTheme, themeFrom, themeWorn, type Theme } from '../inline/theme.ts';
import { isKnownCountry } from './countries.ts';
import { homeMarket } from './instance.ts';
import { session } from './session.ts';
import { personalStored, stored } from './stored.ts';

const asIs = (text: string) => text;

/**
 * The chosen country's id; anything else in storage is ignored (spec: foundations §4). Outside the demo the country of the city of this
 * phone, or of the account.
 */
export const country = stored<CountryId>(
  `${product.key}.country`,
  homeMarket()?.countryId ?? defaultCountryId,
  (text) => (isKnownCountry(text) ? text : undefined),
  asIs,
);
export const language = stored<Language>(`${product.key}.language`, defaultLanguage, (text) => (isLanguage(text) ? text : undefined), asIs);
/** Null while none was chosen. */
export const theme = stored<Theme | null>(`${product.key}.theme`, null, themeFrom, (chosen) => chosen);
/** Black on white with larger type, for a phone in the noon sun. */
export const sun = stored<boolean>(
  `${product.key}.sun`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);
/** The last payment method chosen, sent with the next request. */
export const paymentMethod = personalStored<string>('payment', 'cash', (text) => text, asIs);

/** Puts the chosen theme and language on the document. */
export function applyPreferences(): void {
  applyTheme(themeWorn(theme.get(), session.get()?.userType === 'driver'), sun.get());
  document.documentElement.lang = language.get();
}
