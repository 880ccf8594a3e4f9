import { readFileSync } from 'node:fs';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

export interface Trip {
  readonly id: number;
  readonly roadKm: number;
  readonly straightKm: number;
  /** Local hour in which the ride began. */
  readonly hour: number;
  /** The same with its fraction. */
  readonly clock: number;
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
  readonly seconds: number;
  readonly pickup: Point;
  readonly dropoff: Point;
}

/** Rides under a minute or faster than 80 km/h on average are slips of the phone, not rides. */
const LEAST_SECONDS = 60;
const MOST_KMH = 80;

const columns = [
  'order_id',
  'weekday',
  'picked_up_s',
  'distance_km',
  'pickup_lat',
  'pickup_lng',
  'dropoff_lat',
  'dropoff_lng',
  'ride_seconds',
] as const;

/** The usable trips of a table with the columns above; more columns do not matter. */
export function readTrips(file: string): { trips: Trip[]; junk: number } {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const places = columns.map((name) => head.split(',').indexOf(name));
  if (places.includes(-1)) throw new Error(`${file} needs the columns ${columns.join(', ')}`);
  const trips = lines
    .map((line): Trip => {
      const cells = line.split(',');
      const [id, weekday, pickedUp, roadKm, pickupLat, pickupLng, dropoffLat, dropoffLng, seconds] = places.map((at) =>
        Number(cells[at]),
      ) as [number, number, number, number, number, number, number, number, number];
      const pickup = { lat: pickupLat, lng: pickupLng };
      const dropoff = { lat: dropoffLat, lng: dropoffLng };
      const straightKm = distanceMeters(pickup, dropoff) / 1000;
      return {
        id,
        roadKm,
        straightKm,
        hour: Math.floor(pickedUp / 3600) % 24,
        clock: (pickedUp / 3600) % 24,
        weekday: weekday - 1,
        seconds,
        pickup,
        dropoff,
      };
    })
    .filter((trip) => Number.isFinite(trip.seconds + trip.roadKm + trip.straightKm));
  const usable = trips.filter(({ seconds, roadKm }) => seconds >= LEAST_SECONDS && roadKm / (seconds / 3600) <= MOST_KMH);
  return { trips: usable, junk: lines.length - usable.length };
}

/** Three trips of ten are held out, always the same: by a hash of the order's number. */
export function isHeldOut({ id }: Trip): boolean {
  let hash = Math.imul(id, 0x9e3779b1) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % 10 < 3;
}

/** A zone of people: all trips from it are learned from or predicted, never both. */
const FOLD_CELL_DEGREES = 0.02;

/** Shares the pickup cells of trips out into folds, the largest cell first to the fold with the fewest trips: the number of each trip's fold. */
export function foldsOf(trips: readonly Trip[], folds: number): number[] {
  const cellOf = ({ pickup }: Trip) => `${Math.floor(pickup.lat / FOLD_CELL_DEGREES)} ${Math.floor(pickup.lng / FOLD_CELL_DEGREES)}`;
  const sizes = new Map<string, number>();
  for (const trip of trips) sizes.set(cellOf(trip), (sizes.get(cellOf(trip)) ?? 0) + 1);
  const load = Array.from({ length: folds }, () => 0);
  const foldOfCell = new Map<string, number>();
  for (const [cell, size] of [...sizes].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))) {
    const fold = load.indexOf(Math.min(...load));
    load[fold] = (load[fold] ?? 0) + size;
    foldOfCell.set(cell, fold);
  }
  return trips.map((trip) => foldOfCell.get(cellOf(trip)) ?? 0);
}
