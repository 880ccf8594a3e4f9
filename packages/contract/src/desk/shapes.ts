import * as z from 'zod/mini';
import { personCheckKinds, personCheckStatuses } from '@safiri/rules/identity/person-checks.ts';
import { orderKinds, orderStatuses } from '@safiri/rules/orders/order-life.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { tripService } from '../markets/trip-service.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { sentDocumentStatuses } from '@safiri/rules/verification/documents.ts';
import { shownStatuses } from '@safiri/rules/verification/steps.ts';
import { signInMethods } from '@safiri/rules/auth/sign-in-methods.ts';
import { stuckKinds } from '@safiri/rules/desk/stuck.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { countryId, id, instant } from '../fields.ts';
import { vehicleInfo } from '../users/shapes.ts';
import { paperShape } from '../verification/shapes.ts';

/** Somebody by name; null for a role that sees no people. */
export const namedPerson = z.nullable(z.object({ userId: id, name: z.string() }));

export const foundPerson = z.object({
  userId: id,
  driverId: z.nullable(id),
  name: z.string(),
  userType: z.enum(registrableRoles),
  /** All but the last digits hidden; null where there is none. */
  phone: z.nullable(z.string()),
  /** Of drivers. */
  verificationStatus: z.nullable(z.enum(shownStatuses)),
  isOnline: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** A trip in a list. */
export const listedTrip = z.object({
  rideId: id,
  status: z.enum(rideStatuses),
  rideType: z.enum(rideTypes),
  /** The operator's own service; null of the specification's. */
  service: tripService,
  requestedAt: instant,
  pickupAddress: z.string(),
  dropoffAddress: z.string(),
  fare: z.string(),
  countryId,
  passenger: namedPerson,
});
export type ListedTrip = z.infer<typeof listedTrip>;

/** A live trip that needs somebody of the team, by what is wrong with it. */
export const stuckTrip = z.object({
  trip: listedTrip,
  kind: z.enum(stuckKinds),
  /** The request, the last movement or the start: what its time is counted from. */
  since: instant,
  /** Minutes that it was expected to take. */
  minutes: z.number(),
  /** By number; by name too for who sees people. Null while nobody has it. */
  driver: z.nullable(z.object({ driverId: id, userId: z.nullable(id), name: z.nullable(z.string()) })),
});
export type StuckTrip = z.infer<typeof stuckTrip>;

/** An order in a list. */
export const listedOrder = z.object({
  orderId: id,
  /** The trip that carries it, once there is one. */
  rideId: z.nullable(id),
  number: z.string(),
  /** The number of the day, as the shop calls it out. */
  dayNumber: z.nullable(z.number()),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  shop: z.nullable(z.string()),
  placedAt: instant,
  total: z.string(),
  countryId,
  customer: namedPerson,
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** A vehicle and who may drive it. */
export const foundVehicle = z.object({
  vehicleId: id,
  vehicle: vehicleInfo,
  countryId,
  drivers: z.array(z.object({ userId: id, driverId: id, name: z.string() })),
});
export type FoundVehicle = z.infer<typeof foundVehicle>;

export const found = z.object({
  people: z.array(foundPerson),
  vehicles: z.array(foundVehicle),
  trips: z.array(listedTrip),
  orders: z.array(listedOrder),
  /** Trips that have a receipt, found by its number. */
  receipts: z.array(listedTrip),
  /** There were more people than are shown. */
  more: z.boolean(),
});
export type Found = z.infer<typeof found>;

export const deskPerson = z.object({
  userId: id,
  name: z.string(),
  userType: z.enum(registrableRoles),
  /** Masked; null where there is none. */
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  /** Masked; null where there is none. */
  email: z.nullable(z.string()),
  countryId,
  language: z.enum(languageIds),
  registeredAt: instant,
  lastSignInAt: z.nullable(instant),
  rating: z.nullable(z.number()),
  ratings: z.number(),
  totalRides: z.number(),
  genderVerified: z.boolean(),
  /** What this passenger sent of themselves last, and how it stands; null where nothing is kept. */
  identity: z.nullable(z.object({ checkId: id, kind: z.enum(personCheckKinds), status: z.enum(personCheckStatuses), at: instant })),
  isDeleted: z.boolean(),
  driver: z.nullable(
    z.object({
      driverId: id,
      verificationStatus: z.enum(shownStatuses),
      isOnline: z.boolean(),
      vehicle: vehicleInfo,
      /** The suspension that stands, with the reason that the driver reads. */
      suspension: z.nullable(z.object({ reason: z.string(), since: instant })),
      papers: z.array(
        z.object({
          ...paperShape,
          status: z.enum(sentDocumentStatuses),
          /** Day without a time. */
          expiryDate: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** The trip or trips under way, asked for or driven. */
  live: z.array(listedTrip),
  /** Where they are signed in, the latest first; twenty at most. */
  sessions: z.array(z.object({ since: instant, browser: z.nullable(z.string()), method: z.enum(signInMethods) })),
});
export type DeskPerson = z.infer<typeof deskPerson>;
