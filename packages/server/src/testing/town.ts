import type { OsmElements } from './osm-file.ts';

const SOUTH = -0.12;
const WEST = 34.74;
const STEP = 0.002;
const SIDE = 6;
const idOf = (row: number, column: number) => 1 + row * SIDE + column;

const numbers = Array.from({ length: SIDE }, (_, i) => i);
const corners = numbers.flatMap((row) =>
  numbers.map((column) => ({ id: idOf(row, column), lat: SOUTH + row * STEP, lon: WEST + column * STEP })),
);
const streets = numbers.flatMap((i) => [
  {
    id: 100 + i,
    nodes: numbers.map((column) => idOf(i, column)),
    tags: { highway: i === 0 ? 'primary' : 'residential', name: `Street ${i}` },
  },
  {
    id: 200 + i,
    nodes: numbers.map((row) => idOf(row, i)),
    tags: { highway: 'tertiary', name: `Avenue ${i}`, ...(i === 1 ? { oneway: 'yes' } : {}) },
  },
]);
const ring = (first: number, south: number, west: number, side: number) =>
  [
    [0, 0],
    [0, side],
    [side, side],
    [side, 0],
  ].map(([north = 0, east = 0], i) => ({ id: first + i, lat: south + north, lon: west + east }));

const lake = ring(1000, SOUTH + 0.02, WEST, 0.01);
const island = ring(1010, SOUTH + 0.023, WEST + 0.003, 0.002);
const house = ring(1020, SOUTH + 0.0005, WEST + 0.0005, 0.0003);

/** A town of Kisumu's neighbourhood: a grid of streets, a lake with an island, a house, a suburb, a clinic. */
export const town: OsmElements = {
  nodes: [
    ...corners,
    ...lake,
    ...island,
    ...house,
    { id: 2000, lat: SOUTH + 0.005, lon: WEST + 0.005, tags: { place: 'suburb', name: 'Milimani', 'name:sw': 'Milimani ya Ziwa' } },
    { id: 2001, lat: SOUTH + 0.004, lon: WEST + 0.004, tags: { amenity: 'clinic', name: 'Avenue Clinic', alt_name: 'Dr Otieno' } },
    { id: 2002, lat: SOUTH + 0.004, lon: WEST + 0.004, tags: { amenity: 'bench', name: 'A bench' } },
  ],
  ways: [
    ...streets,
    // The outline of the lake in two pieces, one drawn the other way round.
    { id: 300, nodes: [1000, 1001, 1002] },
    { id: 301, nodes: [1000, 1003, 1002] },
    { id: 302, nodes: [1010, 1011, 1012, 1013, 1010] },
    { id: 303, nodes: [1020, 1021, 1022, 1023, 1020], tags: { building: 'yes', name: 'Town Hall' } },
    { id: 304, nodes: [1, 8], tags: { railway: 'rail' } },
  ],
  relations: [
    {
      id: 400,
      tags: { type: 'multipolygon', natural: 'water', name: 'Little Lake' },
      members: [
        { type: 'way', ref: 300, role: 'outer' },
        { type: 'way', ref: 301, role: 'outer' },
        { type: 'way', ref: 302, role: 'inner' },
      ],
    },
  ],
};

/** The area in which the town lies. */
export const townArea = { south: -0.2, west: 34.6, north: 0.02, east: 34.92 };
