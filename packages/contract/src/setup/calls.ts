import * as z from 'zod/mini';
import { brandName } from '../brand/document.ts';
import { defineCall } from '../call.ts';
import { done, line, personName } from '../fields.ts';
import { me } from '../staff/calls.ts';
import { workEmail } from '../staff/team-calls.ts';
import { setupPaths } from './paths.ts';

const token = line(100);

export const getState = defineCall({
  key: setupPaths.state,
  summary: 'Whether this instance waits for its first owner',
  who: 'anyone',
  limit: 'read',
  reply: z.object({
    /** Nobody owns the console: the link that the server printed leads to the form. Never in the demo. */
    waitsForOwner: z.boolean(),
  }),
  problems: [],
});
export const readLink = defineCall({
  key: setupPaths.readLink,
  summary: 'Whether the link of the first run still works: for half an hour, once, the newest alone',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token }),
  reply: done,
  problems: ['setup_link_invalid'],
});
export const makeOwner = defineCall({
  key: setupPaths.makeOwner,
  summary: "Makes the first owner's account by the link of the first run, once, and signs it in; the second factor follows",
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    token,
    name: personName,
    email: workEmail,
    /** Where they are called at work, in the international form. */
    phone: line(24),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** What the instance is called from then on, in its brand document; as it is when absent. */
    instance: z.optional(brandName),
  }),
  reply: me,
  problems: ['setup_link_invalid', 'account_exists'],
});
