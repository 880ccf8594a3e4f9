import * as z from 'zod/mini';
import { STOPS_AT_MOST } from '@safiri/rules/rides/stops.ts';
import { instant, latitude, location, longitude } from '../fields.ts';

/** Where a ride is to stop between its pickup and its dropoff, in that order; only where the service's terms name a price for it. */
export const stopsAsked = z.optional(z.array(location).check(z.maxLength(STOPS_AT_MOST)));

/** A stop of a ride. */
export const rideStop = z.object({
  lat: latitude,
  lng: longitude,
  address: z.string(),
  arrivedAt: z.nullable(instant),
  /** From when on waiting there counts; null before the arrival, and where the driver's position did not show them there. */
  waitingSince: z.nullable(instant),
  /** Without an arrival: it was skipped. */
  leftAt: z.nullable(instant),
});
