import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { insertSelect, selectRecords, writtenColumns, writtenFrom } from '@safiri/db/platform/insert-select.ts';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import type { Judged, PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';
import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';
import { keepsOnTrail, type TrailLeg } from '@safiri/rules/drivers/trail.ts';
import { stoodFrom } from '@safiri/rules/desk/stuck.ts';
import type { Context } from '../platform/context.ts';
import type { LiveTrip, LiveTrips } from './live-trips.ts';
import { drivenOf } from './trip-trail.ts';

/** Writes down the way of live trips. */
export interface TrailRecorder {
  add(driverId: number, judged: Judged): void;
  /** What of a trip's way is on this node and not yet written down. */
  unwritten(rideId: number): readonly PhoneFix[];
  /** Writes down what waits on this node. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** A killed node loses this much of a trail; shorter would make many small rows. */
const WRITE_EVERY_MS = 30_000;
/** What waits while the database is away; the oldest goes first. */
const WAITING_AT_MOST = 5000;

interface Piece {
  readonly rideId: number;
  readonly driverId: number;
  readonly leg: TrailLeg;
  readonly points: PhoneFix[];
  /** The moment of the first jump, for a piece without points. */
  readonly since: number;
  jumps: number;
  /** Where the car has stood from, at its newest point. */
  stood: PhoneFix | undefined;
}

interface Open {
  piece: Piece;
  /** The two points kept last, also of the piece before. */
  before: PhoneFix | undefined;
  last: PhoneFix | undefined;
}

const legAt = (trip: LiveTrip, at: number): TrailLeg => (trip.startedAt !== null && at >= trip.startedAt ? 'trip' : 'pickup');

/** Pieces of one statement: a whole city's at once would hold the thread up while they are encoded. */
const PIECES_AT_ONCE = 200;

/** A piece as a row of JSON. */
function recordOf({ rideId, driverId, leg, points, since, jumps, stood }: Piece) {
  const first = points[0]?.at ?? since;
  const last = points.at(-1)?.at ?? since;
  return {
    rideId,
    driverId,
    leg,
    firstAt: new Date(first),
    lastAt: new Date(last),
    points: points.length === 0 ? null : `\\x${Buffer.from(encodeFrame({ sentAt: last, fixes: points })).toString('hex')}`,
    standingSince: stood === undefined || points.length === 0 ? null : new Date(stood.at),
    jumps,
  };
}

/** Writes pieces down, by one parameter whatever their number, and counts them. What is there already stays. */
function prepareInsert(db: Db) {
  const piece = db.$with('piece', getTableColumns(tripTrails)).as(selectRecords(sql.placeholder('pieces'), writtenColumns(tripTrails)));
  const written = db
    .$with('written', { rideId: tripTrails.rideId })
    .as(
      sql`${insertSelect(tripTrails, writtenFrom(tripTrails, piece), sql`from ${piece}`)} on conflict do nothing returning ${tripTrails.rideId}`,
    );
  return db
    .with(piece, written)
    .select({ count: sql<number>`count(*)::int` })
    .from(written)
    .prepare('insert_trip_trails');
}

/** @param writeDriven writes down how far a completed trip was driven, in metres */
export function createTrailRecorder(
  ctx: Context,
  trips: LiveTrips,
  writeDriven: (rideId: number, meters: number) => Promise<void>,
): TrailRecorder {
  const insert = prepareInsert(ctx.db);
  const open = new Map<number, Open>();
  let queued: Piece[] = [];
  let beingWritten: readonly Piece[] = [];
  let ended = new Set<number>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function close(entry: Open): void {
    if (entry.piece.points.length > 0 || entry.piece.jumps > 0) queued.push(entry.piece);
  }

  function pieceFor(trip: LiveTrip, at: number): Open {
    const leg = legAt(trip, at);
    const known = open.get(trip.rideId);
    const fresh: Piece = { rideId: trip.rideId, driverId: trip.driverId, leg, points: [], since: at, jumps: 0, stood: undefined };
    if (known === undefined || known.piece.driverId !== trip.driverId) {
      if (known !== undefined) close(known);
      const entry: Open = { piece: fresh, before: undefined, last: undefined };
      open.set(trip.rideId, entry);
      return entry;
    }
    if (known.piece.leg !== leg || known.piece.points.length >= FIXES_AT_MOST) {
      close(known);
      known.piece = { ...fresh, stood: known.piece.stood };
    }
    return known;
  }

  const within = (trip: LiveTrip, at: number) => at >= trip.acceptedAt && (trip.endedAt === null || at <= trip.endedAt);

  function addTo(trip: LiveTrip, { taken, track, jumps }: Judged): void {
    for (const fix of taken) {
      if (!within(trip, fix.at)) continue;
      const entry = pieceFor(trip, fix.at);
      entry.piece.stood = stoodFrom(entry.piece.stood, fix);
      // A leg begins with its first point, whatever was kept of the leg before.
      if (entry.piece.points.length > 0 && !keepsOnTrail(entry.before, entry.last, fix)) continue;
      entry.before = entry.last;
      entry.last = fix;
      entry.piece.points.push(fix);
    }
    if (jumps > 0 && within(trip, track.newestAt)) pieceFor(trip, track.newestAt).piece.jumps += jumps;
    if (trip.endedAt !== null && open.has(trip.rideId)) ended.add(trip.rideId);
  }

  async function writeDown(): Promise<void> {
    for (const [rideId, entry] of open) {
      close(entry);
      entry.piece = { ...entry.piece, points: [], since: ctx.clock().getTime(), jumps: 0 };
      const trip = trips.of(entry.piece.driverId).find((one) => one.rideId === rideId);
      if (trip === undefined || trip.endedAt !== null) open.delete(rideId);
    }
    const pieces = queued;
    beingWritten = pieces;
    const over = ended;
    queued = [];
    ended = new Set();
    try {
      for (let from = 0; from < pieces.length; from += PIECES_AT_ONCE) {
        await insert.execute({ pieces: JSON.stringify(pieces.slice(from, from + PIECES_AT_ONCE).map(recordOf)) });
      }
      for (const rideId of over) {
        const completed = and(eq(rides.id, rideId), eq(rides.status, 'completed'), isNotNull(rides.startedAt));
        const [ride] = await ctx.db.select({ startedAt: rides.startedAt }).from(rides).where(completed);
        const driven = ride?.startedAt == null ? null : await drivenOf(ctx.db, rideId, ride.startedAt.getTime());
        if (driven !== null) await writeDriven(rideId, driven);
      }
    } catch (error) {
      queued = [...pieces, ...queued].slice(-WAITING_AT_MOST);
      for (const rideId of over) ended.add(rideId);
      ctx.log.warn({ err: error }, 'trails could not be written down');
    } finally {
      beingWritten = [];
    }
  }

  const flush = () => (writing = writing.then(writeDown));
  trips.onEnd((rideId) => {
    ended.add(rideId);
    void flush();
  });

  return {
    add(driverId, judged) {
      for (const trip of trips.of(driverId)) addTo(trip, judged);
    },
    unwritten: (rideId) =>
      [...beingWritten, ...queued, ...(open.has(rideId) ? [open.get(rideId)?.piece] : [])].flatMap((piece) =>
        piece?.rideId === rideId ? piece.points : [],
      ),
    flush,
    start() {
      timer = setInterval(() => void flush(), WRITE_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
