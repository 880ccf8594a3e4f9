import * as z from 'zod/mini';
import { codeChannels, codePurposes } from '@safiri/rules/auth/codes.ts';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { QUICK_LOGIN_MIN_CHARS } from '@safiri/rules/auth/limits.ts';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { agreed } from '../brand/calls.ts';
import { defineCall } from '../call.ts';
import { countryId, done, id, line, personName, phoneCode } from '../fields.ts';
import { knownUser, ownUser } from '../users/shapes.ts';
import { password, phone, signedIn } from './fields.ts';
import { authPaths } from './paths.ts';
import { sessionPaths } from './session-paths.ts';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email({ error: 'Enter an email address' }));

export const login = defineCall({
  key: authPaths.login,
  summary: 'Sign in with email (or phone) and password',
  who: 'anyone',
  limit: 'sign-in',
  body: z
    .strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
      password,
      countryId: z.optional(countryId),
    })
    .check(
      z.refine((body) => body.email !== undefined || body.phone !== undefined, {
        path: ['email'],
        error: 'Enter an email address',
      }),
    ),
  reply: signedIn,
  problems: ['invalid_credentials', 'proof_needed', 'staff_sign_in', 'too_many_requests'],
});

export const register = defineCall({
  key: authPaths.register,
  summary: 'Create a passenger or driver account and sign in',
  who: 'anyone',
  limit: 'sign-in',
  body: z
    .strictObject({
      name: personName,
      /** May be left out once a code proved the phone in this browser. */
      email: z.optional(email),
      phone,
      /** May be left out once a code proved the phone in this browser; codes are then the way in. */
      password: z.optional(password),
      userType: z.enum(registrableRoles),
      gender: z.enum(genders),
      countryId: z.optional(countryId),
      /** In which mails, texts and notifications are written; English when it is not said. */
      language: z.optional(z.enum(languageIds)),
      vehicleRegistration: z.optional(line(20)),
      vehicleModel: z.optional(line(60)),
      vehicleColor: z.optional(line(30)),
      /** What the driver drives; a sedan when it is not said. */
      vehicleKind: z.optional(z.enum(vehicleKinds)),
      licenseNumber: z.optional(line(40)),
      /** The texts of the law that were shown and agreed to, in the version in force. */
      agreed: z.optional(z.array(agreed).check(z.maxLength(legalTexts.length))),
    })
    .check(
      z.refine((body) => body.userType !== 'driver' || body.vehicleRegistration !== undefined, {
        path: ['vehicleRegistration'],
        error: 'Enter the vehicle registration',
      }),
      z.refine((body) => body.userType !== 'driver' || body.vehicleModel !== undefined, {
        path: ['vehicleModel'],
        error: 'Enter the vehicle model',
      }),
    ),
  reply: signedIn,
  status: 201,
  problems: ['account_exists', 'changed_meanwhile', 'plate_taken', 'proof_needed', 'too_many_requests'],
});

export const askCode = defineCall({
  key: authPaths.askCode,
  summary: 'Send a code of six digits to a phone; it is good in this browser alone',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    for: z.enum(codePurposes),
    /** Whose number is to be proven; the own one where it is asked for to go on (`step_up`). */
    phone: z.optional(phone),
    countryId: z.optional(countryId),
    /** In which the message is written, where there is no account yet. */
    language: z.optional(z.enum(languageIds)),
    /** How it comes: a text message when it is not said. Another way once a text went to the number from this browser, if `channels` has it. */
    channel: z.optional(z.enum(codeChannels)),
  }),
  reply: z.object({
    /** Where it went, masked but for the last three digits. */
    to: z.string(),
    /** Seconds for which it is good. */
    seconds: z.int(),
    /** Seconds before another one can be asked for. */
    again: z.int(),
    /** The code itself, in a demo that sends no messages; null anywhere else. */
    demoCode: z.nullable(z.string()),
    /**
     * How many digits it has. More than six where others asked for many codes to the number: then one message is for every browser that
     * waits, and opens the one that gives it first.
     */
    digits: z.int(),
    channel: z.enum(codeChannels),
    /** The ways that there are for this number. */
    channels: z.array(z.enum(codeChannels)),
    /** Seconds since the message went: above zero where it is one that was on its way already. */
    sentAgo: z.int(),
  }),
  problems: [
    'channel_not_offered',
    'codes_unavailable',
    'codes_spent',
    'confirm_password',
    'forbidden',
    'proof_needed',
    'too_many_requests',
  ],
});

