import * as z from 'zod/mini';
import { HEX_COLOR } from '@safiri/rules/brand/contrast.ts';
import { legalTexts, type Brand } from '@safiri/rules/brand/brand.ts';
import { colorFaults } from '@safiri/rules/brand/colors.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { recordOf } from '@safiri/rules/records.ts';
import { line } from '../fields.ts';

/** No text of the law is longer, characters: it travels in one request of the console. */
export const MOST_TEXT = 40_000;

/** Characters that a text message's sender may have by GSM 03.38. */
const SMS_SENDER = /^(?=.*[A-Za-z])[A-Za-z0-9 ._-]{1,11}$|^\+?\d{3,15}$/;

const color = z.string().check(z.regex(HEX_COLOR, { error: 'is no colour such as #23299a' }), z.toLowerCase());

/** The two colours, each readable wherever it is used. */
export const brandColors = z.strictObject({ primary: color, accent: color }).check(({ value, issues }) => {
  if (![value.primary, value.accent].every((one) => HEX_COLOR.test(one))) return;
  for (const { color: name, error } of colorFaults(value)) {
    issues.push({ code: 'custom', input: value[name], path: [name], message: error });
  }
});

const oneLineEach = z.strictObject(recordOf(languageIds, () => z.optional(line(120))));

export const brandContact = z.strictObject({
  phone: z.optional(z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, { error: 'is no number such as +254700000001' }))),
  email: z.optional(z.string().check(z.trim(), z.maxLength(254), z.email({ error: 'is no e-mail address' }))),
  /** Such as Mo-Su 06:00-22:00. */
  hours: z.optional(line(120)),
});

/** A name as it stands before the address of a mail: nothing that would end it. */
const mailName = line(60).check(z.regex(/^[^<>"\r\n@]+$/, { error: 'is the name alone, without < > " and @' }));

const brandSenders = z.strictObject({
  sms: z.optional(z.string().check(z.trim(), z.regex(SMS_SENDER, { error: 'is no sender: 11 letters and digits, or a number' }))),
  mail: z.optional(mailName),
});

/** What an instance is called. */
export const brandName = line(40);

/** Everything but the texts of the law and the logo: one form of the console. */
const facts = {
  name: brandName,
  /** Below the icon on a phone; the name when it is not written. */
  shortName: z.optional(line(12)),
  tagline: z._default(oneLineEach, {}),
  colors: z.optional(brandColors),
  contact: z._default(brandContact, {}),
  company: z.optional(line(120)),
  address: z.optional(line(200)),
  taxNumber: z.optional(line(40)),
  senders: z._default(brandSenders, {}),
};

const words = z.string().check(z.maxLength(500));
const some = <K extends string>(...keys: readonly K[]) => z.strictObject(recordOf(keys, () => z.optional(words)));

/** The same as a form sends it. What is wrong with it the document's own checks say, in words: the contrast of a colour, the form of a number. */
export const typedFacts = z.extend(some('shortName', 'company', 'address', 'taxNumber'), {
  name: words,
  tagline: some(...languageIds),
  colors: z.optional(z.strictObject({ primary: words, accent: words })),
  contact: some('phone', 'email', 'hours'),
  senders: some('sms', 'mail'),
});
export type TypedFacts = z.infer<typeof typedFacts>;

const markdown = z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_TEXT));

/** One text of the law: Markdown in each language that it was written in, and how often people were asked anew. */
const writtenText = z
  .strictObject({ version: z.int().check(z.minimum(1), z.maximum(100_000)), ...recordOf(languageIds, () => z.optional(markdown)) })
  .check(z.refine((written) => languageIds.some((language) => written[language] !== undefined), { error: 'is written in no language' }));

/** The operator's own document, as its file says it (docs/features/brand.md). An unknown key is refused. */
export const brandText = z.strictObject({
  schema: z.literal(1),
  ...facts,
  /** Hash of a picture that was taken in; in a file of the command line the picture's path. */
  logo: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/, { error: 'is no picture that was taken in' }))),
  texts: z._default(z.strictObject(recordOf(legalTexts, () => z.optional(writtenText))), {}),
});
export type BrandText = z.infer<typeof brandText>;

/** The document with what follows from it. */
export const brandOf = ({ shortName, ...rest }: BrandText): Brand => ({ ...rest, shortName: shortName ?? rest.name });
