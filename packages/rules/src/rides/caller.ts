interface Place {
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
}

/** So many places of somebody who calls are offered to whoever books for them. */
export const PLACES_OF_CALLER = 5;

/** So many rides are looked through for them. */
export const RIDES_OF_CALLER = 20;

/**
 * Where somebody rode last, each place once by its address: of each ride the pickup before the destination, since who calls mostly wants
 * to be fetched where they were fetched before.
 * @param rides the latest first
 */
export function lastPlacesOf(rides: ReadonlyArray<{ readonly pickup: Place; readonly dropoff: Place }>): Place[] {
  const byAddress = new Map<string, Place>();
  for (const { pickup, dropoff } of rides)
    for (const place of [pickup, dropoff]) if (!byAddress.has(place.address)) byAddress.set(place.address, place);
  return [...byAddress.values()].slice(0, PLACES_OF_CALLER);
}
