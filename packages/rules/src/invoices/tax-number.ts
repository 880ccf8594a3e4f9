import type { CountryId } from '../countries/country.ts';

/**
 * The forms of tax numbers, where the country's authority publishes one: KRA's PIN (A or P, nine digits, a letter), URA's TIN (ten digits),
 * SARS's (ten digits), GRA's (a letter and ten digits, or the Ghana card's), TRA's (nine digits), RRA's (nine digits). Others are taken as written.
 */
const forms: Partial<Record<CountryId, RegExp>> = {
  ke: /^[AP]\d{9}[A-Z]$/,
  ug: /^\d{10}$/,
  za: /^\d{10}$/,
  tz: /^\d{9}$/,
  rw: /^\d{9}$/,
  gh: /^([A-Z]\d{10}|GHA\d{10})$/,
};

/** Four to twenty letters and digits. */
const ANY = /^[A-Z\d]{4,20}$/;

/** A tax number without the spaces and strokes between, in capitals; undefined where it can't be one of that country. */
export function readTaxNumber(typed: string, countryId: CountryId): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s./-]/g, '');
  return (forms[countryId] ?? ANY).test(plain) ? plain : undefined;
}
