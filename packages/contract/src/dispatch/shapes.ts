import * as z from 'zod/mini';
import { personCheckKinds } from '@safiri/rules/identity/person-checks.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { driverPay } from '../earnings/shapes.ts';
import { tripService } from '../markets/trip-service.ts';
import { countryId, id, instant, latitude, longitude } from '../fields.ts';

const place = z.object({ lat: latitude, lng: longitude, address: z.string() });

/** One offer to one driver: what it pays, where it goes, how long it stands. */
export const offer = z.object({
  id,
  rideId: id,
  rideType: z.enum(rideTypes),
  service: tripService,
  /** When the passenger wants to be picked up; null for at once. */
  pickupAt: z.nullable(instant),
  fare: z.string(),
  /** What the driver gets: the fare less the commission, and the bonus of a trip accepted now. */
  ...driverPay.shape,
  /** What the operator takes besides for the day, with the first completed trip; null where nothing is, or today's is paid. */
  dayCommission: z.nullable(z.string()),
  currency: z.string(),
  countryId,
  paymentMethod: z.string(),
  /** In cash: the provider by which the passenger would rather pay at the end. */
  payBy: z.nullable(z.enum(providerIds)),
  /** What is to be collected in cash, with what is owed from earlier trips; null where nothing is. */
  collect: z.nullable(z.string()),
  /** A trip of the demo in quickened time: nobody pays or earns by it, and `net` is nothing. */
  fast: z.boolean(),
  pickupLocation: place,
  dropoffLocation: place,
  /** Between the two, in their order; distance, minutes and pay are of the whole way. */
  stops: z.array(place),
  /** Kilometres and minutes to the pickup. */
  pickupDistance: z.number(),
  pickupDuration: z.number(),
  /** Kilometres and minutes of the trip. */
  tripDistance: z.number(),
  tripDuration: z.number(),
  /** A ride to take along with the one under way, and minutes by which that one becomes longer; null for a ride of its own. */
  along: z.nullable(z.object({ extraMinutes: z.number() })),
  /** A trip that begins when the one under way ends; minutes to the pickup count that too. */
  next: z.boolean(),
  passenger: z.object({
    name: z.string(),
    rating: z.nullable(z.number()),
    totalRides: z.number(),
    /** A code showed that the number is this person's own. */
    phoneVerified: z.boolean(),
    /** What people of the team checked of this person: the face or a document; null where nothing is. */
    checked: z.nullable(z.enum(personCheckKinds)),
  }),
  expiresAt: instant,
  /** Counted by the server's clock, so that a phone with a wrong clock counts right. */
  secondsLeft: z.number(),
});
export type Offer = z.infer<typeof offer>;

/** An offer whose time passed without an answer. */
export const missedOffer = z.extend(offer, {
  /** It was on the driver's screen. */
  shown: z.boolean(),
  /** The trip still looks for a driver. */
  waiting: z.boolean(),
  /** The driver has asked for it since. */
  wanted: z.boolean(),
  missedAt: instant,
});
export type MissedOffer = z.infer<typeof missedOffer>;
