import * as z from 'zod/mini';
import { PLACES_OF_CALLER } from '@safiri/rules/rides/caller.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, id, line, location, personName, serviceId } from '../fields.ts';
import { callerPaths } from './staff-paths.ts';

/** Asked by POST: a phone number belongs in no log of addresses. */
export const findCaller = defineCall({
  key: callerPaths.find,
  summary: 'Who calls by this number: the name, the ride under way, and where they rode last; that it was asked is written down',
  who: 'staff',
  limit: 'write',
  body: z.strictObject({
    phone: line(30),
    /** Whose number it is when it has no prefix. */
    countryId,
  }),
  reply: z.object({
    /** In international form. */
    phone: z.string(),
    /** Null for somebody who never rode. */
    name: z.nullable(z.string()),
    hasAccount: z.boolean(),
    /** The ride that they ride now: there is no second one beside it. */
    rideId: z.nullable(id),
    /** Pickups and destinations of the last rides, the latest first. */
    places: z.array(location).check(z.maxLength(PLACES_OF_CALLER)),
  }),
  problems: [],
});

export const bookForCaller = defineCall({
  key: callerPaths.book,
  summary: 'The team asks for a ride for who calls: paid in cash, told to them by SMS; a ride like any other from then on',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    name: personName,
    phone: line(30),
    pickupLocation: location,
    dropoffLocation: location,
    rideType: serviceId,
    /** What the caller was told. The trip never costs more (product: money). */
    fare: amount,
  }),
  reply: z.object({ rideId: id }),
  status: 201,
  problems: [
    'rider_has_ride',
    'too_many_rides',
    'fare_changed',
    'ladies_only',
    'not_bookable_here',
    'destination_out_of_reach',
    'idempotency_key_reused',
  ],
});
