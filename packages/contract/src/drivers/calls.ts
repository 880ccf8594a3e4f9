import * as z from 'zod/mini';
import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';
import { trailLegs } from '@safiri/rules/drivers/trail.ts';
import { checkableVehicles } from '@safiri/rules/drivers/vehicle-age.ts';
import { defineCall } from '../call.ts';
import { earnedByKind } from '../earnings/shapes.ts';
import { countryId, done, id, idParam, instant, latitude, longitude, point, languageAsked } from '../fields.ts';
import { driverPaths } from './paths.ts';

const fix = z.strictObject({
  lat: latitude,
  lng: longitude,
  /** Degrees clockwise from north. */
  heading: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(360)))),
  /** Metres per second. */
  speed: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(150)))),
  /** Metres that the phone says it may be wrong by. */
  accuracy: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))),
  /** Device time. */
  at: instant.check(z.maxLength(40)),
});
export type LocationFix = z.infer<typeof fix>;

const count = z.int().check(z.minimum(0));

export const reportLocation = defineCall({
  key: driverPaths.reportLocation,
  summary: "The driver's phone reports one position or a batch, oldest first",
  who: 'driver',
  limit: 'location',
  underLoad: 'refused-last',
  params: z.object({ id: idParam }),
  query: z.strictObject({
    /** Device time at sending: how old the positions are, even when the device's clock is wrong. */
    sentAt: z.optional(instant.check(z.maxLength(40))),
  }),
  body: z.union([fix, z.array(fix).check(z.minLength(1), z.maxLength(FIXES_AT_MOST))]),
  reply: z.object({
    /** How many of the positions counted. */
    accepted: count,
    /** How many did not, and why; a jump is `suspect` until later positions second it. */
    outOfOrder: count,
    tooOld: count,
    fromFuture: count,
    nowhere: count,
    suspect: count,
    /** Yielded to the driver's tracker, which is fresh and more exact. */
    otherSource: count,
  }),
  problems: [],
});

export const streamLocation = defineCall({
  key: driverPaths.streamLocation,
  summary: "A WebSocket on which the driver's phone reports positions as binary frames; the frames are those of location-frame.ts",
  who: 'driver',
  limit: 'read',
  underLoad: 'refused-last',
  upgrade: 'websocket',
  params: z.object({ id: idParam }),
  reply: z.undefined(),
  problems: [],
});

export const tripTrail = defineCall({
  key: driverPaths.tripTrail,
  summary: 'The way that a trip was driven, beside the distance that was priced',
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.object({
    rideId: id,
    pricedMeters: count,
    /** From the start of the trip on; null when nothing was recorded. */
    drivenMeters: z.nullable(count),
    /** How often the phone jumped farther than anything drives. */
    jumps: count,
    /** Thinned, oldest first; empty once it is older than trails are kept. */
    points: z.array(z.object({ lat: latitude, lng: longitude, at: instant, leg: z.enum(trailLegs) })),
    pickup: point,
    dropoff: point,
    /** Where its car was last while the trip is live, and on which leg; null where nobody knows, and once it is over. */
    car: z.nullable(z.object({ lat: latitude, lng: longitude, at: instant, leg: z.enum(trailLegs) })),
  }),
  problems: [],
});

/** A tracker that writes a driver's positions beside our app. */
const tracker = z.object({
  pairedAt: instant,
  /** Until when the secret must have been used; null once it was. */
  useBy: z.nullable(instant),
  /** When the tracker was last heard, whatever became of its position. */
  heardAt: z.nullable(instant),
  /** The time of its newest sound position, whether that counted or the app's, which was more exact. */
  positionAt: z.nullable(instant),
});

export const getTracker = defineCall({
  key: driverPaths.getTracker,
  summary: "The driver's paired tracker, and when its last position came",
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.object({ tracker: z.nullable(tracker) }),
  problems: [],
});

export const pairTracker = defineCall({
  key: driverPaths.pairTracker,
  summary: "Makes the secret address at which one tracker may write the driver's positions, and ends the one before; it is told once",
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: z.object({
    tracker,
    /** Where the tracker writes: a secret. */
    address: z.string(),
    /** The address with the settings that Traccar Client takes from a scanned code. */
    code: z.string(),
    /** The same as a link that opens Traccar Client on the phone itself. */
    appLink: z.string(),
  }),
  problems: ['https_needed'],
});

export const unpairTracker = defineCall({
  key: driverPaths.unpairTracker,
  summary: "Ends the pairing: what the tracker sends from now on is nobody's",
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: [],
});

export const getToday = defineCall({
  key: driverPaths.getToday,
  summary: "Today's figures in the driver's own time zone",
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.object({
    /** Sum of today's completed fares, two decimals. */
    earnings: z.string(),
    /** What today brought the driver, as the earnings screen counts it: fares less commission, bonuses, goals, drivers brought. */
    net: z.string(),
    /** What `net` is made of: fares less commission, and what came on top. */
    parts: earnedByKind,
    trips: z.number(),
    /** Measured from online sessions, one decimal. */
    hoursOnline: z.number(),
    rating: z.nullable(z.number()),
    countryId,
  }),
  problems: [],
});

/** A year of make; what is younger than next year's models is checked by the server's clock. */
const year = z.int().check(z.minimum(1900), z.maximum(2200));

export const verifyVehicleAge = defineCall({
  key: driverPaths.verifyVehicleAge,
  summary: "Whether a vehicle is young enough to work, by the server's year",
  who: 'signed-in',
  limit: 'read',
  query: z.object({ language: languageAsked }),
  body: z.strictObject({
    vehicleYear: year,
    vehicleType: z.enum(checkableVehicles),
    /** Kept for the specification's payload, never believed. */
    currentYear: z.optional(year),
  }),
  reply: z.object({
    isEligible: z.boolean(),
    message: z.string(),
    recommendations: z.array(z.string()),
    vehicleInfo: z.object({ benefits: z.array(z.string()) }),
  }),
  problems: [],
});
