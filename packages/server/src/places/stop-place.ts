import type { ReplyOf } from '@safiri/contract/call.ts';
import type { nearestPlace as call } from '@safiri/contract/places/calls.ts';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { UNITS_PER_DEGREE } from '@safiri/dispatch/roads/road-graph.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Degrees as exactly as streets are kept. */
const micro = (degrees: number) => Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE;

/** Where a car may stop for somebody at a point; null where no street is near. */
export function stopPlace(roads: RoadAtlas, near: Point): ReplyOf<typeof call>['stop'] {
  const stop = roads.stopNear(near);
  if (stop === undefined) return null;
  return { lat: micro(stop.point.lat), lng: micro(stop.point.lng), street: stop.name ?? null, distanceMeters: Math.round(stop.meters) };
}
