import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { legalText } from '../brand/calls.ts';
import { brandText, MOST_TEXT, typedFacts } from '../brand/document.ts';
import { defineCall } from '../call.ts';
import { line } from '../fields.ts';
import { setupPaths } from './paths.ts';

/** The version that was looked at; 0 where the operator wrote none yet. */
const seen = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const why = z.optional(line(200));

const brand = z.object({
  /** Of the newest version; 0 while the product's own brand is in force. */
  number: z.int(),
  document: brandText,
});
export type BrandState = z.infer<typeof brand>;

export const readBrand = defineCall({
  key: setupPaths.readBrand,
  summary: "The operator's own document: name, colours, contact and texts of the law",
  who: 'staff',
  limit: 'read',
  reply: brand,
  problems: [],
});

export const changeBrand = defineCall({
  key: setupPaths.changeBrand,
  summary: 'Writes name, colours, contact and senders anew, and takes up or drops a logo; over another version than the one seen: 409',
  who: 'staff',
  limit: 'write',
  body: z.strictObject({
    seen,
    why,
    facts: typedFacts,
    /** Of a logo that was sent before; null takes it away, and what is not said stays. */
    logo: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/)))),
  }),
  reply: brand,
  problems: ['changed_meanwhile'],
});

export const changeText = defineCall({
  key: setupPaths.changeText,
  summary: 'Writes a text of the law in one language; over another version than the one seen: 409',
  who: 'staff',
  limit: 'write',
  body: z.strictObject({
    seen,
    why,
    text: legalText,
    language: z.enum(languageIds),
    /** Nothing takes the text away in this language. */
    markdown: z.string().check(z.trim(), z.maxLength(MOST_TEXT)),
    /** Everybody is asked to agree again. */
    askAgain: z.boolean(),
  }),
  reply: brand,
  problems: ['changed_meanwhile'],
});

export const showText = defineCall({
  key: setupPaths.showText,
  summary: 'Shows Markdown as readers would see it, and keeps nothing',
  who: 'staff',
  limit: 'read',
  body: z.strictObject({ markdown: z.string().check(z.maxLength(MOST_TEXT)) }),
  reply: z.object({ html: z.string() }),
  problems: [],
});

/** One file as multipart form data, in the field `file`. */
export const sendLogo = defineCall({
  key: setupPaths.sendLogo,
  summary: 'Sends a logo (multipart, field `file`: PNG, JPEG or WebP), which is made anew; it is used by its hash',
  who: 'staff',
  limit: 'upload',
  consumes: 'multipart/form-data',
  reply: z.object({ logo: z.string() }),
  status: 201,
  problems: ['file_too_large', 'picture_type', 'picture_too_small'],
});
