/** How far a sheet over a map stands open. */
export const sheetStops = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof sheetStops)[number];

/** Pixels, as measured. */
export interface SheetSizes {
  /** The screen that map and sheet share. */
  readonly frame: number;
  /** What lies over the top of the map and stays in sight. */
  readonly above: number;
  /** The sheet's head with its grabber. */
  readonly head: number;
  /** All that the sheet holds, as if nothing were cut off. */
  readonly content: number;
  /** Where the rows of a list end, within what it holds: at its middle stop it cuts none of them. */
  readonly rows?: readonly number[];
  /** What stays at the bottom. */
  readonly foot: number;
  /** The map is what is looked at: at its middle stop the sheet shows its head, and that more follows. */
  readonly mapFirst?: boolean;
}

/** The share of the screen that the sheet takes at its middle stop, its foot included. */
const HALF = 0.58;
const HALF_MAP_FIRST = 0.4;
/** The share of the screen that the middle stop leaves to the map below a tall card, such as that of a trip with stops. */
const LEAST_MAP = 0.2;
/** Between what lies over the map and the sheet at its highest. */
const GAP_PX = 10;
/** So much of what the sheet holds is seen at its middle stop. */
const LEAST_BODY_PX = 132;
const LEAST_BODY_MAP_FIRST_PX = 60;
/** Of a list as many rows are shown whole at the middle stop, when no more than `MISSING_PX` of the last of them is missing. */
const LEAST_ROWS = 2;
const LEAST_ROWS_MAP_FIRST = 1;
const MISSING_PX = 48;
/** Stops nearer to each other than this are one. */
const NEAR_PX = 28;

/** Heights of the sheet above its foot. It is never higher than what it holds. */
export function stopHeights({ frame, above, head, content, rows = [], foot, mapFirst = false }: SheetSizes): Record<SheetStop, number> {
  const full = Math.max(head, Math.min(head + content, frame - above - foot - GAP_PX));
  const [share, least, leastRows] = mapFirst
    ? [HALF_MAP_FIRST, LEAST_BODY_MAP_FIRST_PX, LEAST_ROWS_MAP_FIRST]
    : [HALF, LEAST_BODY_PX, LEAST_ROWS];
  const beside = Math.min(frame * share, frame * (1 - LEAST_MAP) - above);
  const wanted = Math.min(full, Math.max(beside - foot, head + least));
  const wholes = rows.filter((end) => head + end <= wanted);
  const cut = rows.find((end) => head + end > wanted);
  const isShown = cut !== undefined && wholes.length < leastRows && head + cut - wanted <= MISSING_PX;
  const end = cut === undefined || isShown ? cut : wholes.at(-1);
  const half = end === undefined ? wanted : Math.min(full, head + end);
  return { peek: Math.min(head, half), half: full - half < NEAR_PX ? full : half, full };
}

/** The stops that differ. */
export function differentStops(heights: Record<SheetStop, number>): SheetStop[] {
  return sheetStops.filter((stop, i) => {
    const before = sheetStops[i - 1];
    return before === undefined || heights[stop] - heights[before] >= NEAR_PX;
  });
}

/** Faster than this a finger throws the sheet to the next stop, in pixels a millisecond. */
const THROW = 0.4;

/**
 * Where a sheet comes to rest that was let go.
 * @param speed pixels a millisecond, upwards positive
 */
export function restingStop(heights: Record<SheetStop, number>, height: number, speed: number): SheetStop {
  const stops = differentStops(heights);
  const ahead = speed > THROW ? stops.find((stop) => heights[stop] > height) : stops.findLast((stop) => heights[stop] < height);
  if (Math.abs(speed) > THROW && ahead !== undefined) return ahead;
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - height);
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}

/** One stop further up or down; undefined at the last. */
export function stopBeside(heights: Record<SheetStop, number>, stop: SheetStop, direction: 1 | -1): SheetStop | undefined {
  const stops = differentStops(heights);
  // A stop that is no other than the one below it counts as that one.
  const at = stops.findLastIndex((each) => heights[each] <= heights[stop]);
  return stops[at + direction];
}
