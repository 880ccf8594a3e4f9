import type { BrandText, TypedFacts } from '@safiri/contract/brand/document.ts';
import { HEX_COLOR } from '@safiri/rules/brand/contrast.ts';
import { inEachLanguage, languageIds, type Language } from '@safiri/rules/languages.ts';

/** The form as it is typed: an empty field says nothing. */
export interface TypedBrand {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly ownColors: boolean;
  readonly primary: string;
  readonly accent: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly company: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly smsSender: string;
  readonly mailSender: string;
}

/** What the colour fields begin with: the product's own. */
export const OWN_COLORS = { primary: '#23299a', accent: '#ffc21a' } as const;

export const typedOf = ({ name, shortName = '', tagline, colors, contact, senders, ...text }: BrandText): TypedBrand => ({
  name,
  shortName,
  tagline: inEachLanguage((language) => tagline[language] ?? ''),
  ownColors: colors !== undefined,
  primary: colors?.primary ?? OWN_COLORS.primary,
  accent: colors?.accent ?? OWN_COLORS.accent,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  hours: contact.hours ?? '',
  company: text.company ?? '',
  address: text.address ?? '',
  taxNumber: text.taxNumber ?? '',
  smsSender: senders.sms ?? '',
  mailSender: senders.mail ?? '',
});

const filled = <T extends Record<string, string>>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')) as Partial<T>;

/** What the form says, as it is sent. */
export function factsOf(typed: TypedBrand): TypedFacts {
  const { name, shortName, tagline, ownColors, primary, accent, phone, email, hours, company, address, taxNumber } = typed;
  const { smsSender: sms, mailSender: mail } = typed;
  return {
    name,
    ...filled({ shortName, company, address, taxNumber }),
    tagline: Object.fromEntries(
      languageIds.flatMap((language) => (tagline[language].trim() === '' ? [] : [[language, tagline[language]]])),
    ),
    ...(ownColors ? { colors: { primary, accent } } : {}),
    contact: filled({ phone, email, hours }),
    senders: filled({ sms, mail }),
  };
}

/** The colours that a preview can show; the product's own for what is no colour yet. */
export const shownColors = ({ ownColors, primary, accent }: TypedBrand) => ({
  primary: ownColors && HEX_COLOR.test(primary) ? primary : OWN_COLORS.primary,
  accent: ownColors && HEX_COLOR.test(accent) ? accent : OWN_COLORS.accent,
});
