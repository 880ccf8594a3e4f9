import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { checkedTrip } from '../earnings/checked-trip.ts';
import { idParam, line } from '../fields.ts';
import { heldTripPaths } from './staff-paths.ts';
import { heldOutcomes } from '@safiri/rules/rides/completion.ts';

export const listHeldTrips = defineCall({
  key: heldTripPaths.list,
  summary: 'Trips whose bonus, goals, referral or package pay waits, oldest first',
  who: 'staff',
  limit: 'read',
  reply: z.array(checkedTrip),
  problems: [],
});

export const decideHeldTrip = defineCall({
  key: heldTripPaths.decide,
  summary: 'Staff release what the operator pays for a trip, or refuse it with a reason',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z
    .strictObject({ outcome: z.enum(heldOutcomes), note: z.optional(line(500)) })
    .check(z.refine((body) => body.outcome === 'released' || body.note !== undefined, { path: ['note'], error: 'Say why' })),
  reply: z.array(checkedTrip),
  problems: ['not_found', 'illegal_transition'],
});
