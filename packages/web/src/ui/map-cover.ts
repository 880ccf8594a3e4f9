import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet';
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

/** The cover of a map of so many pixels, with at least a strip of it left free. */
export function freeStrip(height: number, { above, below }: Cover): Cover {
  return { above, below: Math.max(0, Math.min(below, height - above - LEAST_VISIBLE_PX)) };
}

/**
 * Looks at a point from where it stands in the middle of what is not covered.
 * @param moves whether the map may be seen to go there; one that follows a vehicle would take a zoom that goes on for one its driver chose
 */
export function lookAtVisible(map: LeafletMap, { lat, lng }: Point, zoom: number, cover: Cover, moves = true): void {
  const { above, below } = freeStrip(map.getSize().y, cover);
  const at = map.project([lat, lng], zoom).add([0, (below - above) / 2]);
  map.setView(map.unproject(at, zoom), zoom, moves ? {} : { animate: false });
}

/** Half of the longest name of an end. */
const NAME_ROOM_PX = 84;
/** What a pin and what any other mark needs above its point: every pixel more may cost half of the way's size. */
const PIN_ROOM_PX = 48;
const MARK_ROOM_PX = 18;
/** Below this height names of the ends would leave too little for the way between them. */
const LOW_MAP_PX = 220;
/** What the buttons take at the right, on screens that show them (live-map.css). */
const BUTTONS_PX = 64;
const hasButtons = () => matchMedia('(min-width: 900px)').matches;

/**
 * What of a map a trip stays clear of: what is covered, the buttons, and where its ends are named their names.
 * @param shown.isPinAbove the northernmost that is shown is the end of the trip
 */
export function tripPadding(
  map: LeafletMap,
  cover: Cover,
  { isNamed, isPinAbove }: { readonly isNamed: boolean; readonly isPinAbove: boolean },
): Pick<FitBoundsOptions, 'paddingTopLeft' | 'paddingBottomRight'> {
  const { y } = map.getSize();
  const { above, below } = freeStrip(y, cover);
  const buttons = hasButtons() ? BUTTONS_PX : 0;
  const right = 32 + buttons;
  if (!isNamed)
    return { paddingTopLeft: [32, above + (isPinAbove ? PIN_ROOM_PX : MARK_ROOM_PX)], paddingBottomRight: [right, below + MARK_ROOM_PX] };
  // On a low map names get less room: with all of it half a country would be shown.
  const share = Math.min(1, (y - above - below) / LOW_MAP_PX);
  return {
    paddingTopLeft: [NAME_ROOM_PX, above + 72 * share],
    paddingBottomRight: [NAME_ROOM_PX + buttons, below + 48 * share],
  };
}
