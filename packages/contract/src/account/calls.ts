import * as z from 'zod/mini';
import { genders } from '@safiri/rules/users/genders.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { notificationKinds } from '@safiri/rules/users/notification-kinds.ts';
import { defineCall } from '../call.ts';
import { countryId, done, id, instant, line, personName, phoneCode } from '../fields.ts';
import { ownUser } from '../users/shapes.ts';
import { accountPaths } from './paths.ts';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const phone = z.string().check(z.trim(), z.minLength(6), z.maxLength(24));
const password = z.string().check(z.minLength(1), z.maxLength(128));

export const signedInDevice = z.object({
  id,
  /** Such as "Chrome, Android"; null when the browser did not say. */
  name: z.nullable(z.string()),
  since: instant,
  current: z.boolean(),
});

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

/** All of /profile and /settings in one round trip. */
export const account = z.object({
  user: ownUser,
  photoUrl: z.nullable(z.string()),
  language: z.enum(languageIds),
  mutedNotifications: z.array(z.enum(notificationKinds)),
  /** Minutes of the day between which nothing is pushed but emergencies; null for no quiet hours. */
  quietHours: z.nullable(z.object({ from: z.number(), to: z.number() })),
  devices: z.array(signedInDevice),
});

export const getAccount = defineCall({
  key: accountPaths.get,
  summary: "The signed-in person's profile and settings",
  who: 'signed-in',
  limit: 'read',
  reply: account,
  problems: [],
});
export const changeAccount = defineCall({
  key: accountPaths.change,
  summary: 'Changes the profile and the settings; a changed gender must be confirmed anew',
  who: 'signed-in',
  limit: 'known-phone',
  body: z.strictObject({
    name: z.optional(personName),
    phone: z.optional(phone),
    gender: z.optional(z.enum(genders)),
    countryId: z.optional(countryId),
    language: z.optional(z.enum(languageIds)),
    mutedNotifications: z.optional(z.array(z.enum(notificationKinds)).check(z.maxLength(notificationKinds.length))),
    quietHours: z.optional(z.nullable(z.strictObject({ from: minuteOfDay, to: minuteOfDay }))),
  }),
  reply: account,
  problems: ['account_exists', 'too_many_requests', 'confirm_password', 'proof_needed', 'unproven_phone'],
});
export const setEmail = defineCall({
  key: accountPaths.setEmail,
  summary: 'Changes the email address; asks for the password, or a code given a short while ago',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ email, password: z.optional(password) }),
  reply: account,
  problems: ['account_exists', 'confirm_password', 'proof_needed', 'too_many_requests'],
});
export const changePhone = defineCall({
  key: accountPaths.changePhone,
  summary: 'Takes another number, by the code that was asked for to it; an account that had it goes on without one',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ code: phoneCode }),
  reply: account,
  problems: ['account_exists', 'code_wrong', 'code_over', 'too_many_requests'],
});
export const setPassword = defineCall({
  key: accountPaths.setPassword,
  summary: 'Sets the password; every other session and quick login ends',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ password: z.optional(password), newPassword: password }),
  reply: account,
  problems: ['confirm_password', 'too_many_requests'],
});
export const setPhoto = defineCall({
  key: accountPaths.setPhoto,
  summary: 'Sets the photo from an upload, or takes it away',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({ photoUrl: z.nullable(line(300)) }),
  reply: account,
  problems: [],
});
export const signOutDevices = defineCall({
  key: accountPaths.signOutDevices,
  summary: 'Signs one device out, or all others',
  who: 'signed-in',
  passwordAgain: true,
  limit: 'write',
  body: z.strictObject({
    /** Absent for all but this one. */
    deviceId: z.optional(id),
  }),
  reply: account,
  problems: ['not_found'],
});
export const removeAccount = defineCall({
  key: accountPaths.remove,
  summary: 'Deletes the account; asks for the password, or a code given a short while ago',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ password: z.optional(password) }),
  reply: done,
  problems: ['confirm_password', 'illegal_transition', 'too_many_requests'],
});
