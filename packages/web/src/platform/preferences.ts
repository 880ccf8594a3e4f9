import { defaultCountryId, isCountryId, type CountryId } from '@safiri/rules/countries/country.ts';
import { product } from '@safiri/rules/product.ts';
import { personalStored, stored } from './stored.ts';

export const languages = { en: 'English', sw: 'Swahili', st: 'Sotho' } as const;
export type Language = keyof typeof languages;
const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

export type Theme = 'auto' | 'light' | 'dark';

const asIs = (text: string) => text;

/** The chosen country's id; anything else in storage is ignored (spec: foundations §4). */
export const country = stored<CountryId>(
  `${product.key}.country`,
  defaultCountryId,
  (text) => (isCountryId(text) ? text : undefined),
  asIs,
);
export const language = stored<Language>(`${product.key}.language`, 'en', (text) => (isLanguage(text) ? text : undefined), asIs);
export const theme = stored<Theme>(
  `${product.key}.theme`,
  'auto',
  (text) => (text === 'light' || text === 'dark' ? text : undefined),
  asIs,
);
/** Black on white with larger type, for a phone in the noon sun. */
export const sun = stored<boolean>(
  `${product.key}.sun`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);
/** The last payment method chosen, sent with the next request. */
export const paymentMethod = personalStored<string>('payment', 'cash', (text) => text, asIs);

/** Puts the looks on the document. */
export function applyLooks(): void {
  const root = document.documentElement;
  const dark = theme.get() === 'dark' || (theme.get() === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark && !sun.get()) root.dataset['theme'] = 'dark';
  else delete root.dataset['theme'];
  if (sun.get()) root.dataset['contrast'] = 'sun';
  else delete root.dataset['contrast'];
  root.lang = language.get();
}
