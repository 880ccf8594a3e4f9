import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { driverTrackers } from '@safiri/db/drivers/tables.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';

/** A tracker by its secret. */
export interface Tracker {
  readonly driverId: number;
  readonly secretHash: Buffer;
  readonly isUsed: boolean;
  /** What it called itself when the secret was first used. */
  readonly name: string | null;
}

/** What became of requests of trackers. Positions that were judged are counted with those of phones. */
const outcomes = ['judged', 'offDuty', 'tooMany', 'unsure', 'malformed', 'unknown', 'copied'] as const;
export type TrackerOutcome = (typeof outcomes)[number];

/** The trackers that report to this node. */
export interface Trackers {
  /** Requests since the start of this node. */
  readonly counts: Record<TrackerOutcome, number>;
  /** Whose secret it is; undefined for one that was never made, lapsed or ended. */
  find(secret: string): Promise<Tracker | undefined>;
  /** Whether this node knows the secret without asking. */
  knows(secret: string): boolean;
  /**
   * Uses a secret for the first time, for the tracker of this name alone.
   * @returns the tracker as it stands now; undefined when the secret ended meanwhile
   */
  claim(tracker: Tracker, name: string | null): Promise<Tracker | undefined>;
  /** @param positionAt the time of a sound position, whether it counted or the app's did */
  heard(tracker: Tracker, positionAt?: number): void;
  start(): void;
  stop(): Promise<void>;
}

/** How long a secret read from the database is believed. An end is told by the bus and forgets it at once. */
const BELIEVED_MS = 10_000;
const KNOWN_AT_MOST = 50_000;
/** When trackers were heard is written down this often. */
const WRITE_EVERY_MS = 5000;

interface Heard {
  readonly tracker: Tracker;
  heardAt: number;
  positionAt: number | null;
}

export function createTrackers(ctx: Context): Trackers {
  const known = new Map<string, { tracker: Tracker; until: number }>();
  let heard = new Map<number, Heard>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  ctx.bus.subscribe('tracker', ({ driverId }) => {
    heard.delete(driverId);
    for (const [key, { tracker }] of known) if (tracker.driverId === driverId) known.delete(key);
  });

  const columns = {
    driverId: driverTrackers.driverId,
    secretHash: driverTrackers.secretHash,
    isUsed: sql<boolean>`${isNotNull(driverTrackers.usedAt)}`,
    name: driverTrackers.name,
  };

  function believe(key: string, tracker: Tracker): Tracker {
    if (known.size >= KNOWN_AT_MOST) known.clear();
    known.set(key, { tracker, until: ctx.clock().getTime() + BELIEVED_MS });
    return tracker;
  }

  const keyOf = (hash: Buffer) => hash.toString('base64');

  async function writeDown(): Promise<void> {
    const rows = [...heard.values()].map(({ tracker, heardAt, positionAt }) => ({
      id: tracker.driverId,
      hash: tracker.secretHash.toString('hex'),
      heard: new Date(heardAt).toISOString(),
      position: positionAt === null ? null : new Date(positionAt).toISOString(),
    }));
    heard = new Map();
    if (rows.length === 0) return;
    await ctx.db
      .update(driverTrackers)
      .set({ heardAt: sql`greatest(heard_at, h.heard)`, positionAt: sql`greatest(position_at, h.position)` })
      .from(sql`json_to_recordset(${JSON.stringify(rows)}::json) as h(id int, hash text, heard timestamptz, position timestamptz)`)
      .where(and(sql`${driverTrackers.driverId} = h.id`, sql`${driverTrackers.secretHash} = decode(h.hash, 'hex')`));
  }

  return {
    counts: Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<TrackerOutcome, number>,
    knows: (secret) => known.has(keyOf(sha256(secret))),
    async find(secret) {
      const hash = sha256(secret);
      const key = keyOf(hash);
      const now = ctx.clock();
      const cached = known.get(key);
      if (cached !== undefined && cached.until > now.getTime()) return cached.tracker;
      const [row] = await ctx.db
        .select(columns)
        .from(driverTrackers)
        .where(and(eq(driverTrackers.secretHash, hash), or(isNotNull(driverTrackers.usedAt), gt(driverTrackers.useBy, now))));
      if (row !== undefined) return believe(key, row);
      known.delete(key);
      return undefined;
    },
    async claim(tracker, name) {
      const now = ctx.clock();
      const bySecret = eq(driverTrackers.secretHash, tracker.secretHash);
      const claimed = await ctx.db
        .update(driverTrackers)
        .set({ usedAt: now, heardAt: now, name })
        .where(and(bySecret, isNull(driverTrackers.usedAt), gt(driverTrackers.useBy, now)))
        .returning(columns);
      // Another request with the same secret may have been first.
      const [row] = claimed.length > 0 ? claimed : await ctx.db.select(columns).from(driverTrackers).where(bySecret);
      return row?.isUsed === true ? believe(keyOf(row.secretHash), row) : undefined;
    },
    heard(tracker, positionAt) {
      const heardAt = ctx.clock().getTime();
      const before = heard.get(tracker.driverId);
      if (before?.tracker.secretHash.equals(tracker.secretHash) === true) {
        before.heardAt = heardAt;
        before.positionAt = positionAt ?? before.positionAt;
      } else heard.set(tracker.driverId, { tracker, heardAt, positionAt: positionAt ?? null });
    },
    start() {
      timer = setInterval(() => {
        writing = writeDown().catch((error: unknown) => ctx.log.warn({ err: error }, 'when trackers were heard could not be written down'));
      }, WRITE_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await writeDown();
    },
  };
}
