import * as z from 'zod/mini';
import type { RoutePort } from '../places/ports.ts';

const answer = z.object({
  routes: z.array(
    z.object({
      distance: z.number(),
      duration: z.number(),
      geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
    }),
  ),
});

const TIMEOUT_MS = 1500;

/** Routes of an OSRM server for cars; when it does not answer in time, and for motorcycles, those of `fallback`. */
export function osrmRoutes(baseUrl: string, fallback: RoutePort, warn: (message: string) => void): RoutePort {
  return {
    async route(from, to, at, timeZoneId, by) {
      // A server of OSRM drives as one kind of vehicle does, and that is a car.
      if (by !== 'car') return fallback.route(from, to, at, timeZoneId, by);
      try {
        const url = `${baseUrl.replace(/\/$/, '')}/route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}?overview=simplified&geometries=geojson`;
        const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        const [first] = z.parse(answer, await response.json()).routes;
        if (first === undefined) throw new Error('no route');
        return {
          distanceMeters: Math.round(first.distance),
          durationSeconds: Math.round(first.duration),
          path: first.geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
          onStreets: true,
          steps: [],
        };
      } catch (error) {
        warn(`OSRM did not answer, the built-in routes are used: ${String(error)}`);
        return fallback.route(from, to, at, timeZoneId, by);
      }
    },
  };
}
