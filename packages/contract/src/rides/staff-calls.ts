import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { checkedTrip } from '../earnings/checked-trip.ts';
import { done, id, idParam, instant, line } from '../fields.ts';
import { LOST_WORDS_AT_MOST, lostStates } from '@safiri/rules/rides/lost-items.ts';
import { registrableRoles, roles } from '@safiri/rules/users/roles.ts';
import { conductPaths, heldTripPaths, lostPaths, teamTripPaths } from './staff-paths.ts';
import { feeStatuses } from '@safiri/rules/rides/cancellation-fee.ts';
import { heldOutcomes } from '@safiri/rules/rides/completion.ts';
import { teamSteps } from '@safiri/rules/rides/team-steps.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';

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
  problems: ['not_found', 'illegal_transition', 'found_meanwhile'],
});

/** A person whom many others do not want to meet again. Who they are is not told: staff look at the trips. */
export const conductReview = z.object({
  id,
  userId: id,
  name: z.string(),
  userType: z.enum(roles),
  /** Of a driver. */
  driverId: z.nullable(id),
  rating: z.nullable(z.number()),
  /** Different people, since the last look. */
  people: z.number(),
  /** The trips after which they said so. */
  rideIds: z.array(id),
  openedAt: instant,
});
export type ConductReview = z.infer<typeof conductReview>;

export const listConduct = defineCall({
  key: conductPaths.list,
  summary: 'People whom many others do not want to meet again, oldest first',
  who: 'staff',
  limit: 'read',
  reply: z.array(conductReview),
  problems: [],
});

export const closeConduct = defineCall({
  key: conductPaths.close,
  summary: 'Staff looked at such a person and say what they found; from then on it is counted anew',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ note: line(500) }),
  reply: z.array(conductReview),
  problems: ['not_found'],
});

/** Something lost that still stands. */
export const lostReport = z.object({
  id,
  rideId: id,
  what: z.nullable(z.string().check(z.maxLength(LOST_WORDS_AT_MOST))),
  state: z.enum(lostStates),
  by: z.enum(registrableRoles),
  passengerName: z.string(),
  driverName: z.string(),
  driverId: id,
  licensePlate: z.string(),
  createdAt: instant,
});
export type LostReport = z.infer<typeof lostReport>;

export const listLost = defineCall({
  key: lostPaths.list,
  summary: 'What was lost in cars and neither given back nor given up, oldest first',
  who: 'staff',
  limit: 'read',
  reply: z.array(lostReport),
  problems: [],
});

export const decideLost = defineCall({
  key: lostPaths.decide,
  summary: 'Staff say what became of something lost',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ state: z.enum(lostStates) }),
  reply: z.array(lostReport),
  problems: ['not_found', 'illegal_transition'],
});

export const stepTrip = defineCall({
  key: teamTripPaths.step,
  summary: 'The team cancels a live trip, gives it to other drivers, or ends it where it is; both sides are told',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    step: z.enum(teamSteps),
    reason: line(200),
    /** Of the trip as it was seen: who is not looking at what stands now changes nothing. */
    version: z.int().check(z.positive()),
  }),
  reply: z.object({ status: z.enum(rideStatuses), version: z.number() }),
  problems: ['not_found', 'illegal_transition'],
});

export const noteTrip = defineCall({
  key: teamTripPaths.note,
  summary: 'Writes a note about a trip for the team; nobody else reads it',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ note: line(500) }),
  reply: done,
  problems: ['not_found'],
});

export const waiveFee = defineCall({
  key: teamTripPaths.waiveFee,
  summary: 'Takes back what calling a trip off, or not coming, cost its passenger, once; both sides are told',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ reason: line(200) }),
  reply: z.object({ status: z.enum(feeStatuses) }),
  problems: ['not_found', 'illegal_transition'],
});
