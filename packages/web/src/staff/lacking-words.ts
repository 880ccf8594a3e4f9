import type { CodedLack } from '@safiri/rules/setup/checks.ts';
import { countryName } from '../common/country-names.ts';
import type { Translate } from '../platform/text.ts';
import { factNames, languageNames, lawTextNames } from './names.ts';

/** What is missing, in the reader's language. */
export function lackingWords(t: Translate, lacking: CodedLack): string {
  if ('country' in lacking) {
    const country = countryName(t, lacking.country);
    return lacking.fact === null ? country : `${country}: ${t(factNames[lacking.fact])}`;
  }
  const name = 'text' in lacking ? t(lawTextNames[lacking.text]) : lacking.service;
  return lacking.language === null ? name : `${name} (${t(languageNames[lacking.language])})`;
}
