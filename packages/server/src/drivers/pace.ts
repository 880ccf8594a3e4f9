import { AsyncResource } from 'node:async_hooks';
import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { driverPace, PACE_TRIPS } from '@safiri/rules/places/driver-pace.ts';
import type { Context } from '../platform/context.ts';

/** The last trips alone, by their index: whoever drove many is looked at like whoever drove few. */
export const paceSql = (driverId: number): SQL => sql`
    select (e.data ->> 'plannedSeconds')::int as planned, r.duration_seconds as real
    from (select id, completed_at, duration_seconds, is_fast, hail, stops, charged_meters, detour_cap_seconds from rides
      where driver_id = ${driverId} and status = 'completed' order by completed_at desc limit ${PACE_TRIPS}) r,
      lateral (select data from ride_events where ride_id = r.id and to_status = 'completed' order by version limit 1) e
    where not r.is_fast and r.hail is null and r.stops = '[]' and r.charged_meters is null and r.detour_cap_seconds = 0
      and e.data ? 'plannedSeconds'
    order by r.completed_at desc`;

/** How much longer a driver's completed trips take than was planned of them; 1 without any. */
export async function readPace(reader: Reader, driverId: number): Promise<number> {
  const { rows } = await reader.execute<{ planned: number; real: number }>(paceSql(driverId));
  return driverPace(rows.map(({ planned, real }) => ({ plannedSeconds: planned, realSeconds: real })));
}

/** How drivers drive beside the average, known without asking for each position. */
export interface DriverPaces {
  /** The average until the driver's own trips were read, which the first question begins. */
  of(driverId: number): number;
  stop(): Promise<void>;
}

/** A pace moves little by one trip. */
const BELIEVED_MS = 600_000;
const BELIEVED_AT_MOST = 50_000;
const AVERAGE = 1;

export function createDriverPaces(ctx: Context): DriverPaces {
  const known = new Map<number, { readonly pace: number; readonly at: number }>();
  const reading = new Map<number, Promise<void>>();

  async function read(driverId: number): Promise<void> {
    let pace = known.get(driverId)?.pace ?? AVERAGE;
    try {
      pace = await readPace(ctx.db, driverId);
    } catch (error) {
      // Not asked again with each position: a database that is away is told of it by everybody at once.
      ctx.log.warn({ err: error }, "a driver's pace could not be read");
    }
    const [oldest] = known.keys();
    known.delete(driverId);
    if (oldest !== undefined && known.size >= BELIEVED_AT_MOST) known.delete(oldest);
    known.set(driverId, { pace, at: ctx.clock().getTime() });
    reading.delete(driverId);
  }

  // Whoever asks may be within a transaction and does not wait: the reading is no part of it.
  const readApart = AsyncResource.bind(read);

  return {
    of(driverId) {
      const found = known.get(driverId);
      const isOld = found === undefined || ctx.clock().getTime() - found.at > BELIEVED_MS;
      if (isOld && !reading.has(driverId)) reading.set(driverId, readApart(driverId));
      return found?.pace ?? AVERAGE;
    },
    stop: async () => void (await Promise.all(reading.values())),
  };
}
