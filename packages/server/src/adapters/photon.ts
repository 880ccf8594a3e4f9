import * as z from 'zod/mini';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { placeWordOf } from '@safiri/rules/places/place-words.ts';
import type { FoundPlace, PlacePort } from '../places/ports.ts';

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_id: z.optional(z.number()),
        /** `amenity`, `highway`, and its value: `hospital`, `residential`. */
        osm_key: z.optional(z.string()),
        osm_value: z.optional(z.string()),
        name: z.optional(z.string()),
        street: z.optional(z.string()),
        district: z.optional(z.string()),
        city: z.optional(z.string()),
      }),
    }),
  ),
});

const TIMEOUT_MS = 2000;

/** Places of a Photon geocoder; when it does not answer in time, those of `fallback`. */
export function photonPlaces(baseUrl: string, fallback: PlacePort, warn: (message: string) => void): PlacePort {
  const base = baseUrl.replace(/\/$/, '');
  async function ask(path: string, near: { lat: number; lng: number } | undefined): Promise<FoundPlace[]> {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return z.parse(answer, await response.json()).features.map(({ geometry, properties }, i) => {
      const [lng, lat] = geometry.coordinates;
      const name = properties.name ?? properties.street ?? properties.district ?? '';
      return {
        id: `osm-${properties.osm_id ?? i}`,
        name,
        kind: properties.osm_key === 'highway' ? 'street' : placeWordOf(properties.osm_value ?? ''),
        area: [properties.district, properties.city].filter((part) => part !== undefined && part !== name).join(', '),
        lat,
        lng,
        distanceMeters: near === undefined ? null : Math.round(distanceMeters(near, { lat, lng })),
      };
    });
  }
  return {
    async search(text, near) {
      if (text === '') return fallback.search(text, near);
      try {
        const bias = near === undefined ? '' : `&lat=${near.lat}&lon=${near.lng}`;
        return await ask(`/api?limit=8&q=${encodeURIComponent(text)}${bias}`, near);
      } catch (error) {
        warn(`the geocoder did not answer, built-in places are used: ${String(error)}`);
        return fallback.search(text, near);
      }
    },
    async nearest(point) {
      try {
        const [found] = await ask(`/reverse?limit=1&lat=${point.lat}&lon=${point.lng}`, point);
        return found ?? (await fallback.nearest(point));
      } catch (error) {
        warn(`the geocoder did not answer, built-in places are used: ${String(error)}`);
        return fallback.nearest(point);
      }
    },
  };
}
