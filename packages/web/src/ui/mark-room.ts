/** A thing that stands on the map, as a circle in its pixels. */
export interface MarkCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Pixels between two marks that are told apart. */
const GAP_PX = 4;
/** How far a mark goes aside, and farther where there is no room. */
const ASIDE_PX = [30, 44, 60];
/** Sideways first: above and below the way mostly goes on. */
const BEARINGS = [0, 180, 45, 135, 315, 225, 90, 270];

const room = (mark: MarkCircle, others: readonly MarkCircle[]): number =>
  Math.min(Infinity, ...others.map(({ x, y, r }) => Math.hypot(x - mark.x, y - mark.y) - r - mark.r));

/**
 * How far a mark is moved so that it lies on none of the others, in pixels; nowhere where it has room.
 * @param others what is already drawn
 */
export function asideOf(mark: MarkCircle, others: readonly MarkCircle[]): { readonly x: number; readonly y: number } {
  if (room(mark, others) >= GAP_PX) return { x: 0, y: 0 };
  const places = ASIDE_PX.flatMap((far) =>
    BEARINGS.map((bearing) => {
      const angle = (bearing * Math.PI) / 180;
      return { x: Math.round(far * Math.cos(angle)), y: Math.round(far * Math.sin(angle)) };
    }),
  );
  const left = (by: { x: number; y: number }) => room({ ...mark, x: mark.x + by.x, y: mark.y + by.y }, others);
  return places.find((by) => left(by) >= GAP_PX) ?? places.toSorted((a, b) => left(b) - left(a))[0] ?? { x: 0, y: 0 };
}
