import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { MapView } from '../../ui/map-types.ts';

/** Where the map of the city lies among the pixels that are shown. */
export const edgesOf = (view: MapView, { south, west, north, east }: MapSettings['bounds']) => ({
  from: view.at({ lat: north, lng: west }),
  to: view.at({ lat: south, lng: east }),
});

/** Whether something is shown that no map is of. */
export function isHatched(view: MapView, mapped: MapSettings['bounds'] | undefined): boolean {
  if (mapped === undefined) return false;
  const { from, to } = edgesOf(view, mapped);
  return from.x > 0 || from.y > 0 || to.x < view.width || to.y < view.height;
}
