import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** The city's map that shows a point: of several the smallest, which knows most about it. */
export function mapAt(maps: readonly MapSettings[], { lat, lng }: Point): MapSettings | undefined {
  const size = ({ bounds }: MapSettings) => (bounds.north - bounds.south) * (bounds.east - bounds.west);
  return maps
    .filter(({ bounds }) => lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east)
    .toSorted((a, b) => size(a) - size(b))[0];
}