/** Of a driver whom the team brought along, as much as tells them from whoever else has the number. */
const invitation = z.object({
  /** First name and initial. */
  name: z.string(),
  vehicle: z.enum(vehicleKinds),
  plate: z.string(),
  /** Of the city they were brought to. */
  city: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const signInByCode = defineCall({
  key: authPaths.signInByCode,
  summary: 'Prove a number by its code, and sign in where an account has it',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    code: phoneCode,
    /** The code was asked for to recover the account: every other device is signed out. */
    recover: z.optional(z.boolean()),
  }),
  reply: z.object({
    /**
     * - `signed_in`: `user` is who
     * - `new`: nobody has the number, and it can be registered in this browser for a while
     * - `password`: an account has it that never proved it, or was silent for long; its password opens it, or the number begins anew
     * - `invited`: the team brought a driver along by this number, who says whether it is them (`POST /api/auth/invitation`)
     */
    outcome: z.enum(['signed_in', 'new', 'password', 'invited']),
    user: z.nullable(ownUser),
    invitation: z.nullable(invitation),
  }),
  problems: ['code_wrong', 'code_over', 'staff_sign_in', 'too_many_requests'],
});

export const answerInvitation = defineCall({
  key: authPaths.answerInvitation,
  summary: 'Whoever proved the number of an invited driver in this browser says whether it is them: signs in, or lets the number go',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ isMe: z.boolean() }),
  reply: z.object({
    /** `new`: the number is nobody's now, and can be registered in this browser for a while. */
    outcome: z.enum(['signed_in', 'new']),
    user: z.nullable(ownUser),
  }),
  problems: ['invitation_invalid', 'too_many_requests'],
});

export const forgotPassword = defineCall({
  key: authPaths.forgotPassword,
  summary: 'Send a password reset link; the answer is the same for an unknown address',
  who: 'anyone',
  limit: 'mail',
  body: z.strictObject({ email }),
  reply: z.object({
    ok: z.literal(true),
    /** Whether this server can send mail at all; without a mail server the link stays in its outbox. */
    mail: z.boolean(),
  }),
  problems: ['too_many_requests'],
});

export const resetPassword = defineCall({
  key: authPaths.resetPassword,
  summary: 'Set a new password with the token of a reset link; signs out everywhere',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token: line(100), password }),
  reply: done,
  problems: ['reset_link_invalid', 'too_many_requests'],
});

const knownUsers = z.array(knownUser);

export const recentUsers = defineCall({
  key: authPaths.recentUsers,
  summary: 'Accounts that signed in on this device before, latest first',
  who: 'anyone',
  limit: 'read',
  reply: knownUsers,
  problems: [],
});

const searchText = z.string().check(z.trim(), z.minLength(QUICK_LOGIN_MIN_CHARS), z.maxLength(40));

export const searchUsers = defineCall({
  key: authPaths.searchUsers,
  summary: "Search this device's accounts by phone or name",
  who: 'anyone',
  limit: 'known-phone',
  query: z.object({ q: z.optional(searchText), phone: z.optional(searchText) }),
  reply: knownUsers,
  problems: [],
});

export const searchUsersByPath = defineCall({
  key: authPaths.searchUsersByPath,
  summary: 'The same search with the text as a path segment',
  who: 'anyone',
  limit: 'known-phone',
  params: z.object({ text: searchText }),
  reply: knownUsers,
  problems: [],
});

export const quickLogin = defineCall({
  key: authPaths.quickLogin,
  summary: 'Sign in again on a device that the account used before',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ userId: id }),
  reply: signedIn,
  problems: ['device_overtaken', 'unknown_device', 'too_many_requests'],
});

export const logout = defineCall({
  key: sessionPaths.logout,
  summary: 'End this session',
  who: 'anyone',
  limit: 'write',
  reply: done,
  problems: [],
});

export const confirmPassword = defineCall({
  key: authPaths.confirmPassword,
  summary: 'Give the password again: a session of quick login may then change what else it may not, for a short while',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ password }),
  reply: done,
  problems: ['too_many_requests'],
});

export const confirmByCode = defineCall({
  key: authPaths.confirmByCode,
  summary: 'Give a code that went to the own number instead of the password',
  who: 'signed-in',
  limit: 'sign-in',
  body: z.strictObject({ code: phoneCode }),
  reply: done,
  problems: ['code_wrong', 'code_over', 'too_many_requests'],
});

export const session = defineCall({
  key: sessionPaths.session,
  summary: 'The signed-in person',
  who: 'signed-in',
  beforeSecondFactor: true,
  limit: 'read',
  reply: signedIn,
  problems: [],
});

export const forgetDevice = defineCall({
  key: authPaths.forgetDevice,
  summary: 'Remove one account, or all, from the quick login of this device',
  who: 'anyone',
  limit: 'write',
  body: z.strictObject({ userId: z.optional(id) }),
  reply: done,
  problems: [],
});
