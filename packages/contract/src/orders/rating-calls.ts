import * as z from 'zod/mini';
import { LINE_TAGS_AT_MOST, lineTags } from '@safiri/rules/orders/line-tags.ts';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { orderPaths } from './paths.ts';
import { order } from './shapes.ts';

export const rateMerchant = defineCall({
  key: orderPaths.rateMerchant,
  summary: 'The customer rates the restaurant or store of a delivered order, once',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  reply: order,
  problems: ['not_found', 'illegal_transition', 'already_rated'],
});

export const rateLine = defineCall({
  key: orderPaths.rateLine,
  summary:
    'The customer says of one thing of a delivered order whether it was liked, once, and in fixed words why; the same said again changes nothing but the words',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ id: idParam, lineId: idParam }),
  body: z.strictObject({
    liked: z.boolean(),
    /** All of them; without it what was said before stays. */
    tags: z.optional(z.array(z.enum(lineTags)).check(z.maxLength(LINE_TAGS_AT_MOST))),
  }),
  reply: order,
  problems: ['not_found', 'illegal_transition', 'already_rated'],
});
