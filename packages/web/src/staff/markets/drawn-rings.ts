import type { Area, Position } from '@safiri/rules/markets/document.ts';
import { cornersOf } from '@safiri/rules/markets/outline.ts';
import type { Path } from './draft.ts';
import { isPosition } from './position-field.tsx';

/** Fewer make no area. */
export const LEAST_CORNERS = 3;

/** Each ring of an area with its place in it. */
function ringsOf(area: Area): Array<{ path: Path; corners: readonly Position[] }> {
  const all = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return all.flatMap((rings, polygon) =>
    rings.map((ring, index) => ({
      path: ['coordinates', ...(area.type === 'Polygon' ? [] : [polygon]), index],
      corners: cornersOf(ring),
    })),
  );
}

/** Whether it can be drawn at all: what was typed into the whole document may be anything. */
const isDrawable = (rings: ReadonlyArray<{ corners: readonly unknown[] }>) =>
  rings.length > 0 && rings.every(({ corners }) => corners.length >= LEAST_CORNERS && corners.every(isPosition));

/** The rings of what stands where an area should; none where it can't be drawn. */
export function drawnRings(area: unknown) {
  try {
    const rings = ringsOf(area as Area);
    return isDrawable(rings) ? rings : [];
  } catch {
    return [];
  }
}
