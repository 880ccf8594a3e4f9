import * as z from 'zod/mini';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { validPhone } from '../auth/public.ts';
import { fieldProblem } from '../platform/problem.ts';

const email = z.string().check(z.toLowerCase(), z.maxLength(254), z.email());

/**
 * An email address, or a phone number in international form: something that can be written to.
 * @param countryId whose number it is when it has no prefix
 * @throws Problem naming `contact`
 */
export function requireContact(text: string, countryId: CountryId | undefined): string {
  const contact = text.includes('@') ? z.safeParse(email, text).data : validPhone(text, countryId);
  if (contact === undefined) {
    throw fieldProblem('contact', 'Enter an email address, or a phone number with its country’s code, such as +27 82 555 0142');
  }
  return contact;
}
