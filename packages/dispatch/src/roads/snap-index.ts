import { addAt } from './add-at.ts';
import { UNITS_PER_DEGREE, type RoadGraph } from './road-graph.ts';
import type { Bounds, Point } from '@safiri/rules/places/geo.ts';

/** A place on an edge. */
export interface OnEdge {
  readonly edge: number;
  /** Share of the edge's length from its beginning, 0 to 1. */
  readonly share: number;
  /** Metres from the point asked for. */
  readonly off: number;
  /** How many bends of the edge lie before it. */
  readonly bends: number;
  readonly point: Point;
}

/** Side of a cell in degrees: about 110 m. */
const CELL_DEGREES = 0.001;
const METERS_PER_DEGREE = 111_195;

/** Cells are counted in the whole units of the graph: what lies on a border is in the same one however it is asked for. */
const CELL_UNITS = CELL_DEGREES * UNITS_PER_DEGREE;
const cell = (units: number, from: number) => Math.floor((units - from) / CELL_UNITS);

/** Finds the edges near a point: a grid over the region, each cell with the edges whose box touches it. */
export class SnapIndex {
  private readonly graph: RoadGraph;
  /** The corner from which cells are counted, units. */
  private readonly south: number;
  private readonly west: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly start: Uint32Array;
  private readonly edges: Uint32Array;
  /** Where the last edge looked at is nearest: the bends before, the part of that piece, metres along and in all. */
  private readonly seen = { bends: 0, part: 0, along: 0, length: 0 };

  constructor(graph: RoadGraph, bounds: Bounds) {
    this.graph = graph;
    this.south = Math.round(bounds.south * UNITS_PER_DEGREE);
    this.west = Math.round(bounds.west * UNITS_PER_DEGREE);
    this.columns = Math.max(0, cell(Math.round(bounds.east * UNITS_PER_DEGREE), this.west) + 1);
    this.rows = Math.max(0, cell(Math.round(bounds.north * UNITS_PER_DEGREE), this.south) + 1);
    const cells = this.columns * this.rows;
    this.start = new Uint32Array(cells + 1);
    this.eachCell((at) => addAt(this.start, at + 1, 1));
    for (let at = 0; at < cells; at += 1) addAt(this.start, at + 1, this.start[at] as number);
    this.edges = new Uint32Array(this.start[cells] ?? 0);
    const next = this.start.slice(0, cells);
    this.eachCell((at, edge) => {
      this.edges[next[at] as number] = edge;
      addAt(next, at, 1);
    });
  }

  /**
   * The nearest place within `reach` metres and those on other edges up to `also` metres farther, nearest first, at most `most`.
   * @param counts edges that are no answer are passed by
   */
  near(point: Point, reach: number, also: number, most: number, counts: (edge: number) => boolean = () => true): OnEdge[] {
    if (this.edges.length === 0) return [];
    const cosine = Math.cos((point.lat * Math.PI) / 180);
    const column = cell(point.lng * UNITS_PER_DEGREE, this.west);
    const row = cell(point.lat * UNITS_PER_DEGREE, this.south);
    const cellMeters = CELL_DEGREES * METERS_PER_DEGREE * Math.min(1, cosine);
    const found: number[] = [];
    let nearest = reach;
    for (let ring = 0; ; ring += 1) {
      for (let r = row - ring; r <= row + ring; r += 1) {
        const step = Math.abs(r - row) === ring ? 1 : 2 * ring;
        for (let c = column - ring; c <= column + ring; c += step) {
          if (r < 0 || c < 0 || r >= this.rows || c >= this.columns) continue;
          const at = r * this.columns + c;
          for (let i = this.start[at] as number; i < (this.start[at + 1] as number); i += 1) {
            const edge = this.edges[i] as number;
            const off = this.look(edge, point, cosine);
            if (off > nearest + also || off > reach || found.includes(edge) || !counts(edge)) continue;
            found.push(edge);
            nearest = Math.min(nearest, off);
          }
        }
      }
      // All that is nearer than the rings looked at has been seen.
      if (ring * cellMeters >= Math.min(reach, nearest + also)) break;
    }
    const places = found.map((edge) => this.placeOn(edge, point, cosine)).filter(({ off }) => off <= nearest + also);
    return places.sort((one, other) => one.off - other.off || one.edge - other.edge).slice(0, most);
  }

