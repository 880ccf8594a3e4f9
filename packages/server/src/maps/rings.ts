import type { MultiPolygon, Position } from './map-feature.ts';
type Ring = Position[];

const same = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
const keyOf = (position: Position | undefined) => `${position?.[0]},${position?.[1]}`;

/** Joins lines end to end to closed rings; what does not close (cut at the edge of an extract) is left out. */
export function ringsOf(lines: readonly (readonly Position[])[]): Ring[] {
  const atEnd = new Map<string, Set<number>>();
  const note = (key: string, line: number) => atEnd.set(key, (atEnd.get(key) ?? new Set()).add(line));
  lines.forEach((line, i) => {
    note(keyOf(line[0]), i);
    note(keyOf(line.at(-1)), i);
  });
  const used = new Set<number>();
  const rings: Ring[] = [];
  for (const [first, begin] of lines.entries()) {
    if (used.has(first) || begin.length < 2) continue;
    used.add(first);
    const ring = [...begin];
    while (!same(ring[0], ring.at(-1))) {
      const next = [...(atEnd.get(keyOf(ring.at(-1))) ?? [])].find((i) => !used.has(i));
      if (next === undefined) break;
      used.add(next);
      const line = lines[next] as readonly Position[];
      ring.push(...(same(line[0], ring.at(-1)) ? line.slice(1) : line.toReversed().slice(1)));
    }
    if (ring.length >= 4 && same(ring[0], ring.at(-1))) rings.push(ring);
  }
  return rings;
}

/** Whether a point lies within a ring. */
export function isInRing([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[j] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Twice the area of a ring on a flat map, in its own units: positive when it turns left, against the clock. */
export function turnOf(ring: readonly Position[]): number {
  let twice = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    twice += ax * by - bx * ay;
  }
  return twice;
}

/** Surfaces of outer and inner rings; an inner one belongs to the outer one that it lies in. */
export function surfaceOf(outer: readonly (readonly Position[])[], inner: readonly (readonly Position[])[]): MultiPolygon {
  const polygons = outer.map((ring) => [[...ring]]);
  for (const hole of inner) polygons.find(([ring = []]) => isInRing(hole[0] ?? [], ring))?.push([...hole]);
  return { type: 'MultiPolygon', coordinates: polygons };
}
