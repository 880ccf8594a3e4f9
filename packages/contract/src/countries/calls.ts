import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId, done, id, idParam, instant, line } from '../fields.ts';
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

/** Somebody who wants to be told when a place opens. */
export const waitingPerson = z.object({
  id,
  /** The listed country, where the wish is about one. */
  countryId: z.nullable(countryId),
  country: z.string(),
  city: z.nullable(z.string()),
  /** An email address, or a phone number in international form. */
  contact: z.string(),
  createdAt: instant,
});
export type WaitingPerson = z.infer<typeof waitingPerson>;

export const listWaiting = defineCall({
  key: countryPaths.listWaiting,
  summary: 'Who waits for a country or a city, newest first, and how many for each country; with `before` the page before that row',
  who: 'staff',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.object({ countries: z.array(z.object({ country: z.string(), people: z.number() })), people: z.array(waitingPerson) }),
  problems: [],
});