  private placeOn(edge: number, point: Point, cosine: number): OnEdge {
    const off = this.look(edge, point, cosine);
    const { bends, part, along, length } = this.seen;
    const points = pointsOf(this.graph, edge);
    const [a, b] = [points[bends] as Point, points[bends + 1] as Point];
    const place = { lat: a.lat + part * (b.lat - a.lat), lng: a.lng + part * (b.lng - a.lng) };
    return { edge, share: length === 0 ? 0 : along / length, off, bends, point: place };
  }

  /** Metres from a point to an edge, on a flat map around the point; `seen` tells where. Called for every street around: it makes no objects. */
  private look(edge: number, point: Point, cosine: number): number {
    const { nodeLat, nodeLng, bendLat, bendLng, bendStart, edgeFrom, edgeTo } = this.graph;
    const perLat = METERS_PER_DEGREE / UNITS_PER_DEGREE;
    const perLng = perLat * cosine;
    const lat = point.lat * UNITS_PER_DEGREE;
    const lng = point.lng * UNITS_PER_DEGREE;
    const from = edgeFrom[edge] as number;
    const to = edgeTo[edge] as number;
    const first = bendStart[edge] as number;
    const count = (bendStart[edge + 1] as number) - first;
    let ax = ((nodeLng[from] as number) - lng) * perLng;
    let ay = ((nodeLat[from] as number) - lat) * perLat;
    let least = Infinity;
    let length = 0;
    for (let i = 0; i <= count; i += 1) {
      const bx = ((i < count ? (bendLng[first + i] as number) : (nodeLng[to] as number)) - lng) * perLng;
      const by = ((i < count ? (bendLat[first + i] as number) : (nodeLat[to] as number)) - lat) * perLat;
      const dx = bx - ax;
      const dy = by - ay;
      const square = dx * dx + dy * dy;
      const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
      const step = Math.sqrt(square);
      const off = Math.sqrt((ax + part * dx) ** 2 + (ay + part * dy) ** 2);
      if (off < least) {
        least = off;
        this.seen.bends = i;
        this.seen.part = part;
        this.seen.along = length + part * step;
      }
      length += step;
      ax = bx;
      ay = by;
    }
    this.seen.length = length;
    return least;
  }

  /** Calls `visit` for each cell that the box of a piece of an edge touches. A metropolis has a million pieces: it makes no objects. */
  private eachCell(visit: (at: number, edge: number) => void): void {
    const { nodeLat, nodeLng, bendLat, bendLng, bendStart, edgeFrom, edgeTo } = this.graph;
    const { south, west } = this;
    for (let edge = 0; edge < edgeFrom.length; edge += 1) {
      const [from, to] = [edgeFrom[edge] as number, edgeTo[edge] as number];
      const end = bendStart[edge + 1] as number;
      let row = cell(nodeLat[from] as number, south);
      let column = cell(nodeLng[from] as number, west);
      // The cells of the piece before, which have been visited.
      let [lowest, highest, first, last] = [0, -1, 0, -1];
      for (let i = bendStart[edge] as number; i <= end; i += 1) {
        const nextRow = cell((i < end ? bendLat[i] : nodeLat[to]) as number, south);
        const nextColumn = cell((i < end ? bendLng[i] : nodeLng[to]) as number, west);
        const [r0, r1] = [Math.min(row, nextRow), Math.max(row, nextRow)];
        const [c0, c1] = [Math.min(column, nextColumn), Math.max(column, nextColumn)];
        for (let r = r0; r <= r1; r += 1) {
          for (let c = c0; c <= c1; c += 1) {
            if (r < lowest || r > highest || c < first || c > last) visit(r * this.columns + c, edge);
          }
        }
        [lowest, highest, first, last] = [r0, r1, c0, c1];
        [row, column] = [nextRow, nextColumn];
      }
    }
  }
}

/** The points of an edge in its direction, both ends included. */
export function pointsOf(graph: RoadGraph, edge: number): Point[] {
  const { nodeLat, nodeLng, bendLat, bendLng, bendStart, edgeFrom, edgeTo } = graph;
  const at = (lat: Int32Array, lng: Int32Array, i: number): Point => ({
    lat: (lat[i] as number) / UNITS_PER_DEGREE,
    lng: (lng[i] as number) / UNITS_PER_DEGREE,
  });
  const points = [at(nodeLat, nodeLng, edgeFrom[edge] as number)];
  for (let i = bendStart[edge] as number; i < (bendStart[edge + 1] as number); i += 1) points.push(at(bendLat, bendLng, i));
  points.push(at(nodeLat, nodeLng, edgeTo[edge] as number));
  return points;
}
