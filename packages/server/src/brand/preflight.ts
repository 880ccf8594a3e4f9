import { legalTexts, textIn } from '@safiri/rules/brand/brand.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { type CodedLack, lacking, missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds } from '../platform/room.ts';

/** Whose name people read, whether they can reach anybody, and what they agree to. */
export async function brandFindings({ brands, markets }: PreflightNeeds): Promise<Finding[]> {
  const { number, brand } = brands.current();
  const spoken = new Set<Language>(markets.all().flatMap(({ document }) => document.languages));
  const unwritten = legalTexts.flatMap((text): CodedLack[] => {
    const written = brand.texts[text];
    if (written === undefined) return [{ text, language: null }];
    const untranslated = [...spoken].filter((language) => textIn(written, language)?.language !== language);
    return untranslated.map((language) => ({ text, language }));
  });
  const { phone, email } = brand.contact;
  return [
    number === 0 ? missing('brand') : ok('brand'),
    lacking('legal_texts', unwritten),
    phone === undefined && email === undefined ? missing('contact') : ok('contact'),
  ];
}
