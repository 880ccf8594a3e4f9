import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId, handedCode } from '../fields.ts';
import { password, phone, signedIn } from './fields.ts';
import { authPaths } from './paths.ts';

export const useHandedCode = defineCall({
  key: authPaths.useHandedCode,
  summary:
    'The first sign-in of a driver whom the team brought along, by the code that it handed out; the password is the way in from then on',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    phone,
    countryId: z.optional(countryId),
    code: handedCode,
    /** The one that they choose. */
    password,
  }),
  reply: signedIn,
  problems: ['handed_code_wrong', 'proof_needed', 'too_many_requests'],
});
