import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { userPaths } from './paths.ts';
import { ownUser } from './shapes.ts';

export const setStatus = defineCall({
  key: userPaths.setStatus,
  summary: 'A driver goes online or offline',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ isOnline: z.boolean() }),
  reply: ownUser,
  problems: ['driver_not_verified', 'vehicle_too_old', 'document_expired', 'document_in_review', 'training_unfinished'],
});
