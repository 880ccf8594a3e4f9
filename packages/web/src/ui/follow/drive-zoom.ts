import type { Pixels } from '../map-frame.ts';

/** Near enough to tell one corner from the next. */
export const DRIVE_ZOOM = 16;
/** From so far, and no farther, a goal that a card hides is looked at, and a turn: beyond it streets have no names, and the street itself is what there is to see. */
export const FARTHEST_ZOOM = 15;
/** What a goal's pin needs around it, in pixels, and what a corner does. */
const GOAL_PX = 44;
const TURN_PX = 16;

interface Seen {
  /** Where the vehicle stands, from the top left. */
  readonly stands: Pixels;
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly below: number;
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
  return Math.min(isFar ? DRIVE_ZOOM : from(way, GOAL_PX), turn === undefined ? DRIVE_ZOOM : from(turn, TURN_PX));
}
