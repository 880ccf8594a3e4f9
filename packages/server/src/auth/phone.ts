import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { fieldProblem } from '../platform/problem.ts';

/** A phone number in international form, read as one of the country when it has no prefix; undefined when it can't be one. */
export function readPhone(text: string, countryId: CountryId): string | undefined {
  const parsed = parsePhoneNumberFromString(text, countryId.toUpperCase() as Uppercase<CountryId>);
  return parsed?.isPossible() === true ? parsed.number : undefined;
}

/** @throws Problem naming the field phone */
export function requirePhone(text: string, countryId: CountryId): string {
  const phone = readPhone(text, countryId);
  if (phone === undefined) throw fieldProblem('phone', 'Enter a phone number with its area code, such as 082 555 0142');
  return phone;
}
