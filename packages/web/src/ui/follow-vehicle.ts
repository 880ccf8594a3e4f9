import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { freeStrip, type Cover } from './map-cover.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Near enough to tell one corner from the next. */
export const DRIVE_ZOOM = 16;
/** From so far a goal that a card hides is looked at together with what leads to it. */
export const GOAL_ZOOM = 15;
/** What a goal's pin needs around it, in pixels. */
const GOAL_PX = 44;
/** So far from the middle of what is not covered the vehicle stands, in parts of its width and height: there is more to see before it. */
const OFF_MIDDLE = { x: 0.2, y: 0.3 };
/** Its mark is never cut by what covers the map. */
const MARK_PX = 36;

type Heading = Point & { readonly heading: number | null };

interface Seen {
  /** Where the vehicle stands, from the top left. */
  readonly stands: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly below: number;
}

/**
 * How near a vehicle is looked at: nearer than a block, but a goal that would come into sight under a card or at the edge is
 * looked at from farther, until it stands free.
 * @param way pixels from the vehicle to its goal at the nearer zoom
 */
export function driveZoom(
  way: { readonly x: number; readonly y: number } | undefined,
  { stands, width, height, above, below }: Seen,
): number {
  if (way === undefined) return DRIVE_ZOOM;
  const [x, y] = [stands.x + way.x, stands.y + way.y];
  const isFar = Math.abs(way.x) > width || y < -height / 2 || y > height * 1.5;
  const isFree = x > GOAL_PX / 2 && x < width - GOAL_PX / 2 && y > above + GOAL_PX && y < height - below - GOAL_PX / 2;
  return isFar || isFree ? DRIVE_ZOOM : GOAL_ZOOM;
}

/**
 * Keeps a map on a vehicle, until somebody moves the map by hand.
 * @param vehicle undefined for a map that follows nothing
 * @param goal where it goes: seen whole, as soon as it would come into sight beneath what lies over the map
 */
export function useFollowing(map: LeafletMap | null, vehicle: Heading | undefined, goal: Point | undefined, { above, below }: Cover) {
  const [strayed, setStrayed] = useState(false);
  const isAway = useRef(false);
  const hasLooked = useRef(false);
  const isZooming = useRef(false);
  /** The zoom that was chosen last here: a person's own stays. */
  const chosen = useRef(DRIVE_ZOOM);
  const follows = vehicle !== undefined;

  useEffect(() => {
    if (map === null || !follows) return undefined;
    const stray = () => {
      isAway.current = true;
      setStrayed(true);
    };
    const begin = () => void (isZooming.current = true);
    const end = () => void (isZooming.current = false);
    map.on('dragstart', stray).on('zoomanim', begin).on('zoomend', end);
    return () => void map.off('dragstart', stray).off('zoomanim', begin).off('zoomend', end);
  }, [map, follows]);

  const look = useCallback(() => {
    if (map === null || vehicle === undefined || isAway.current || isZooming.current) return;
    const { x: width, y: height } = map.getSize();
    const free = freeStrip(map, { above, below });
    // A car that does not know where it heads looks to the north.
    const heading = ((vehicle.heading ?? 0) * Math.PI) / 180;
    const room = height - free.above - free.below;
    const aside = Math.max(0, Math.min(room * OFF_MIDDLE.y, room / 2 - MARK_PX));
    const stands = {
      x: width * (0.5 - OFF_MIDDLE.x * Math.sin(heading)),
      y: free.above + room / 2 + aside * Math.cos(heading),
    };
    const isOwn = hasLooked.current && map.getZoom() !== chosen.current;
    if (!isOwn) {
      const pixelsOf = ({ lat, lng }: Point) => map.project([lat, lng], DRIVE_ZOOM);
      const way = goal === undefined ? undefined : pixelsOf(goal).subtract(pixelsOf(vehicle));
      chosen.current = driveZoom(way, { stands, width, height, ...free });
    }
    const zoom = isOwn ? map.getZoom() : chosen.current;
    const at = map.project([vehicle.lat, vehicle.lng], zoom).subtract([stands.x - width / 2, stands.y - height / 2]);
    map.setView(map.unproject(at, zoom), zoom, { animate: hasLooked.current && !matchMedia('(prefers-reduced-motion: reduce)').matches });
    hasLooked.current = true;
  }, [map, vehicle, goal, above, below]);

  const comeBack = () => {
    isAway.current = false;
    setStrayed(false);
    look();
  };
  return { strayed, look, comeBack };
}
