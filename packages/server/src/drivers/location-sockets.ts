import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { socketCloseCodes } from '@safiri/contract/drivers/socket-close-codes.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { createRota } from '../platform/rota.ts';
import type { Sessions } from '../platform/session.ts';
import type { LocationIngest } from './location-ingest.ts';
import { holdSocket, type HeldSocket } from './location-socket.ts';

/** The location sockets of this node: one for each driver. */
export interface LocationSockets {
  open(socket: WebSocket, actor: DriverActor, request: FastifyRequest): void;
  connections(): number;
  close(): void;
}

interface Entry {
  readonly held: HeldSocket;
  readonly actor: DriverActor;
  readonly request: FastifyRequest;
}

/** A socket whose phone misses two beats is dead, or its client never reads. */
const BEAT_MS = 30_000;

export function createLocationSockets(ctx: Context, sessions: Sessions, ingest: LocationIngest): LocationSockets {
  const entries = new Map<number, Entry>();

  async function leaveIfOffline(driverId: number): Promise<void> {
    const [row] = await ctx.db.select({ isOnline: drivers.isOnline }).from(drivers).where(eq(drivers.id, driverId));
    if (row?.isOnline !== true) entries.get(driverId)?.held.end(socketCloseCodes.offline);
  }

  async function leaveIfSignedOut({ actor, request, held }: Entry): Promise<void> {
    const now = await sessions.find(request);
    if (now?.driverId !== actor.driverId) held.end(socketCloseCodes.signedOut);
  }

  const safely = (looking: Promise<void>) =>
    looking.catch((error: unknown) => ctx.log.warn({ err: error }, 'the owner of a location socket could not be looked up'));

  ctx.bus.subscribe('driver', ({ driverId }) => {
    if (entries.has(driverId)) void safely(leaveIfOffline(driverId));
  });
  // A session that still stands connects again by itself.
  ctx.bus.subscribe('session', ({ userId }) => {
    for (const { actor, held } of entries.values()) if (actor.userId === userId) held.end(socketCloseCodes.signedOut);
  });

  const beats = createRota<Entry>(BEAT_MS, (due) => {
    for (const entry of due) {
      entry.held.beat();
      void safely(leaveIfSignedOut(entry));
    }
  });

  return {
    connections: () => entries.size,
    open(socket, actor, request) {
      const { driverId } = actor;
      entries.get(driverId)?.held.end(socketCloseCodes.replaced);
      const held = holdSocket({
        socket,
        factor: ctx.config.rateLimitFactor,
        now: () => ctx.clock().getTime(),
        take: (fixes, sentAt, nowMs) => ingest.take(driverId, fixes, sentAt, nowMs),
      });
      const entry = { held, actor, request };
      entries.set(driverId, entry);
      beats.add(entry);
      socket.on('close', () => {
        held.stop();
        beats.remove(entry);
        if (entries.get(driverId) === entry) entries.delete(driverId);
      });
    },
    close() {
      beats.stop();
      for (const { held } of entries.values()) held.end(socketCloseCodes.goingAway);
    },
  };
}
