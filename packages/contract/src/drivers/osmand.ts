import * as z from 'zod/mini';
import type { PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';
import { TRACKER_NAME_AT_MOST } from '@safiri/rules/drivers/tracker.ts';
import { latitude, longitude } from '../fields.ts';

/**
 * One position as trackers write it: the OsmAnd protocol of Traccar (traccar.org/osmand). Older apps, OsmAnd and a Traccar
 * server that forwards send fields, in the address or as a form; Traccar Client from version 9 on sends JSON. What we do not
 * use (altitude, battery, activity, odometer) is not read.
 */
export interface TrackerFix {
  /** By the tracker's clock; undefined where it does not say, which means now. */
  readonly at: number | undefined;
  readonly point: Omit<PhoneFix, 'at'>;
  /** False where the tracker says itself that it does not know where it is. */
  readonly valid: boolean;
}

const KNOT_METERS_PER_SECOND = 1852 / 3600;
/** Faster than anything that we would believe; our own app's positions have the same bounds. */
const FASTEST = 150;
const LEAST_EXACT = 100_000;
/** Whole numbers below this are seconds, as Traccar reads them; others are milliseconds. */
const SECONDS_BELOW = 2 ** 31;
const LAST_MOMENT = 8.64e15;

/** What lies outside of its range is unknown: trackers write -1 for it. */
const within = (value: number | null | undefined, most: number) => (value == null || value < 0 || value > most ? null : value);

/** A number as text, with the exponents that Java writes. */
const numeral = z.pipe(z.string().check(z.regex(/^[+-]?\d{1,17}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i)), z.transform(Number));

/** Milliseconds; NaN for what is no time. Without a zone it is UTC. */
function momentOf(text: string): number {
  if (/^\d{1,16}$/.test(text)) {
    const whole = Number(text);
    return whole < SECONDS_BELOW ? whole * 1000 : whole;
  }
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  return parts === null ? Number.NaN : Date.parse(`${parts[1]}T${parts[2]}${parts[3] ?? 'Z'}`);
}

const moment = z.pipe(
  z.string().check(z.refine((text) => momentOf(text) <= LAST_MOMENT, { params: { reason: 'date' } })),
  z.transform(momentOf),
);

const fields = z.object({
  lat: z.pipe(numeral, latitude),
  lon: z.pipe(numeral, longitude),
  timestamp: z.optional(moment),
  /** Knots. */
  speed: z.optional(numeral),
  bearing: z.optional(numeral),
  heading: z.optional(numeral),
  /** Metres. */
  accuracy: z.optional(numeral),
  valid: z.optional(z.enum(['true', 'false', '1', '0'])),
});

/** A position sent as fields, all of them text. */
export const trackerFields = z.pipe(
  fields,
  z.transform(({ lat, lon, timestamp, speed, bearing, heading, accuracy, valid }): TrackerFix => {
    const metersPerSecond = speed === undefined ? null : speed * KNOT_METERS_PER_SECOND;
    return {
      at: timestamp,
      point: {
        lat,
        lng: lon,
        heading: within(bearing ?? heading, 360),
        speed: within(metersPerSecond, FASTEST),
        accuracy: within(accuracy, LEAST_EXACT),
      },
      valid: valid !== 'false' && valid !== '0',
    };
  }),
);

const figure = z.optional(z.nullable(z.number()));

/** A position as Traccar Client from version 9 on sends it. */
export const trackerJson = z.pipe(
  z.object({
    location: z.object({
      timestamp: z.optional(moment),
      coords: z.object({ latitude, longitude, accuracy: figure, /** Metres per second. */ speed: figure, heading: figure }),
    }),
  }),
  z.transform(({ location: { timestamp, coords } }): TrackerFix => {
    const { latitude: lat, longitude: lng, heading, speed, accuracy } = coords;
    const point = { lat, lng, heading: within(heading, 360), speed: within(speed, FASTEST), accuracy: within(accuracy, LEAST_EXACT) };
    return { at: timestamp, point, valid: true };
  }),
);

/** What a tracker sent, before its position is looked at. */
export interface TrackerMessage {
  /** What it calls itself; null where it does not say. */
  readonly name: string | null;
  readonly form: 'fields' | 'json';
  readonly content: Readonly<Record<string, unknown>>;
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The first that is said, in characters that every store and log can hold. */
function nameIn(...said: unknown[]): string | null {
  for (const one of said) {
    const name = typeof one === 'number' ? String(one) : one;
    if (typeof name === 'string' && name !== '') return name.slice(0, TRACKER_NAME_AT_MOST).replaceAll(/[^\x20-\x7e]/g, '?');
  }
  return null;
}

/** `location=lat,lon` is another way to write the two. */
function splitLocation(given: Record<string, unknown>): Record<string, unknown> {
  if (given['lat'] !== undefined || typeof given['location'] !== 'string') return given;
  const [lat, lon] = given['location'].split(',');
  return { ...given, lat, lon };
}

/**
 * Finds the position in a request: in its address, else in its body.
 * @param body a parsed JSON body, or the fields of a form
 * @returns undefined when there is none, as when a person opens the address
 */
export function trackerMessage(query: unknown, body: unknown): TrackerMessage | undefined {
  const json = recordOf(body);
  if (recordOf(json?.['location']) !== undefined) {
    return { name: nameIn(json?.['device_id']), form: 'json', content: json ?? {} };
  }
  for (const given of [recordOf(query), json]) {
    if (given === undefined || (given['lat'] === undefined && given['lon'] === undefined && given['location'] === undefined)) continue;
    return { name: nameIn(given['id'], given['deviceid']), form: 'fields', content: splitLocation(given) };
  }
  return undefined;
}
