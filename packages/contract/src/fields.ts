import * as z from 'zod/mini';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { HANDED_DIGITS } from '@safiri/rules/auth/handed-code.ts';
import { SHARED_DIGITS } from '@safiri/rules/auth/shared-code.ts';
import { countryIds } from '@safiri/rules/countries/countries.ts';
import { MARKET_NAME } from '@safiri/rules/markets/names.ts';
import { isPersonName } from '@safiri/rules/users/person-name.ts';
import type { FieldReason } from './problems.ts';

/** A row's id in a path: a positive whole number as text, handed on as a number. */
export const idParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** Short text typed by a person, trimmed, never blank. */
export const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A person's name, which others read on their screens and in messages from us: nothing in it leads anywhere. */
export const personName = line(80).check(z.refine(isPersonName, { params: { reason: 'name' satisfies FieldReason } }));

/** Latitude and longitude in degrees (WGS 84). */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A point and what people call it. */
export const location = z.strictObject({ lat: latitude, lng: longitude, address: line(200) });
export type Location = z.infer<typeof location>;

export const point = z.strictObject({ lat: latitude, lng: longitude });

/** `lat,lng` in degrees, as text. */
export const pointText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)),
  z.pipe(
    z.transform((text: string) => {
      const [lat, lng] = text.split(',').map(Number);
      return { lat, lng };
    }),
    z.object({ lat: latitude, lng: longitude }),
  ),
);

/** Money on the wire: a decimal string in the major unit with at most two decimals. */
export const amount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** A currency by its code (ISO 4217). */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A moment, ISO 8601 in UTC. */
export const instant = z.string();

export const countryId = z.enum(countryIds);

const codeForm = new RegExp(`^(\\d{${CODE_DIGITS}}|\\d{${SHARED_DIGITS}})$`);

/** The digits of a code that went to a phone: of one browser's own, or of one for all that wait. */
export const phoneCode = z.string().check(
  z.trim(),
  z.refine((digits) => codeForm.test(digits), { params: { reason: 'format' satisfies FieldReason } }),
);

const handedForm = new RegExp(`^\\d{${HANDED_DIGITS}}$`);

/** The digits of a code that somebody handed out, as they are typed: with spaces between them or without. */
export const handedCode = z.pipe(
  z.string().check(z.trim(), z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => typed.replaceAll(/[\s-]/g, '')),
    z.string().check(z.refine((digits) => handedForm.test(digits), { params: { reason: 'format' satisfies FieldReason } })),
  ),
);

/** A service of a market: one of the specification's ride types, or a name of the operator's own. */
export const serviceId = z.string().check(z.regex(MARKET_NAME));

/** Digits after the point with which a market shows its amounts. */
export const decimals = z.union([z.literal(0), z.literal(2)]);

/** Nothing to say but that it was done. */
export const done = z.object({ ok: z.literal(true) });

/** The language of the answer as the client calls it: the person's own when absent, English for what is none of ours. */
export const languageAsked = z.optional(z.string().check(z.maxLength(10)));
