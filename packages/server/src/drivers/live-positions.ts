import { eq, isNotNull, sql } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { createDriverIndex, type DriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import { readWrittenFixes } from './relearn-positions.ts';

export interface Position extends Point {
  readonly heading: number | null;
  /** Milliseconds by the server's clock at which it was received. */
  readonly at: number;
}

interface Fix extends Position {
  readonly driverId: number;
}

/** Where drivers are: soft state in memory, shared by the bus, right again within one report of each phone. */
export interface LivePositions {
  get(driverId: number): Position | undefined;
  /** The nearest drivers who are online, by great circle. */
  near(point: Point, limit: number, radiusMeters: number): Array<{ driverId: number; meters: number; at: number; point: Point }>;
  /** Takes a position in on this node and tells the others. */
  report(fix: Fix): void;
  onReport(handler: (fix: Fix) => void): void;
  onlineCount(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Positions are written down this often, so that a restart need not wait for the phones. */
const WRITE_DOWN_MS = 5000;
/** And this often while other nodes can't be told: they read what is written. */
const WRITE_DOWN_DEAF_MS = 1000;

export function createLivePositions(ctx: Context): LivePositions {
  const positions = new Map<number, Position>();
  const online = new Map<number, string>();
  const index: DriverIndex = createDriverIndex();
  const unwritten = new Set<number>();
  const handlers: Array<(fix: Fix) => void> = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function place(driverId: number): void {
    const pool = online.get(driverId);
    const position = positions.get(driverId);
    if (pool === undefined || position === undefined) index.remove(driverId);
    else index.put({ driverId, lat: position.lat, lng: position.lng, pool, at: position.at });
  }

  async function refreshDriver(driverId: number): Promise<void> {
    const [row] = await ctx.db
      .select({ isOnline: drivers.isOnline, vehicleType: drivers.vehicleType })
      .from(drivers)
      .where(eq(drivers.id, driverId));
    if (row?.isOnline === true) online.set(driverId, row.vehicleType);
    else online.delete(driverId);
    place(driverId);
  }

  async function writeDown(): Promise<void> {
    const ids = [...unwritten];
    unwritten.clear();
    if (ids.length === 0) return;
    const rows = ids.flatMap((id) => {
      const p = positions.get(id);
      return p === undefined ? [] : [{ id, lat: p.lat, lng: p.lng, heading: p.heading, at: new Date(p.at).toISOString() }];
    });
    await ctx.db.execute(sql`
      update drivers set last_lat = f.lat, last_lng = f.lng, last_heading = f.heading, last_seen_at = f.at
      from json_to_recordset(${JSON.stringify(rows)}::json) as f(id int, lat float8, lng float8, heading float8, at timestamptz)
      where drivers.id = f.id`);
  }

  function take(fix: Fix): void {
    positions.set(fix.driverId, fix);
    place(fix.driverId);
    for (const handler of handlers) handler(fix);
  }

  /** Learns from the database what other nodes heard. */
  async function relearn(): Promise<void> {
    for (const { pool, ...fix } of await readWrittenFixes(ctx)) {
      if ((positions.get(fix.driverId)?.at ?? 0) >= fix.at) continue;
      online.set(fix.driverId, pool);
      take(fix);
    }
  }

  ctx.bus.subscribe('position', take);
  ctx.bus.onGap(() => {
    relearn().catch((error: unknown) => ctx.log.warn({ err: error }, 'positions could not be read'));
  });
  ctx.bus.subscribe('driver', ({ driverId }) => {
    refreshDriver(driverId).catch((error: unknown) => ctx.log.warn({ err: error }, 'driver could not be refreshed'));
  });

  return {
    get: (driverId) => positions.get(driverId),
    near: (point, limit, radiusMeters) =>
      index.nearest(point, limit, radiusMeters).map(({ driverId, meters }) => {
        const position = positions.get(driverId);
        return { driverId, meters, at: position?.at ?? 0, point: position ?? point };
      }),
    report(fix) {
      unwritten.add(fix.driverId);
      ctx.bus.publish('position', fix);
    },
    onReport: (handler) => void handlers.push(handler),
    onlineCount: () => online.size,
    async start() {
      const rows = await ctx.db
        .select({
          id: drivers.id,
          isOnline: drivers.isOnline,
          pool: drivers.vehicleType,
          lat: drivers.lastLat,
          lng: drivers.lastLng,
          heading: drivers.lastHeading,
          at: drivers.lastSeenAt,
        })
        .from(drivers)
        .where(isNotNull(drivers.lastSeenAt));
      for (const row of rows) {
        if (row.lat !== null && row.lng !== null && row.at !== null) {
          positions.set(row.id, { lat: row.lat, lng: row.lng, heading: row.heading, at: row.at.getTime() });
        }
      }
      const onlineRows = await ctx.db.select({ id: drivers.id, pool: drivers.vehicleType }).from(drivers).where(eq(drivers.isOnline, true));
      for (const row of onlineRows) {
        online.set(row.id, row.pool);
        place(row.id);
      }
      let writtenAt = performance.now();
      timer = setInterval(() => {
        if (ctx.bus.connected() && performance.now() - writtenAt < WRITE_DOWN_MS) return;
        writtenAt = performance.now();
        writing = writeDown().catch((error: unknown) => ctx.log.warn({ err: error }, 'positions could not be written down'));
      }, WRITE_DOWN_DEAF_MS);
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await writeDown();
    },
  };
}
