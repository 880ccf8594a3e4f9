import * as z from 'zod/mini';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { scheduledStatuses } from '@safiri/rules/scheduled/window.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, id, idParam, instant, line, location, serviceId } from '../fields.ts';
import { promotionTaken } from '../pricing/fare-lines.ts';
import { tripService } from '../markets/trip-service.ts';
import { stopsAsked } from '../rides/stops.ts';
import { scheduledPaths } from './paths.ts';

export const scheduledRide = z.object({
  id,
  status: z.enum(scheduledStatuses),
  pickupAt: instant,
  /** From then on a driver is looked for. */
  beginsAt: instant,
  rideType: z.enum(passengerRideTypes),
  service: tripService,
  pickupLocation: location,
  dropoffLocation: location,
  stops: z.array(location),
  /** Fixed when it was booked, without surge. */
  fare: z.string(),
  currency: z.string(),
  countryId,
  paymentMethod: z.string(),
  /** A code that was promised with it, and how much less is paid; null without one. */
  promotion: z.nullable(promotionTaken),
  /** The trip that it became. */
  rideId: z.nullable(id),
});
export type ScheduledRide = z.infer<typeof scheduledRide>;

export const schedule = defineCall({
  key: scheduledPaths.schedule,
  summary: 'Books a ride for later, at a fixed fare without surge',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    pickupLocation: location,
    dropoffLocation: location,
    stops: stopsAsked,
    rideType: serviceId,
    paymentMethod: line(30),
    /** What the person saw; the ride never costs more. */
    fare: amount,
    /** Of a ride at that time: it holds until it expires, with the code that it was priced with. */
    quoteId: z.optional(z.string()),
    pickupAt: instant.check(z.maxLength(40)),
  }),
  reply: scheduledRide,
  status: 201,
  problems: [
    'payment_method_unavailable',
    'consent_due',
    'suspended',
    'fare_changed',
    'quote_expired',
    'promotion_refused',
    'package_budget_spent',
    'ladies_only',
    'not_bookable_here',
    'destination_out_of_reach',
    'too_many_booked',
    'idempotency_key_reused',
  ],
});

export const list = defineCall({
  key: scheduledPaths.list,
  summary: 'Own rides that are booked for later, the next one first',
  who: 'passenger',
  limit: 'read',
  reply: z.array(scheduledRide),
  problems: [],
});

export const cancel = defineCall({
  key: scheduledPaths.cancel,
  summary: 'Takes a booked ride back, free of charge, until a driver is looked for',
  who: 'passenger',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: scheduledRide,
  problems: ['not_found', 'illegal_transition'],
});
