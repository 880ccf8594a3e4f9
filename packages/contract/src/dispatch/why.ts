import * as z from 'zod/mini';
import { toldGates } from '@safiri/rules/dispatch/gates.ts';

/** What became of the requests near a driver in the last hours. */
export const whyNoTrips = z.object({
  /** How many hours are summed up. */
  hours: z.number(),
  /** Requests for which this driver was looked at. */
  near: z.number(),
  /** Trips this driver was offered, without those whose offer never came to a screen, and how many were accepted. */
  offered: z.number(),
  accepted: z.number(),
  /** For each gate the requests that it decided last, most first; accepted ones are in none. */
  reasons: z.array(
    z.object({
      gate: z.enum(toldGates),
      requests: z.number(),
      /** Kilometres to the nearest of their pickups. */
      nearestKm: z.number(),
    }),
  ),
  /** What would keep trips away at this moment. */
  now: z.object({
    isVerified: z.boolean(),
    isOnline: z.boolean(),
    positionIsFresh: z.boolean(),
    hasLiveTrip: z.boolean(),
    /** As much is owed as the own city lets drivers owe: no trips in cash are offered. */
    owesTooMuch: z.boolean(),
    /** The driver is where none of their markets is; false where the position is not known. */
    isOutside: z.boolean(),
  }),
  /** The cities in which the driver may drive, by name: those that the team gave, else the open ones of the account's country. */
  markets: z.array(z.string()),
  /** The one of them in which the driver works now, and is offered trips; null where the team gave none. */
  worksIn: z.nullable(z.string()),
});
export type WhyNoTrips = z.infer<typeof whyNoTrips>;
