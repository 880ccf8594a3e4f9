import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { freeStrip, type Cover } from './map-cover.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Near enough to tell one corner from the next. */
export const DRIVE_ZOOM = 16;
/** From so far a goal that a card hides is looked at together with what leads to it. */
export const GOAL_ZOOM = 15;
/** No turn is looked at from farther: between two that lie so far apart the street itself is what there is to see. */
export const FARTHEST_ZOOM = 14;
/** What a goal's pin needs around it, in pixels, and what a corner does. */
const GOAL_PX = 44;
const TURN_PX = 16;
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

interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Whether what lies so far from the vehicle stands free of cards and edges. @param at the zoom; the pixels are those of the nearest */
function isFree({ x, y }: Pixels, at: number, { stands, width, height, above, below }: Seen, margin: number): boolean {
  const scale = 2 ** (at - DRIVE_ZOOM);
  const [left, top] = [stands.x + x * scale, stands.y + y * scale];
  return left > margin / 2 && left < width - margin / 2 && top > above + margin && top < height - below - margin / 2;
}

/**
 * How near a vehicle is looked at: nearer than a block, but from farther until its next turn is in sight, and until a goal that would
 * come into sight under a card or at the edge stands free.
 * @param way pixels from the vehicle to its goal at the nearer zoom
 * @param turn the same to its next turn, where that is known
 */
export function driveZoom(way: Pixels | undefined, seen: Seen, turn?: Pixels): number {
  const { stands, width, height } = seen;
  const y = stands.y + (way?.y ?? 0);
  const isFar = way === undefined || Math.abs(way.x) > width || y < -height / 2 || y > height * 1.5;
  const from = (point: Pixels, margin: number) =>
    [DRIVE_ZOOM, GOAL_ZOOM].find((zoom) => isFree(point, zoom, seen, margin)) ?? FARTHEST_ZOOM;
  return Math.min(isFar ? DRIVE_ZOOM : from(way, GOAL_PX), turn === undefined ? DRIVE_ZOOM : from(turn, TURN_PX));
}

/**
 * Keeps a map on a vehicle, until somebody moves the map by hand.
 * @param vehicle undefined for a map that follows nothing
 * @param goal where it goes: seen whole, as soon as it would come into sight beneath what lies over the map
 * @param turn where it turns next: the map is looked at from as far as it needs to be in sight
 */
export function useFollowing(
  map: LeafletMap | null,
  vehicle: Heading | undefined,
  goal: Point | undefined,
  turn: Point | undefined,
  { above, below }: Cover,
) {
  const [strayed, setStrayed] = useState(false);
  const isAway = useRef(false);
  const hasLooked = useRef(false);
  const isZooming = useRef(false);
  /** The map zooms because it was told to here: what anybody else chooses is a person's own zoom, and stays. */
  const isOurs = useRef(false);
  const own = useRef<number>(undefined);
  const follows = vehicle !== undefined;

  useEffect(() => {
    if (map === null || !follows) return undefined;
    const stray = () => {
      isAway.current = true;
      setStrayed(true);
    };
    const begin = () => void (isZooming.current = true);
    const end = () => {
      isZooming.current = false;
      if (!isOurs.current && hasLooked.current) own.current = map.getZoom();
      isOurs.current = false;
    };
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
    const pixelsOf = ({ lat, lng }: Point) => map.project([lat, lng], DRIVE_ZOOM);
    const wayTo = (point: Point | undefined) => (point === undefined ? undefined : pixelsOf(point).subtract(pixelsOf(vehicle)));
    const zoom = own.current ?? driveZoom(wayTo(goal), { stands, width, height, ...free }, wayTo(turn));
    isOurs.current = zoom !== map.getZoom();
    const at = map.project([vehicle.lat, vehicle.lng], zoom).subtract([stands.x - width / 2, stands.y - height / 2]);
    map.setView(map.unproject(at, zoom), zoom, { animate: hasLooked.current && !matchMedia('(prefers-reduced-motion: reduce)').matches });
    hasLooked.current = true;
  }, [map, vehicle, goal, turn, above, below]);

  const comeBack = () => {
    isAway.current = false;
    setStrayed(false);
    look();
  };
  return { strayed, look, comeBack };
}
