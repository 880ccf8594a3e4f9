import { distanceMeters, type Point } from '../places/geo.ts';

/** Letters of a note that says how a pickup is recognised. */
export const HINT_NOTE_LENGTH = 140;

/** Bytes of a photo of the gate: a driver loads it on the way, on whatever network there is. */
export const HINT_PHOTO_BYTES = 60_000;

/** How long somebody may speak of a pickup, seconds: a driver listens on the way. */
export const HINT_VOICE_SECONDS = 15;

/** Bytes of what was spoken, for the same reason as those of the photo. */
export const HINT_VOICE_BYTES = 60_000;

/** What somebody says of a pickup is kept so long after it was last of use, days. */
export const HINT_DAYS = 180;

/** Places of one person that have a hint; one more takes the place of the one that was longest of no use. */
export const HINTS_AT_MOST = 50;

/** Two pickups nearer than this are the same gate: phones err by so much. */
const SAME_PLACE_METERS = 50;

/** Decimals of degrees that are kept, about eleven metres. */
const DECIMALS = 4;

const rounded = (degrees: number): number => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;

/** A pickup as its hint remembers it. */
export const hintPoint = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) });

/** The hint that stands for a pickup: the nearest at the same place. */
export function hintAt<T extends Point>(hints: readonly T[], pickup: Point): T | undefined {
  return hints
    .map((hint) => ({ hint, meters: distanceMeters(hint, pickup) }))
    .filter(({ meters }) => meters <= SAME_PLACE_METERS)
    .toSorted((a, b) => a.meters - b.meters)[0]?.hint;
}
