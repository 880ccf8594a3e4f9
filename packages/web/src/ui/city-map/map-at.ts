import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

type Bounds = MapSettings['bounds'];

const holds = (bounds: Bounds, { lat, lng }: Point) =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
const middleOf = ({ south, west, north, east }: Bounds): Point => ({ lat: (south + north) / 2, lng: (west + east) / 2 });
/** Of several the smallest knows most about what it shows. */
const smallest = (maps: readonly MapSettings[]): MapSettings | undefined => {
  const size = ({ bounds }: MapSettings) => (bounds.north - bounds.south) * (bounds.east - bounds.west);
  return maps.toSorted((a, b) => size(a) - size(b))[0];
};

/**
 * The city's map for a view: the one that shows its middle, of several the smallest; else, where the view is from so far that it has
 * the middle of a city in it, that city's.
 */
export const mapAt = (maps: readonly MapSettings[], middle: Point, view?: Bounds): MapSettings | undefined =>
  smallest(maps.filter(({ bounds }) => holds(bounds, middle))) ??
  (view === undefined ? undefined : smallest(maps.filter(({ bounds }) => holds(view, middleOf(bounds)))));
