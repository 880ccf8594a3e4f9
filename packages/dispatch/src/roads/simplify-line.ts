/** A longer line is looked at in parts, whose ends stay: the work would grow with the square of its corners. */
const PART_CORNERS = 256;

/**
 * The corners of a line that matter (Douglas and Peucker): all that lie farther than `tolerance` from the line without
 * them, both ends included. Coordinates are of a flat map, in the unit of the tolerance.
 */
export function simplifyLine(x: readonly number[], y: readonly number[], tolerance: number): number[] {
  const last = x.length - 1;
  const matters = new Uint8Array(x.length);
  matters[0] = 1;
  const open: [from: number, to: number][] = [];
  for (let from = 0; from < last; from += PART_CORNERS) {
    const to = Math.min(last, from + PART_CORNERS);
    matters[to] = 1;
    open.push([from, to]);
  }
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const [from, to] = piece;
    let farthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i += 1) {
      const off = distanceTo(x, y, i, from, to);
      if (off > most) [farthest, most] = [i, off];
    }
    if (farthest < 0) continue;
    matters[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return Array.from(matters.keys()).filter((i) => matters[i] === 1);
}

/** From one corner to the straight line between two others. */
function distanceTo(x: readonly number[], y: readonly number[], i: number, from: number, to: number): number {
  const [ax, ay, px, py] = [x[from] ?? 0, y[from] ?? 0, x[i] ?? 0, y[i] ?? 0];
  const [dx, dy] = [(x[to] ?? 0) - ax, (y[to] ?? 0) - ay];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square));
  return Math.hypot(px - ax - part * dx, py - ay - part * dy);
}
