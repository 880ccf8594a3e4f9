import type { Country } from './country.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** How much of a country its picker card shows (spec: foundations §9). */
export const CARD_CITIES = 4;
export const CARD_PAYMENT_METHODS = 3;
export const CARD_LANGUAGES = 3;

export interface CountryCard {
  readonly cities: readonly string[];
  /** The N of "+N more"; 0 when all are shown. */
  readonly moreCities: number;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly morePaymentMethods: number;
  /** Further languages are left out without a note. */
  readonly languages: readonly string[];
}

/** What the picker card of a country lists. */
export function countryCard(country: Pick<Country, 'cities' | 'paymentMethods' | 'languages'>): CountryCard {
  return {
    cities: country.cities.slice(0, CARD_CITIES),
    moreCities: Math.max(0, country.cities.length - CARD_CITIES),
    paymentMethods: country.paymentMethods.slice(0, CARD_PAYMENT_METHODS),
    morePaymentMethods: Math.max(0, country.paymentMethods.length - CARD_PAYMENT_METHODS),
    languages: country.languages.slice(0, CARD_LANGUAGES),
  };
}
