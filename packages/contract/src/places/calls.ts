import { stepKinds } from '@safiri/rules/navigation/step.ts';
import { PLACE_TEXT_LENGTH } from '@safiri/rules/places/place-text.ts';
import { placeWords } from '@safiri/rules/places/place-words.ts';
import { SAVED_NAME_LENGTH, SAVED_PLACES_AT_MOST, savedPlaceKinds } from '@safiri/rules/places/saved-place.ts';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, id, idParam, latitude, line, location, longitude, point, pointText } from '../fields.ts';
import { placePaths } from './paths.ts';

export const place = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is: a street, a hospital. */
  kind: z.enum(placeWords),
  /** The suburb and city around it; of two places that nothing else tells apart, the street too. */
  area: z.string(),
  lat: latitude,
  lng: longitude,
  /** Metres from `near`, null without it. */
  distanceMeters: z.nullable(z.number()),
});
export type PlaceFound = z.infer<typeof place>;

/** One step of a way, up to the next. */
const step = z.object({
  /** `onward` is no manoeuvre: the street goes by another name from there. */
  kind: z.enum(stepKinds),
  /** Counts the points of `path`, from 0. */
  at: z.number(),
  /** From there to the next step. */
  meters: z.number(),
  /** The street that one is on afterwards; null when it has no name. */
  street: z.nullable(z.string()),
  /** Of a roundabout: which exit, counted from 1. */
  exit: z.nullable(z.number()),
});

export const searchPlaces = defineCall({
  key: placePaths.searchPlaces,
  summary:
    'Search places by name, nearest first among equals; an empty text gives well-known places nearby. What is farther than a trip reaches comes only when nothing nearer fits. Degrees, a link of a map service that carries them and a plus code are one result at that point',
  who: 'anyone',
  limit: 'read',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(PLACE_TEXT_LENGTH))),
    near: z.optional(pointText),
    /** The pickup: only places are given that a trip from there may end at. */
    from: z.optional(pointText),
  }),
  reply: z.object({ places: z.array(place) }),
  problems: [],
});

export const nearestPlace = defineCall({
  key: placePaths.nearestPlace,
  summary: 'What people call this point: the nearest known place; and where a car may stop for somebody who is there',
  who: 'anyone',
  limit: 'read',
  query: z.object({ near: pointText }),
  reply: z.object({
    place: z.nullable(place),
    /** The nearest street to be picked up from, no motorway, trunk road or ramp; null where no street is known within 300 m. */
    stop: z.nullable(
      z.object({
        lat: latitude,
        lng: longitude,
        /** The street's name, null where it has none. */
        street: z.nullable(z.string()),
        /** Metres from `near`. */
        distanceMeters: z.number(),
      }),
    ),
  }),
  problems: [],
});

export const findRoute = defineCall({
  key: placePaths.findRoute,
  summary:
    'The way between two points as it is driven now, by a driver online with their own vehicle, else by car, with a range of times and what is to be done at its junctions',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ from: pointText, to: pointText }),
  reply: z.object({
    meters: z.number(),
    /** Half of all drives take no longer. */
    seconds: z.number(),
    /** Nine of ten take no longer. */
    highSeconds: z.number(),
    path: z.array(point),
    /** It follows the streets of OpenStreetMap, which must then be named beside it. */
    onStreets: z.boolean(),
    /** What is to be done on the way, from the departure to the arrival; empty where the streets are not known. */
    steps: z.array(step),
  }),
  problems: ['not_bookable_here'],
});

const savedName = line(SAVED_NAME_LENGTH);

export const savedPlace = z.object({
  id,
  kind: z.enum(savedPlaceKinds),
  /** The person's own word for it; null for home and work. */
  name: z.nullable(z.string()),
  lat: latitude,
  lng: longitude,
  address: z.string(),
});
export type SavedPlace = z.infer<typeof savedPlace>;

export const listSavedPlaces = defineCall({
  key: placePaths.listSavedPlaces,
  summary: 'The places that the signed-in person saved: home, work, then the others in the order in which they were saved',
  who: 'signed-in',
  limit: 'read',
  reply: z.array(savedPlace),
  problems: [],
});

export const savePlace = defineCall({
  key: placePaths.savePlace,
  summary: `Saves a place: one home, one work, and others by a name of one's own; at most ${SAVED_PLACES_AT_MOST}`,
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ kind: z.enum(savedPlaceKinds), name: z.optional(savedName), location }).check(
    z.refine((body) => (body.kind === 'other') === (body.name !== undefined), {
      path: ['name'],
      error: 'Others have a name, home and work none',
    }),
  ),
  reply: savedPlace,
  status: 201,
  problems: ['saved_place_exists', 'too_many_saved_places'],
});

export const changeSavedPlace = defineCall({
  key: placePaths.changeSavedPlace,
  summary: 'Moves or renames an own saved place; home and work keep their names',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ name: z.optional(savedName), location: z.optional(location) }),
  reply: savedPlace,
  problems: ['not_found', 'saved_place_exists'],
});

export const removeSavedPlace = defineCall({
  key: placePaths.removeSavedPlace,
  summary: 'Forgets an own saved place',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['not_found'],
});
