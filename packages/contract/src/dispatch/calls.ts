import * as z from 'zod/mini';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { NEARBY_CARS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { defineCall } from '../call.ts';
import { done, idParam, latitude, longitude, pointText, serviceId } from '../fields.ts';
import { dispatchPaths } from './paths.ts';
import { missedOffer as missed, offer } from './shapes.ts';
import { whyNoTrips as why } from './why.ts';

/** A car as a stranger may know of it: a kind at a place that several streets share. */
const nearbyCar = z.object({
  kind: z.enum(vehicleTypes),
  /** Of a small area that the car is in, about 130 m across; never where it stands. */
  lat: latitude,
  lng: longitude,
  /** Along the street there, degrees clockwise from north, whichever way the car drives; null where no street is known. */
  heading: z.nullable(z.number()),
});
export type NearbyCar = z.infer<typeof nearbyCar>;

export const nearbyCars = defineCall({
  key: dispatchPaths.nearbyCars,
  summary: `Free cars around a pickup that fit a ride type, at most ${NEARBY_CARS}: of each its kind and the small area that it is in. They are the same for everybody who asks from there, and stand for some seconds`,
  who: 'passenger',
  limit: 'nearby',
  query: z.object({ near: pointText, rideType: serviceId }),
  reply: z.object({
    cars: z.array(nearbyCar),
    /** Minutes until the first could be at the pickup, be it one that is too far to be shown; null where no car is free. */
    firstMinutes: z.nullable(z.number()),
  }),
  problems: ['not_bookable_here', 'ladies_only'],
});

export const getOffer = defineCall({
  key: dispatchPaths.getOffer,
  summary: "The driver's live offer, or null",
  who: 'driver',
  limit: 'read',
  underLoad: 'refused-last',
  params: z.object({ id: idParam }),
  reply: z.nullable(offer),
  problems: [],
});

export const declineOffer = defineCall({
  key: dispatchPaths.declineOffer,
  summary: 'Decline the offer of this ride; it goes to the next driver at once',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['not_found', 'offer_gone'],
});

export const offerShown = defineCall({
  key: dispatchPaths.offerShown,
  summary: "Says that an offer is on the driver's screen; one that was never shown counts against nobody. Once is enough",
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam, offerId: idParam }),
  reply: done,
  problems: ['forbidden', 'not_found'],
});

export const missedOffer = defineCall({
  key: dispatchPaths.missedOffer,
  summary: "The driver's last offer when its time passed without an answer, for ten minutes; else null",
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.nullable(missed),
  problems: ['forbidden'],
});

export const takeMissed = defineCall({
  key: dispatchPaths.takeMissed,
  summary: 'Asks for a trip whose offer the driver missed. While it waits, dispatch offers it again in turn, by the same rules as ever',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['offer_gone'],
});

export const whyNoTrips = defineCall({
  key: dispatchPaths.whyNoTrips,
  summary: 'What became of the requests near the driver in the last hours, gate by gate',
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: why,
  problems: [],
});
