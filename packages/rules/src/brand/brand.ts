import { defaultLanguage, languageIds, type Language } from '../languages.ts';
import { product } from '../product.ts';
import type { BrandColors } from './colors.ts';

/** The texts of the law that an operator may publish. */
export const legalTexts = ['terms', 'privacy', 'driver_agreement'] as const;
export type LegalText = (typeof legalTexts)[number];

/** Something in some of the languages. */
type InLanguages = { readonly [L in Language]?: string | undefined };

/** One of them: Markdown in each language that it was written in. */
export interface WrittenText extends InLanguages {
  /** From 1 on; the next one asks everybody again. */
  readonly version: number;
}

/** How people reach the operator. */
export interface BrandContact {
  /** In international form. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** In the syntax of OpenStreetMap's `opening_hours`. */
  readonly hours?: string | undefined;
}

/** Who runs this instance: name, looks, contact and law. */
export interface Brand {
  readonly name: string;
  /** Below the icon on a phone. */
  readonly shortName: string;
  readonly tagline: InLanguages;
  /** The product's own where there are none. */
  readonly colors?: BrandColors | undefined;
  /** Hash of the picture, by which it is found; the product's own where there is none. */
  readonly logo?: string | undefined;
  readonly contact: BrandContact;
  /** As it is registered. */
  readonly company?: string | undefined;
  readonly address?: string | undefined;
  readonly taxNumber?: string | undefined;
  /** As whom messages come. */
  readonly senders: { readonly sms?: string | undefined; readonly mail?: string | undefined };
  readonly texts: { readonly [T in LegalText]?: WrittenText | undefined };
}

/** The product's own, until an operator writes another. */
export const ownBrand: Brand = { name: product.name, shortName: product.name, tagline: {}, contact: {}, senders: {}, texts: {} };

/** Which version of each text is in force. */
export type TextVersions = Readonly<Partial<Record<LegalText, number>>>;

export const textVersions = ({ texts }: Pick<Brand, 'texts'>): TextVersions =>
  Object.fromEntries(
    legalTexts.flatMap((text) => {
      const written = texts[text];
      return written === undefined ? [] : [[text, written.version] as const];
    }),
  );

/** What a page knows of the brand: it stands in the page itself, so that no request waits for it. */
export interface PageBrand extends Pick<Brand, 'name' | 'colors' | 'contact' | 'company' | 'address' | 'taxNumber' | 'tagline'> {
  /** Where the logo is fetched. */
  readonly logo?: string | undefined;
  /** Undefined where none is published. */
  readonly texts?: TextVersions | undefined;
}

/** The id of the element of a page that holds it. */
export const PAGE_BRAND_ID = 'brand';

/** A text in the reader's language, in English, or in the first that it was written in; undefined where it was not. */
export function textIn(written: WrittenText | undefined, wanted: Language): { language: Language; markdown: string } | undefined {
  if (written === undefined) return undefined;
  const language = [wanted, defaultLanguage, ...languageIds].find((one) => (written[one] ?? '') !== '');
  return language === undefined ? undefined : { language, markdown: written[language] ?? '' };
}

/** What of two documents asks more of people than before: a version that was taken back. */
export const withdrawnVersions = (before: TextVersions, after: TextVersions): LegalText[] =>
  legalTexts.filter((text) => after[text] !== undefined && (after[text] ?? 0) < (before[text] ?? 0));
