import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParam, line } from '../fields.ts';
import { userPaths } from './paths.ts';
import { ownUser } from './shapes.ts';

export const setStatus = defineCall({
  key: userPaths.setStatus,
  summary: 'A driver goes online or offline',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  /** Which vehicle the driver goes online with; the one of the last time when it is not said. */
  body: z.strictObject({
    isOnline: z.boolean(),
    vehicleId: z.optional(id),
    /** Where `selfie_due` asked for it: the address that `POST /api/selfies` gave. */
    selfie: z.optional(line(200)),
  }),
  reply: ownUser,
  problems: [
    'consent_due',
    'suspended',
    'driver_not_verified',
    'vehicle_in_use',
    'vehicle_not_approved',
    'vehicle_too_old',
    'document_expired',
    'document_missing',
    'document_in_review',
    'training_unfinished',
    'no_market',
    'selfie_due',
  ],
});
