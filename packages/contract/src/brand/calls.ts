import * as z from 'zod/mini';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { defineCall } from '../call.ts';
import { done, languageAsked } from '../fields.ts';
import { brandPaths } from './paths.ts';

export const legalText = z.enum(legalTexts);
const version = z.int().check(z.minimum(1), z.maximum(100_000));

/** A text in the version that somebody agrees to, or is asked to. */
export const agreed = z.strictObject({ text: legalText, version });

export const readText = defineCall({
  key: brandPaths.text,
  summary: 'A text of the law that the operator published: terms, privacy, or the agreement of drivers',
  who: 'anyone',
  limit: 'read',
  params: z.object({ text: legalText }),
  query: z.object({ language: languageAsked }),
  reply: z.object({
    text: legalText,
    version: z.int(),
    /** In which it is: the asked one, English, or the first that it was written in. */
    language: z.enum(languageIds),
    /** Its Markdown as HTML: headings, lists, tables and links; whatever was no Markdown is escaped. */
    html: z.string(),
  }),
  problems: ['not_found'],
});

export const dueConsents = defineCall({
  key: brandPaths.due,
  summary: 'What the signed-in person is still to agree to, in the version in force',
  who: 'signed-in',
  limit: 'read',
  reply: z.object({ due: z.array(agreed) }),
  problems: [],
});

export const agree = defineCall({
  key: brandPaths.agree,
  summary: 'Agrees to texts in the version that was shown; agreeing twice is agreeing once',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({
    agreed: z.array(agreed).check(z.minLength(1), z.maxLength(legalTexts.length)),
    /** In which they were shown. */
    language: z.enum(languageIds),
  }),
  reply: done,
  problems: ['changed_meanwhile'],
});
