import type { Fitting, Near } from '@safiri/dispatch/engine/ports.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

/** A driver who lets passengers out soon, and where. */
export interface EndingNear {
  readonly driverId: number;
  readonly point: Point;
  /** Undefined for one who is not online. */
  readonly vehicle: VehicleType | undefined;
}

/** Those who let somebody out near a pickup, the nearest first. */
export function endingNear(endings: Iterable<EndingNear>, pickup: Point, radiusMeters: number, only?: Fitting): Near[] {
  const found: Near[] = [];
  for (const { driverId, point, vehicle } of endings) {
    const meters = distanceMeters(pickup, point);
    if (meters > radiusMeters || vehicle === undefined || only?.pools.includes(vehicle) === false) continue;
    found.push({ driverId, meters, point });
  }
  return found.sort((a, b) => a.meters - b.meters);
}

/**
 * The nearest drivers: whoever ends a trip near the pickup soon stands where it ends.
 * @param there by their positions, at most `limit`
 * @param soon by where they let somebody out
 */
export function nearestOfBoth(there: readonly Near[], soon: readonly Near[], limit: number): Near[] {
  if (soon.length === 0) return [...there];
  const moved = new Set(soon.map(({ driverId }) => driverId));
  const all = [...there.filter(({ driverId }) => !moved.has(driverId)), ...soon].sort((a, b) => a.meters - b.meters);
  // Where fewer are there than were asked for, there are no more.
  return there.length < limit ? all : all.slice(0, limit);
}
