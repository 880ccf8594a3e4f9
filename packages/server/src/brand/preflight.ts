import { legalTexts, textIn, type LegalText } from '@safiri/rules/brand/brand.ts';
import { languages, type Language } from '@safiri/rules/languages.ts';
import { missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds } from '../platform/room.ts';

const names: Readonly<Record<LegalText, string>> = { terms: 'terms', privacy: 'privacy', driver_agreement: 'drivers’ agreement' };

/** Whose name people read, whether they can reach anybody, and what they agree to. */
export async function brandFindings({ brands, markets }: PreflightNeeds): Promise<Finding[]> {
  const { number, brand } = brands.current();
  const spoken = new Set<Language>(markets.all().flatMap(({ document }) => document.languages));
  const lacking = legalTexts.flatMap((text) => {
    const written = brand.texts[text];
    if (written === undefined) return [names[text]];
    const untranslated = [...spoken].filter((language) => textIn(written, language)?.language !== language);
    return untranslated.map((language) => `${names[text]} (${languages[language].name})`);
  });
  const { phone, email } = brand.contact;
  return [
    number === 0 ? missing('brand') : ok('brand'),
    lacking.length === 0 ? ok('legal_texts') : missing('legal_texts', lacking),
    phone === undefined && email === undefined ? missing('contact') : ok('contact'),
  ];
}
