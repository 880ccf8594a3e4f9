import type { DispatchPorts } from '@safiri/dispatch/engine/ports.ts';
import { createFakeCity } from '@safiri/dispatch/testing/fake-city.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

const CENTER: Point = { lat: -25.7461, lng: 28.1881 };
const METERS_PER_DEGREE = 111_195;

/** Seconds to a pickup by its great-circle distance, longer for longer distances. */
export type Pace = (meters: number) => number;

/** The server's estimate at noon: a long way takes less for each metre than a short one. */
export const estimated: Pace = (meters) => etaSeconds(roadMeters(meters), 12);

/** A steady 22.5 km/h, the mean speed of the trips that the estimate was fitted on. */
export const steady: Pace = (meters) => roadMeters(meters) / 6.25;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 7919) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Points evenly spread over a square city. */
export function spread(count: number, sideMeters: number, random: () => number): Point[] {
  const lng = METERS_PER_DEGREE * Math.cos((CENTER.lat * Math.PI) / 180);
  return Array.from({ length: count }, () => ({
    lat: CENTER.lat + ((random() - 0.5) * sideMeters) / METERS_PER_DEGREE,
    lng: CENTER.lng + ((random() - 0.5) * sideMeters) / lng,
  }));
}

/** For each trip the seconds of every driver. */
export const everySecond = (pickups: readonly Point[], drivers: readonly Point[], pace: Pace): Float64Array[] =>
  pickups.map((pickup) => Float64Array.from(drivers, (driver) => pace(distanceMeters(pickup, driver))));

/** The engine's ports over a city in memory. Drivers and trips are numbered from 1 in order. */
export function cityOf(pickups: readonly Point[], drivers: readonly Point[], pace: Pace, now: number): DispatchPorts {
  const city = createFakeCity(now);
  for (const point of drivers) city.putDriver({ point });
  for (const pickup of pickups) city.addTrip({ pickup });
  return {
    ...city.ports,
    pickupSeconds: (_trip, drivers) => drivers.map(({ meters }) => pace(meters)),
    leastSeconds: (_trip, meters) => meters.map(pace),
  };
}
