import type { Pixels } from '../map-frame.ts';

/** Near enough to tell one corner from the next. */
export const DRIVE_ZOOM = 16;
/** From so far, and no farther, a goal that a card hides is looked at, and a turn: beyond it streets have no names, and the street itself is what there is to see. */
export const FARTHEST_ZOOM = 15;
/** From so far at a turn that lies under a card, seen from nearer: its way would end in that card. Of streets the wider ones have names still. */
const FARTHEST_TURN_ZOOM = 14;
/** What a goal's pin needs around it, in pixels, and what a corner does. */
const GOAL_PX = 44;
const TURN_PX = 16;

/** How much of a map is seen, and what covers it. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly below: number;
}

interface Seen extends Size {
  /** Where the vehicle stands, from the top left. */
  readonly stands: Pixels;
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
 * @param way pixels of the screen from the vehicle to its goal at the nearer zoom
 * @param turn the same to its next turn, where that is known
 */
export function driveZoom(way: Pixels | undefined, seen: Seen, turn?: Pixels): number {
  const { stands, width, height } = seen;
  const y = stands.y + (way?.y ?? 0);
  const isFar = way === undefined || Math.abs(way.x) > width || y < -height / 2 || y > height * 1.5;
  // What lies behind, before one has turned round, is looked for from where it can be seen alone.
  const from = (point: Pixels, margin: number) =>
    isFree(point, DRIVE_ZOOM, seen, margin) || (point.y > 0 && !isFree(point, FARTHEST_ZOOM, seen, margin)) ? DRIVE_ZOOM : FARTHEST_ZOOM;
  const toTurn = (point: Pixels) => {
    const isHidden = point.y < 0 && !isFree(point, FARTHEST_ZOOM, seen, TURN_PX);
    return isHidden && isFree(point, FARTHEST_TURN_ZOOM, seen, TURN_PX) ? FARTHEST_TURN_ZOOM : from(point, TURN_PX);
  };
  return Math.min(isFar ? DRIVE_ZOOM : from(way, GOAL_PX), turn === undefined ? DRIVE_ZOOM : toTurn(turn));
}

/** From the sides: a goal's pin, or the buttons of the map (live-map.css). */
const SIDE_PX = 64;

/** Where the vehicle stands in a map, and from how near it is looked at. */
export interface Frame {
  readonly stands: Pixels;
  readonly zoom: number;
}

/**
 * The nearest look at a vehicle that has all of what is left of its way in the middle of what is free: for a map with room to its sides, where a
 * vehicle low in the middle would leave most of it to streets that nobody drives. Undefined where the way is too long for that.
 * @param points pixels of the screen from the vehicle to its goal and to its next turn, at the nearer zoom
 */
export function frameOfWay(points: readonly Pixels[], { width, height, above, below }: Size): Frame | undefined {
  for (const zoom of [DRIVE_ZOOM, FARTHEST_ZOOM]) {
    const scale = 2 ** (zoom - DRIVE_ZOOM);
    const [xs, ys] = [
      [0, ...points.map(({ x }) => x * scale)],
      [0, ...points.map(({ y }) => y * scale)],
    ];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (right - left > width - 2 * SIDE_PX || bottom - top > height - above - below - 2 * GOAL_PX) continue;
    return { zoom, stands: { x: Math.round((width - left - right) / 2), y: Math.round((height + above - below - top - bottom) / 2) } };
  }
  return undefined;
}

/** Whether all of that is still in sight from where the vehicle stands in a frame: it need not change then. */
export const showsAll = (points: readonly Pixels[], { stands, zoom }: Frame, size: Size): boolean =>
  points.every((point) => isFree(point, zoom, { ...size, stands }, GOAL_PX));
