import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import type { Named } from '@safiri/rules/markets/document.ts';
import { MARKET_NAME } from '@safiri/rules/markets/names.ts';
import { isDate } from '@safiri/rules/places/local-time.ts';
import { recordOf } from '@safiri/rules/records.ts';

/** What is wrong in a document: where, and why. */
export interface Fault {
  readonly path: Array<string | number>;
  readonly error: string;
}

const counted = ['no', 'one', 'two', 'three', 'four'] as const;

/** That a number has so many decimals at most, but for what binary fractions make of it. */
export const decimalsAtMost = (digits: 1 | 2 | 4) =>
  z.refine<number>((value) => Math.abs(Math.round(value * 10 ** digits) - value * 10 ** digits) < 1e-6, {
    error: `has more than ${counted[digits]} decimal${digits === 1 ? '' : 's'}`,
  });

/** The most that any amount of a document may be, in units of the currency. */
const MOST = 1_000_000_000;

/** An amount in units of the market's currency, with two decimals at most; whether its currency has any is looked at as a whole. */
export const amount = z.number().check(z.minimum(0), z.maximum(MOST), decimalsAtMost(2));

/** A factor with four decimals at most. */
export const factor = z.number().check(z.minimum(0.1), z.maximum(10), decimalsAtMost(4));

export const kilometres = z.number().check(z.minimum(0), z.maximum(1000));
export const minutes = z.int().check(z.minimum(0), z.maximum(1440));
export const percent = z.number().check(z.minimum(0), z.maximum(100));

/** A name within the document, such as `boda` or `kisumu-airport`. */
export const slug = z.string().check(z.regex(MARKET_NAME, { error: 'is no name: small letters, digits, - and _' }));

/** A date of the calendar. */
export const date = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'is no date such as 2026-12-25' }),
    z.refine(isDate, { error: 'is no day of the calendar' }),
  );

/** A time of day such as 22:00. */
export const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is no time of day such as 22:00' }));

/** A name in languages of ours; English is what the others fall back to. */
export const named = z
  .strictObject(recordOf(languageIds, () => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))))
  .check(z.refine((names) => Object.values(names).some((name) => name !== undefined), { error: 'has no name in any language' }));

/** Names without the languages that have none. */
export const namesOf = (names: z.infer<typeof named> | undefined): Named =>
  Object.fromEntries(Object.entries(names ?? {}).filter(([, name]) => name !== undefined));

/** Longitude and latitude, as GeoJSON writes them. */
export const position = z.readonly(
  z.tuple([z.number().check(z.minimum(-180), z.maximum(180)), z.number().check(z.minimum(-90), z.maximum(90))]),
);
