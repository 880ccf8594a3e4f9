import type { CityLeases } from './city-leases.ts';

/** Cities that need no lease: none, for a node that only answers requests. */
export function fixedCities(cities: readonly string[]): CityLeases {
  return { mine: () => cities, start: (gained) => gained(), stop: async () => {} };
}
