import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId, done, line } from '../fields.ts';
import { countryPaths } from './paths.ts';

export const joinWaitingList = defineCall({
  key: countryPaths.joinWaitingList,
  summary: 'Ask for a country that is not live yet, or not in the list',
  who: 'anyone',
  limit: 'mail',
  body: z.strictObject({
    /** One of the ten, when the wish is about a listed country. */
    countryId: z.optional(countryId),
    country: line(60),
    city: z.optional(line(60)),
    /** An email address or a phone number. */
    contact: line(120).check(z.minLength(6)),
  }),
  reply: done,
  status: 201,
  problems: ['too_many_requests'],
});
