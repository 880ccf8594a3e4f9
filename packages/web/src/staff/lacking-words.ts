import type { CodedLack } from '@safiri/rules/setup/checks.ts';
import { countryName } from '../common/country-names.ts';
import { lawPages } from '../common/law-links.tsx';
import type { Translate } from '../platform/text.ts';
import { factNames, languageNames } from './names.ts';

/** What is missing, in the reader's language. */
export function lackingWords(t: Translate, lacking: CodedLack): string {
  if ('country' in lacking) {
    const country = countryName(t, lacking.country);
    return lacking.fact === null ? country : `${country}: ${t(factNames[lacking.fact])}`;
  }
  const name = 'text' in lacking ? t(lawPages[lacking.text].title) : lacking.service;
  return lacking.language === null ? name : `${name} (${t(languageNames[lacking.language])})`;
}
