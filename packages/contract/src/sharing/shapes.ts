import * as z from 'zod/mini';
import { stopKinds } from '@safiri/rules/dispatch/pooling.ts';
import { relationships, shareMethods } from '@safiri/rules/sharing/contacts.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { countryId, id, instant, latitude, longitude } from '../fields.ts';
import { eta } from '../rides/shapes.ts';
import { vehicleInfo } from '../users/shapes.ts';
import { outsideStatuses, messageStatuses } from '@safiri/rules/sharing/message-status.ts';

export const contact = z.object({
  id,
  userId: id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  relationship: z.enum(relationships),
  /** The live trip is shared with this contact. */
  isTracking: z.boolean(),
  /** Gets a link by itself as soon as a trip has a driver. */
  autoShare: z.boolean(),
  /** Said stop: nothing is sent to them any more on behalf of this account, alerts neither. */
  stopped: z.boolean(),
});
export type Contact = z.infer<typeof contact>;

export const messageStatus = z.enum(messageStatuses);
export const outsideStatus = z.enum(outsideStatuses);

/** What whoever got a message from us sees before they stop them. */
export const stopPage = z.object({
  /** First name of whose messages it is about; null when it is no name. */
  name: z.nullable(z.string()),
  stopped: z.boolean(),
});
export type StopPage = z.infer<typeof stopPage>;

const place = z.object({ lat: latitude, lng: longitude, address: z.string() });

/** What the passenger sees of their own sharing. */
export const share = z.object({
  rideId: id,
  /** The link to hand on: the one for everybody, else that of the first contact. */
  shareId: z.string(),
  trackingUrl: z.string(),
  /** When the driver will be at the next stop, if known. */
  estimatedArrival: z.nullable(instant),
  pickupLocation: place,
  dropoffLocation: place,
  driverName: z.nullable(z.string()),
  vehicleInfo: z.nullable(vehicleInfo),
  /** Whether a link for everybody is out. */
  linkShared: z.boolean(),
  sharedWith: z.array(
    z.object({
      id,
      name: z.string(),
      phone: z.string(),
      method: z.enum(shareMethods),
      trackingUrl: z.string(),
      /** Null where the passenger hands the link on. */
      message: z.nullable(outsideStatus),
    }),
  ),
});
export type Share = z.infer<typeof share>;

/** What whoever holds a link sees: no phone number, no surname, no address. */
export const trackView = z.object({
  /** A trip that is shared, or an emergency. */
  kind: z.enum(['trip', 'delivery', 'emergency']),
  passengerName: z.string(),
  /** Null when the emergency belongs to no trip. */
  status: z.nullable(z.enum(rideStatuses)),
  driverName: z.nullable(z.string()),
  vehicleInfo: z.nullable(vehicleInfo),
  position: z.nullable(z.object({ lat: latitude, lng: longitude, at: instant })),
  eta: z.nullable(eta),
  /** To which kind of place the ETA counts; which place it is, a link doesn't tell. Null where there is no ETA. */
  etaTo: z.nullable(z.enum([...stopKinds, 'stop'])),
  /** When the emergency was raised. */
  raisedAt: z.nullable(instant),
  /** Staff have it in hand since. */
  acknowledgedAt: z.nullable(instant),
  /** The person said that they are safe. */
  safeAt: z.nullable(instant),
  countryId,
});
export type TrackView = z.infer<typeof trackView>;
