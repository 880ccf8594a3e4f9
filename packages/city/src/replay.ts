import { readFile } from 'node:fs/promises';
import type { TripRequest } from './passenger.ts';

export interface TimedRequest {
  /** Seconds after the first request of the replay. */
  readonly at: number;
  readonly wish: TripRequest;
}

export interface ReplayWindow {
  /** 1 is Monday; undefined takes all days. */
  readonly weekday: number | undefined;
  /** Seconds of the day. */
  readonly from: number;
  readonly to: number;
}

/** Columns the replay reads; others are ignored. `weekday` may be missing. */
const needed = ['placed_s', 'pickup_lat', 'pickup_lng', 'dropoff_lat', 'dropoff_lng'] as const;

/**
 * Reads trip requests from a CSV with a header: time of day in seconds, pickup and dropoff in degrees.
 * @throws Error naming the missing column or the bad line
 */
export async function readReplay(file: string, window: ReplayWindow): Promise<TimedRequest[]> {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  const names = header.split(',');
  for (const name of needed) if (!names.includes(name)) throw new Error(`${file} has no column ${name}`);
  const rows = lines.map((line, i) => {
    const cells = line.split(',');
    const number = (name: string) => Number(cells[names.indexOf(name)]);
    const row = {
      weekday: names.includes('weekday') ? number('weekday') : undefined,
      placed: number('placed_s'),
      pickup: { lat: number('pickup_lat'), lng: number('pickup_lng'), address: 'Pickup' },
      dropoff: { lat: number('dropoff_lat'), lng: number('dropoff_lng'), address: 'Dropoff' },
    };
    const values = [row.placed, row.pickup.lat, row.pickup.lng, row.dropoff.lat, row.dropoff.lng];
    if (values.some((value) => !Number.isFinite(value))) throw new Error(`${file} line ${i + 2} is not a trip request`);
    return row;
  });
  const chosen = rows
    .filter((row) => window.weekday === undefined || row.weekday === undefined || row.weekday === window.weekday)
    .filter((row) => row.placed >= window.from && row.placed < window.to)
    .sort((a, b) => a.placed - b.placed);
  return chosen.map((row) => ({ at: row.placed - window.from, wish: { pickup: row.pickup, dropoff: row.dropoff, rideType: 'standard' } }));
}
