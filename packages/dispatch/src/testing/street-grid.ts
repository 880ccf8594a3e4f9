import type { RoadWays, WayTurn } from '../roads/links.ts';
import { ANY_USE, FORWARD, useOf } from '../roads/road-use.ts';
import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';
import { UNITS_PER_DEGREE } from '../roads/road-graph.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Corners 0.002 degrees (222 m) apart at the equator, in rows from south to north. */
export const STEP_DEGREES = 0.002;

export interface Street {
  /** Corners along it, in the direction in which it is drawn. */
  readonly corners: readonly number[];
  readonly kmh: number;
  readonly oneWay?: boolean;
}

const ALL_FORWARD = roadVehicles.reduce((bits, vehicle) => bits | useOf(vehicle, FORWARD), 0);

/** The corner in a column and a row, counted from 0. */
export const cornerAt = (columns: number, column: number, row: number): number => row * columns + column;

export const pointOfCorner = (columns: number, corner: number): Point => ({
  lat: Math.floor(corner / columns) * STEP_DEGREES,
  lng: 36 + (corner % columns) * STEP_DEGREES,
});

/** Streets between the corners of a town as drivable ways. */
export function streetGrid(columns: number, rows: number, streets: readonly Street[], turns: readonly WayTurn[] = []): RoadWays {
  const corners = Array.from({ length: columns * rows }, (_, corner) => pointOfCorner(columns, corner));
  const starts = [0];
  for (const { corners: along } of streets) starts.push((starts.at(-1) as number) + along.length);
  return {
    lat: Int32Array.from(corners, ({ lat }) => Math.round(lat * UNITS_PER_DEGREE)),
    lng: Int32Array.from(corners, ({ lng }) => Math.round(lng * UNITS_PER_DEGREE)),
    wayStart: Uint32Array.from(starts),
    nodes: Uint32Array.from(streets.flatMap(({ corners: along }) => along)),
    kmh: Float32Array.from(streets, ({ kmh }) => kmh),
    classes: new Uint8Array(streets.length),
    nameOf: new Uint32Array(streets.length),
    names: [''],
    use: Uint8Array.from(streets, ({ oneWay }) => (oneWay === true ? ALL_FORWARD : ANY_USE)),
    closures: new Map(),
    turns,
    barriers: new Map(),
  };
}
