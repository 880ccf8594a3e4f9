import * as z from 'zod/mini';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { defineCall } from '../call.ts';
import { countryId, idParam, instant, line, location, serviceId } from '../fields.ts';
import { tripService } from '../markets/trip-service.ts';
import { fareLine } from '../pricing/fare-lines.ts';
import { ridePaths } from './paths.ts';
import { ride } from './shapes.ts';

/** A service by which a driver may take somebody along at once, with what its meter will count. */
export const hailService = z.object({
  id: serviceId,
  rideType: z.enum(rideTypes),
  service: tripService,
  /** What a trip of no way at all costs now: a meter shows no less. */
  from: z.string(),
  /** So many kilometres are in that; 0 also where a least fare above the base decides how far it goes. */
  includedKm: z.number(),
  /** Of the first kilometre that is charged, and of a minute. */
  perKm: z.string(),
  perMinute: z.string(),
  /** What 5 km at the pace of a city come to: an example, for who asks before getting in. */
  fiveKm: z.string(),
});
export type HailService = z.infer<typeof hailService>;

export const hailTerms = defineCall({
  key: ridePaths.hailTerms,
  summary: 'By which services the driver may take along who stands before the vehicle, here and now',
  who: 'driver',
  limit: 'read',
  reply: z.object({ services: z.array(hailService), currency: z.string(), countryId }),
  problems: ['no_position', 'not_bookable_here'],
});

export const startHail = defineCall({
  key: ridePaths.startHail,
  summary: 'The driver starts a trip with somebody who stands before the vehicle: by the meter, paid in cash',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    rideType: serviceId,
    /** Where they want to go; without it the trip ends wherever they get out. */
    dropoffLocation: z.optional(location),
    /** Of who gets in, if they like: car, link and receipt come by SMS, and nothing is said of an account. */
    phone: z.optional(line(30)),
  }),
  reply: ride,
  status: 201,
  problems: [
    'owes_money',
    'no_position',
    'not_bookable_here',
    'destination_out_of_reach',
    'illegal_transition',
    'live_ride_exists',
    'suspended',
    'driver_not_verified',
    'vehicle_not_approved',
    'vehicle_too_old',
    'document_expired',
    'document_missing',
    'document_in_review',
    'training_unfinished',
    'no_market',
    'idempotency_key_reused',
  ],
});

export const rideMeter = defineCall({
  key: ridePaths.rideMeter,
  summary: 'What the meter of a hailed trip shows its driver now: by positions that were taken in, never below the minimum',
  who: 'driver',
  limit: 'read',
  underLoad: 'refused-last',
  params: z.object({ id: idParam }),
  reply: z.object({
    fare: z.string(),
    lines: z.array(fareLine),
    /** Kilometres and minutes since the start. */
    distance: z.number(),
    duration: z.number(),
    at: instant,
  }),
  problems: ['not_found', 'illegal_transition'],
});
