import type { OsmElements } from './osm-file.ts';

const SOUTH = -0.12;
const WEST = 34.74;
const STEP = 0.002;
const SIDE = 4;

/** The id of a corner, counted from the south-west. */
export const cornerId = (row: number, column: number): number => 1 + row * SIDE + column;

const corners = Array.from({ length: SIDE * SIDE }, (_, i) => [Math.floor(i / SIDE), i % SIDE] as const);
const pairs = corners.flatMap(([row, column]) => [
  ...(column + 1 < SIDE ? [[cornerId(row, column), cornerId(row, column + 1)] as const] : []),
  ...(row + 1 < SIDE ? [[cornerId(row, column), cornerId(row + 1, column)] as const] : []),
]);

/** The id of the street between two neighbouring corners. */
export const streetId = (a: number, b: number): number => 100 + pairs.findIndex((pair) => pair.includes(a) && pair.includes(b));

const pointOf = (id: number) => ({ lat: SOUTH + Math.floor((id - 1) / SIDE) * STEP, lng: WEST + ((id - 1) % SIDE) * STEP });

/** The middle of the street between two neighbouring corners. */
export function middleOf(a: number, b: number): { lat: number; lng: number } {
  const [one, other] = [pointOf(a), pointOf(b)];
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}

/**
 * Four by four corners 222 m apart with a street between all neighbours, each a way of its own, as OpenStreetMap has them where
 * turns are forbidden.
 * @param tags further tags of some streets, by id
 */
export const blocks = (tags: Readonly<Record<number, Record<string, string>>> = {}): OsmElements => ({
  nodes: corners.map(([row, column]) => {
    const id = cornerId(row, column);
    const { lat, lng } = pointOf(id);
    return { id, lat, lon: lng };
  }),
  ways: pairs.map(([a, b]) => ({
    id: streetId(a, b),
    nodes: [a, b],
    tags: { highway: 'residential', name: `Street ${streetId(a, b)}`, ...tags[streetId(a, b)] },
  })),
});
