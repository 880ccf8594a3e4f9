import { brandOf, brandText, type BrandText } from '@safiri/contract/brand/document.ts';
import type { Brand } from '@safiri/rules/brand/brand.ts';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import * as z from 'zod/mini';
import { checkedBy, digestOf, readValue, readWritten, type Fault } from '../platform/written-document.ts';
import { htmlOf } from './markdown.ts';

/** A document as it was written, and the brand that it means. */
export interface ReadBrand {
  readonly text: BrandText;
  readonly brand: Brand;
  readonly digest: string;
}

/** Texts of the law that show nothing, such as a lone comment. */
const emptyTexts = (text: BrandText): Fault[] =>
  legalTexts.flatMap((name) =>
    languageIds.flatMap((language) => {
      const markdown = text.texts[name]?.[language];
      return markdown !== undefined && htmlOf(markdown) === '' ? [{ path: ['texts', name, language], error: 'shows nothing' }] : [];
    }),
  );

function checked(value: unknown): BrandText | Fault[] {
  const data = checkedBy(brandText, value, 'the brand');
  if (Array.isArray(data)) return data;
  const faults = emptyTexts(data);
  return faults.length > 0 ? faults : data;
}

const readOf = (text: BrandText): ReadBrand => ({ text, brand: brandOf(text), digest: digestOf(text) });

/**
 * Reads the document from YAML or JSON.
 * @param logo the hash of the picture that the file names by its path
 * @throws DocumentError with every fault, its line and its path
 */
export const readBrandText = (file: string, logo?: string): ReadBrand =>
  readOf(readWritten<BrandText>(file, (value) => checked(logo === undefined || value === null ? value : { ...(value as object), logo })));

/** The same of a document that is no file. @throws DocumentError */
export const readBrandValue = (value: unknown): ReadBrand => readOf(readValue<BrandText>(value, checked));

/** A document that was checked before, as a row holds it. */
export const storedBrand = (document: unknown): BrandText => z.parse(brandText, document);
