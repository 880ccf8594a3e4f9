import { cellToChildren, cellToLatLng, latLngToCell } from 'h3-js';
import { NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { bearingDegrees, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';

/** Cells of about 130 m across: a few houses on each side of a street. */
const RESOLUTION = 10;
/**
 * A car stays in the cell that it was told in until it is this far from its middle, a third of a cell beyond its edge: one that stands
 * at an edge would else tell so by being now here, now there.
 */
const STAYS_METERS = 120;
/** Five decimals are a metre: the place tells nothing but its cell. */
const short = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export const cellAt = ({ lat, lng }: Point): string => latLngToCell(lat, lng, RESOLUTION);

export function middleOf(cell: string): Point {
  const [lat, lng] = cellToLatLng(cell);
  return { lat, lng };
}

/** Which of the spans of {@link NEARBY_SECONDS} a moment is in: within one, nothing that is told of cars changes. */
export const spanOf = (now: Date): number => Math.floor(now.getTime() / (1000 * NEARBY_SECONDS));

/** Where cars are as far as passengers are told who look around (docs/decisions/026-cars-nearby.md). */
export interface CoarsePlaces {
  /** The cell in which a driver is told to be: the same for everybody until the span is over, whatever the driver does. */
  cellOf(driverId: number, at: Point): string;
}

export function createCoarsePlaces({ clock }: Pick<Context, 'clock'>): CoarsePlaces {
  let span = NaN;
  let told = new Map<number, string>();
  /** Of the span before. */
  let last = new Map<number, string>();
  return {
    cellOf(driverId, at) {
      const now = spanOf(clock());
      if (now !== span) {
        span = now;
        last = told;
        told = new Map();
      }
      const known = told.get(driverId);
      if (known !== undefined) return known;
      const before = last.get(driverId);
      const cell = before !== undefined && distanceMeters(middleOf(before), at) < STAYS_METERS ? before : cellAt(at);
      told.set(driverId, cell);
      return cell;
    },
  };
}

/** A place for a car on a map, and the direction of the street there; null where no street is known. */
export interface Spot extends Point {
  readonly heading: number | null;
}

/**
 * Where the nth car of a cell is shown, counted from 0: at the street nearest to a fixed point of the cell. It follows from the cell
 * alone.
 */
export function spotIn({ roads }: Pick<Context, 'roads'>, cell: string, nth: number): Spot {
  const parts = cellToChildren(cell, RESOLUTION + 1);
  const point = middleOf(parts[nth % parts.length] ?? cell);
  const street = roads.stopNear(point);
  if (street === undefined) return { lat: short(point.lat), lng: short(point.lng), heading: null };
  // The shortest way to a street meets it at a right angle.
  const heading = (Math.round(bearingDegrees(point, street.point)) + 90) % 360;
  return { lat: short(street.point.lat), lng: short(street.point.lng), heading };
}
