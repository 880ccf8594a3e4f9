import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { latitude, longitude } from '../fields.ts';

/** Where passenger and driver meet, of a pickup within a place that has such points. */
export const meetingPoint = z.object({
  /** By language; one at least. */
  names: z.partialRecord(z.enum(languageIds), z.string()),
  lat: latitude,
  lng: longitude,
  /** On foot from the pickup, metres. */
  meters: z.number(),
});
export type MeetingPoint = z.infer<typeof meetingPoint>;

/** A service of the operator's own as it was when it was asked for; null of the specification's eight under their own names. */
export const tripService = z.nullable(
  z.object({
    id: z.string(),
    /** By language; one at least. */
    names: z.partialRecord(z.enum(languageIds), z.string()),
    /** For passengers; null where the kind of vehicle says it. */
    seats: z.nullable(z.number()),
    /** The driver brings a helmet for the passenger. */
    helmet: z.boolean(),
  }),
);
