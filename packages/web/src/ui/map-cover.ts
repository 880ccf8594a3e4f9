import type { Map as LeafletMap } from 'leaflet';
import { createContext, use } from 'react';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Pixels of a map that other things lie over, from its edges. */
export interface Cover {
  readonly above: number;
  readonly below: number;
}

/** What lies over the map within a frame (ui/map-sheet.tsx). A map that stands by itself is covered by its own credit only. */
export const MapCover = createContext<Cover>({ above: 0, below: 28 });

/** So much of a map stays for what it shows, however much lies over it. */
const LEAST_VISIBLE_PX = 120;

/** What is covered, by the frame and by what the screen itself lays over the top. */
export function useCover(coveredAbove = 24): Cover {
  const { above, below } = use(MapCover);
  return { above: Math.max(above, coveredAbove), below };
}

/** The cover, with at least a strip of the map left free. */
export function freeStrip(map: LeafletMap, { above, below }: Cover): Cover {
  return { above, below: Math.max(0, Math.min(below, map.getSize().y - above - LEAST_VISIBLE_PX)) };
}

/** Looks at a point from where it stands in the middle of what is not covered. */
export function lookAtVisible(map: LeafletMap, { lat, lng }: Point, zoom: number, cover: Cover): void {
  const { above, below } = freeStrip(map, cover);
  const at = map.project([lat, lng], zoom).add([0, (below - above) / 2]);
  map.setView(map.unproject(at, zoom), zoom);
}
