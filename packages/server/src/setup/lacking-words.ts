import brandTexts from '@safiri/locales/brand/en.json' with { type: 'json' };
import setupTexts from '@safiri/locales/setup/en.json' with { type: 'json' };
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { languages } from '@safiri/rules/languages.ts';
import type { Finding, CodedLack } from '@safiri/rules/setup/checks.ts';

const textNames: Readonly<Record<LegalText, string>> = {
  terms: brandTexts.lawTerms,
  privacy: brandTexts.lawPrivacy,
  driver_agreement: brandTexts.lawDrivers,
};

function codedInEnglish(lacking: CodedLack): string {
  if ('country' in lacking) {
    const { country, fact } = lacking;
    const { name } = countryById(country);
    return fact === null ? name : `${name}: ${setupTexts[`lawFact_${fact}`]}`;
  }
  const name = 'text' in lacking ? textNames[lacking.text] : lacking.service;
  return lacking.language === null ? name : `${name} (${languages[lacking.language].name})`;
}

/** Of whom or what something is missing, as the terminal says it: in English, which it speaks alone. The console says it in its reader's language. */
export const lackingInEnglish = ({ about, coded }: Pick<Finding, 'about' | 'coded'>): string[] => [...about, ...coded.map(codedInEnglish)];
