import { getExampleNumber, parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { isCountryId, isDescribed, type CountryId } from '@safiri/rules/countries/countries.ts';
import { fieldProblem } from '../platform/problem.ts';

const read = (text: string, countryId: CountryId | undefined) =>
  parsePhoneNumberFromString(text, countryId?.toUpperCase() as Uppercase<CountryId> | undefined);

/** A mobile number of a country as nobody has it, in international form: for the hint at a field. */
export const exampleNumber = (countryId: CountryId): string =>
  getExampleNumber(countryId.toUpperCase() as Uppercase<CountryId>, examples)?.formatInternational() ?? '';

/** Kinds of numbers that belong to a person; the others cost their caller, or are answered by a machine. */
const personal: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'PERSONAL_NUMBER']);

/** The plan of a country may list short mobile numbers that no phone has; in the countries that are described all are as long as the example. */
function isWhole(country: string | undefined, type: NumberType, national: string): boolean {
  const id = country?.toLowerCase();
  if (type !== 'MOBILE' || !isCountryId(id) || !isDescribed(id)) return true;
  return national.length === getExampleNumber(country as Uppercase<CountryId>, examples)?.nationalNumber.length;
}

/**
 * A phone number in international form, read as one of the country when it has no prefix; undefined when it can't be one.
 * For looking up what is stored; what is to be stored goes through {@link validPhone}.
 */
export function readPhone(text: string, countryId: CountryId): string | undefined {
  const parsed = read(text, countryId);
  return parsed?.isPossible() === true ? parsed.number : undefined;
}

/**
 * A phone number that can ring, in international form; undefined for any other.
 * @param countryId whose number it is when it has no prefix; without it a prefix is needed
 */
export function validPhone(text: string, countryId: CountryId | undefined): string | undefined {
  const parsed = read(text, countryId);
  if (parsed?.isValid() !== true || parsed.ext !== undefined) return undefined;
  const type = parsed.getType();
  return personal.has(type) && isWhole(parsed.country, type, parsed.nationalNumber) ? parsed.number : undefined;
}

/**
 * @param field the name of the field in the request
 * @throws Problem naming the field
 */
export function requirePhone(text: string, countryId: CountryId, field = 'phone'): string {
  const phone = validPhone(text, countryId);
  if (phone === undefined) throw fieldProblem(field, 'Enter a phone number with its area code, such as 082 555 0142');
  return phone;
}

/** The digits of a stored number as its own country dials them: 0825550142. */
export const nationalDigits = (phone: string): string => (read(phone, undefined)?.formatNational() ?? phone).replace(/\D/g, '');

/** Kinds of numbers that texts reach. */
const mobile: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Whose number it is (ISO 3166, small letters); undefined for one that no text reaches. */
export function textCountry(phone: string): string | undefined {
  const parsed = read(phone, undefined);
  return parsed !== undefined && mobile.has(parsed.getType()) ? parsed.country?.toLowerCase() : undefined;
}
