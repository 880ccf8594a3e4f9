import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { RADIANS_PER_UNIT } from './fixed-point.ts';

/**
 * Distances inside the index are squared chords of the sphere, in units of its grid: they grow with the great circle, and
 * need no root and no sine between neighbours.
 */
const HALF_CIRCUMFERENCE_METERS = distanceMeters({ lat: -90, lng: 0 }, { lat: 90, lng: 0 });
const METERS_PER_RADIAN = HALF_CIRCUMFERENCE_METERS / Math.PI;
export const SQUARE = RADIANS_PER_UNIT * RADIANS_PER_UNIT;

/** Squared chord of the unit sphere over an arc. */
export const chordOver = (radians: number) => 4 * Math.sin(radians / 2) ** 2;

/** The arc over a squared chord of the unit sphere. */
export const arcOver = (chord: number) => 2 * Math.asin(Math.min(1, Math.sqrt(chord) / 2));

/** The arc of a great circle; whatever is half way round or more reaches everywhere. */
export const arcOf = (meters: number) => (meters < HALF_CIRCUMFERENCE_METERS ? meters / METERS_PER_RADIAN : Infinity);

/** Metres of great circle over a squared chord in units. */
export const metersOf = (chord: number) => METERS_PER_RADIAN * arcOver(chord * SQUARE);
