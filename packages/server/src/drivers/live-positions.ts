import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { createDriverIndex, type DriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import { POSITION_FRESH_SECONDS, POSITION_KEPT_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehicleFacts, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { LocationSource } from '@safiri/rules/drivers/judge-fixes.ts';
import { drivesIn, type MarketOfTrip } from '@safiri/rules/drivers/workplace.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import type { FreeCar } from '@safiri/rules/pricing/free-cars.ts';
import type { Context } from '../platform/context.ts';
import { writeLastPositions } from '../users/public.ts';
import { createDriverPaces } from './pace.ts';
import { createOnlineDrivers, type OnlineDriver, type OnlineDrivers } from './online-drivers.ts';
import { readWrittenFixes } from './relearn-positions.ts';

export interface Position extends Point {
  readonly heading: number | null;
  /** Metres by which it may be wrong; null where the phone did not say, and after a restart. */
  readonly accuracy?: number | null;
  /** Milliseconds by the server's clock at which it was received. */
  readonly at: number;
  /** Who sent it; our app where that is not known any more. */
  readonly source?: LocationSource | undefined;
}

interface Fix extends Position {
  readonly driverId: number;
}

/** All that is known of one driver's position. */
interface Held {
  position: Position;
  /** When others were told last, milliseconds. */
  spreadAt: number;
  isUnspread: boolean;
  isUnwritten: boolean;
}

interface NearPosition {
  readonly driverId: number;
  /** Great circle. */
  readonly meters: number;
  readonly at: number;
  readonly point: Point;
}

/** Who is looked for among those who are near. */
export interface Only {
  readonly verifiedFemale?: boolean;
  /** Vehicle types. */
  readonly pools?: readonly string[];
  /** Without a trip or an offer. */
  readonly free?: boolean;
  /** Heard of within the minute: whoever is silent longer can't be asked. */
  readonly fresh?: boolean;
  /** May drive trips of this market. */
  readonly market?: MarketOfTrip | undefined;
}

/** Where drivers are: soft state in memory, shared by the bus, right again within one report of each phone. */
export interface LivePositions {
  get(driverId: number): Position | undefined;
  /** The nearest drivers who are online and were heard of within the hour, by great circle. */
  near(point: Point, limit: number, radiusMeters: number, only?: Only): NearPosition[];
  /** Which streets a driver uses, by the vehicle; those of a car for one who is not online. */
  drivenAs(driverId: number): RoadVehicle;
  /** How much longer a driver's trips take than those of all; 1 while that is not known. */
  paceOf(driverId: number): number;
  /** Of a driver who is online. */
  vehicleOf(driverId: number): VehicleType | undefined;
  /** Cars that could be offered a trip now: online, heard of within the minute, without a trip or an offer. */
  freeCars(): Array<FreeCar & Point>;
  /** Calls back for everybody who is online and whose position is known. */
  each(visit: (driverId: number, position: Position, driver: OnlineDriver) => void): void;
  /** Takes a position in on this node at once; listeners and other nodes are told the newest now and then. */
  report(fix: Fix, nowMs?: number): void;
  onReport(handler: (fix: Fix) => void): void;
  onlineCount(): number;
  isOnline(driverId: number): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Positions are written down this often, so that a restart need not wait for the phones. */
const WRITE_DOWN_MS = 5000;
/** And this often while other nodes can't be told: they read what is written. */
const WRITE_DOWN_DEAF_MS = 1000;
/** Positions of one statement: a whole city's at once would hold the thread up while they are encoded. */
const WRITTEN_AT_ONCE = 500;
/** Listeners and other nodes hear of one driver this often at most, however often the phone reports. */
const SPREAD_EVERY_MS = 250;

export function createLivePositions(ctx: Context): LivePositions {
  const paces = createDriverPaces(ctx);
  const held = new Map<number, Held>();
  const index: DriverIndex = createDriverIndex();
  /** Whose newest position still is to be written down, and whose to be told. */
  let unwritten: number[] = [];
  let unspread: number[] = [];
  let spreading: NodeJS.Timeout | undefined;
  const handlers: Array<(fix: Fix) => void> = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function place(driverId: number): void {
    const known = online.get(driverId);
    const position = held.get(driverId)?.position;
    if (known === undefined || position === undefined) index.remove(driverId);
    else {
      const { pool, verifiedFemale, busy } = known;
      index.put({ driverId, lat: position.lat, lng: position.lng, at: position.at, pool, verifiedFemale, busy });
    }
  }

  const online: OnlineDrivers = createOnlineDrivers(ctx, place);

  const heldSince = () => ctx.clock().getTime() - POSITION_KEPT_SECONDS * 1000;
  const freshSince = () => ctx.clock().getTime() - POSITION_FRESH_SECONDS * 1000;

  async function writeDown(): Promise<void> {
    const ids = unwritten;
    unwritten = [];
    if (ids.length === 0) return;
    const rows = ids.flatMap((id) => {
      const one = held.get(id);
      if (one === undefined) return [];
      one.isUnwritten = false;
      const { lat, lng, heading, at } = one.position;
      return [{ id, lat, lng, heading, at: new Date(at).toISOString() }];
    });
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await writeLastPositions(ctx.db, rows.slice(from, from + WRITTEN_AT_ONCE));
  }

  function hold(driverId: number, position: Position): Held {
    const known = held.get(driverId);
    if (known === undefined) {
      const fresh: Held = { position, spreadAt: 0, isUnspread: false, isUnwritten: false };
      held.set(driverId, fresh);
      return fresh;
    }
    known.position = position;
    return known;
  }

  function take(fix: Fix): Held {
    const taken = hold(fix.driverId, fix);
    if (!index.move(fix.driverId, fix.lat, fix.lng, fix.at)) place(fix.driverId);
    return taken;
  }

  function spread(driverId: number, one: Held, nowMs: number): void {
    one.spreadAt = nowMs;
    const { lat, lng, heading, accuracy = null, at, source = 'app' } = one.position;
    ctx.bus.publish('position', { driverId, lat, lng, heading, accuracy, at, source });
  }

  function publishQueued(): void {
    spreading = undefined;
    const now = ctx.clock().getTime();
    const ids = unspread;
    unspread = [];
    for (const driverId of ids) {
      const one = held.get(driverId);
      if (one === undefined) continue;
      one.isUnspread = false;
      spread(driverId, one, now);
    }
  }

  function hear(fix: Fix): void {
    take(fix);
    for (const handler of handlers) handler(fix);
  }

  /** Learns from the database what other nodes heard. */
  async function relearn(): Promise<void> {
    const fixes = await readWrittenFixes(ctx);
    for (const fix of fixes) if ((held.get(fix.driverId)?.position.at ?? 0) < fix.at) hear(fix);
    online.renew(fixes.flatMap(({ driverId }) => (online.get(driverId) === undefined ? [driverId] : [])));
  }

  ctx.bus.subscribe('position', (fix) => {
    // A phone that changed nodes may be known better here.
    if ((held.get(fix.driverId)?.position.at ?? 0) <= fix.at) hear(fix);
  });
  ctx.bus.onGap(() => {
    relearn().catch((error: unknown) => ctx.log.warn({ err: error }, 'positions could not be read'));
  });

  return {
    get: (driverId) => held.get(driverId)?.position,
    near(point, limit, radiusMeters, { fresh = false, market, ...only } = {}) {
      const accept = (driverId: number) => {
        const known = online.get(driverId);
        return market !== undefined && known !== undefined && drivesIn(known.workplace, market);
      };
      const wanted = { ...only, ...(market === undefined ? {} : { accept }), since: fresh ? freshSince() : heldSince() };
      return index.nearest(point, limit, radiusMeters, wanted).map(({ driverId, meters }) => {
        const position = held.get(driverId)?.position;
        return { driverId, meters, at: position?.at ?? 0, point: position ?? point };
      });
    },
    paceOf: (driverId) => paces.of(driverId),
    drivenAs(driverId) {
      const known = online.get(driverId);
      return known === undefined ? 'car' : vehicleFacts[known.pool].drivenAs;
    },
    vehicleOf: (driverId) => online.get(driverId)?.pool,
    freeCars() {
      const since = freshSince();
      const cars: Array<FreeCar & Point> = [];
      for (const [driverId, { pool, verifiedFemale, busy }] of online.entries()) {
        const position = held.get(driverId)?.position;
        if (busy || position === undefined || position.at < since) continue;
        cars.push({ vehicleType: pool, verifiedFemale, lat: position.lat, lng: position.lng });
      }
      return cars;
    },
    each(visit) {
      for (const [driverId, known] of online.entries()) {
        const position = held.get(driverId)?.position;
        if (position !== undefined) visit(driverId, position, known);
      }
    },
    report(fix, nowMs = ctx.clock().getTime()) {
      const { driverId } = fix;
      const taken = take(fix);
      if (!taken.isUnwritten) {
        taken.isUnwritten = true;
        unwritten.push(driverId);
      }
      if (nowMs - taken.spreadAt >= SPREAD_EVERY_MS) spread(driverId, taken, nowMs);
      else if (!taken.isUnspread) {
        taken.isUnspread = true;
        unspread.push(driverId);
        spreading ??= setTimeout(publishQueued, SPREAD_EVERY_MS);
      }
    },
    onReport: (handler) => void handlers.push(handler),
    onlineCount: () => online.size,
    isOnline: (driverId) => online.get(driverId) !== undefined,
    async start() {
      // Of others nobody asks where they are until they report again.
      const underWay = sql`(select id from drivers where is_online
        union select driver_id from rides where driver_id is not null and status in ${oneOf(drivenStatuses)})`;
      const rows = await ctx.db
        .select({
          id: drivers.id,
          lat: drivers.lastLat,
          lng: drivers.lastLng,
          heading: drivers.lastHeading,
          at: drivers.lastSeenAt,
        })
        .from(drivers)
        .where(and(isNotNull(drivers.lastSeenAt), inArray(drivers.id, underWay)));
      for (const row of rows) {
        if (row.lat !== null && row.lng !== null && row.at !== null) {
          hold(row.id, { lat: row.lat, lng: row.lng, heading: row.heading, at: row.at.getTime() });
        }
      }
      await online.start();
      let writtenAt = performance.now();
      timer = setInterval(() => {
        index.expire(heldSince());
        if (ctx.bus.connected() && performance.now() - writtenAt < WRITE_DOWN_MS) return;
        writtenAt = performance.now();
        writing = writing.then(writeDown).catch((error: unknown) => ctx.log.warn({ err: error }, 'positions could not be written down'));
      }, WRITE_DOWN_DEAF_MS);
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(spreading);
      await online.stop();
      await paces.stop();
      await writing;
      await writeDown();
    },
  };
}
