import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { ServerResponse } from 'node:http';
import { isDatabaseUnavailable } from '@safiri/db/platform/connect.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { HEARTBEAT_SECONDS, streamPath, type StreamEventName, type StreamEvents } from '@safiri/contract/stream.ts';
import { spreadMs } from '@safiri/rules/stream/come-back.ts';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import { limitFor } from './limits.ts';
import { createRota } from './rota.ts';
import { requireActor, type Server } from './serve.ts';
import { validSessions } from './stream-sessions.ts';

/** Builds what a person is told of a subject, from its state now; undefined when there is nothing to tell any more. */
export type EventBuilder<N extends StreamEventName> = (actor: Actor, subjectId: number | null) => Promise<StreamEvents[N] | undefined>;

/** What a person's stream begins with, so that a fresh connection is right at once. */
export type Opening = (actor: Actor) => Promise<Array<{ name: StreamEventName; subjectId: number | null }>>;

export interface StreamHub {
  /** Takes a client in: greets it, replays what it missed, and keeps it until it leaves. */
  open(client: Client, lastId: number | undefined): Promise<void>;
  provide<N extends StreamEventName>(name: N, builder: EventBuilder<N>): void;
  /** Sends to a person's open streams on this node without a trace: for what is outdated in seconds. */
  send<N extends StreamEventName>(userId: number, name: N, data: StreamEvents[N]): void;
  isConnected(userId: number): boolean;
  connections(): number;
  close(): void;
}

export interface Client {
  readonly actor: Actor;
  readonly raw: ServerResponse;
}

/** What happened, for one person. */
interface PublishedEvent {
  readonly userId: number;
  readonly name: StreamEventName;
  readonly subjectId: number | null;
  readonly id: number;
}

/** A client that reads slower than this much behind is cut off; it reconnects and gets the newest state. */
const BACKLOG_BYTES = 128 * 1024;
/** A larger id may have been committed earlier: events this close before the last one seen are looked at again. */
const ID_OVERLAP = 1000;
const REPLAY_AT_MOST = 50;
/** Streams of one account on a node: phones and tabs, and those that died without a word. */
const STREAMS_AT_MOST = 12;
/** Whoever was closed for a newer one looks by polling, and comes back once in a while. */
const CROWDED_OUT_MS = 60_000;

const frame = (name: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export function createStreamHub(ctx: Context, opening: Opening): StreamHub {
  const clients = new Map<number, Set<Client>>();
  let open = 0;
  let closed = false;
  const builders = new Map<StreamEventName, EventBuilder<StreamEventName>>();

  function drop(client: Client): void {
    const set = clients.get(client.actor.userId);
    if (set?.delete(client) === true) open -= 1;
    if (set?.size === 0) clients.delete(client.actor.userId);
    heartbeats.remove(client);
    client.raw.end();
  }

  /** Without waiting until it has read what it does not read. */
  function cutOff(client: Client): void {
    drop(client);
    client.raw.destroy();
  }

  function write(client: Client, text: string): void {
    if (client.raw.writableLength > BACKLOG_BYTES) cutOff(client);
    else client.raw.write(text);
  }

  /** @throws while the database is away; whatever else is wrong with one event must not end the stream for ever */
  async function build(actor: Actor, name: StreamEventName, subjectId: number | null): Promise<unknown> {
    try {
      return await builders.get(name)?.(actor, subjectId);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      ctx.log.error({ err: error, name, subjectId }, 'a stream event could not be told');
      return undefined;
    }
  }

  async function sendInTurn(before: Promise<void> | undefined, { userId, name, subjectId, id }: PublishedEvent): Promise<void> {
    const [first] = clients.get(userId) ?? [];
    if (first === undefined) return;
    const [built] = await Promise.allSettled([build(first.actor, name, subjectId), before]);
    if (built.status === 'rejected') {
      // Who comes back is told of it again; who stayed would never hear.
      for (const client of clients.get(userId) ?? []) cutOff(client);
    } else if (built.value !== undefined) {
      const text = frame(name, built.value, id);
      for (const client of clients.get(userId) ?? []) write(client, text);
    }
  }

  /** The last event of each person that is still to be written: what is told keeps the order in which it happened. */
  const turns = new Map<number, Promise<void>>();
  function deliver(event: PublishedEvent): void {
    const mine = sendInTurn(turns.get(event.userId), event).finally(() => {
      if (turns.get(event.userId) === mine) turns.delete(event.userId);
    });
    turns.set(event.userId, mine);
  }

  ctx.bus.subscribe('stream', (events) => {
    for (const event of events) deliver({ ...event, name: event.name as StreamEventName });
  });
  // A revoked session loses its stream; a session that still stands reconnects by itself.
  ctx.bus.subscribe('session', ({ userId }) => {
    for (const client of clients.get(userId) ?? []) drop(client);
  });

  async function dropEnded(listening: readonly Client[]): Promise<void> {
    const valid = await validSessions(
      ctx,
      listening.map(({ actor }) => actor.sessionId),
    );
    for (const client of listening) if (!valid.has(client.actor.sessionId)) drop(client);
  }

  const heartbeats = createRota<Client>(HEARTBEAT_SECONDS * 1000, (due) => {
    const text = frame('beat', { now: ctx.clock().toISOString() });
    for (const client of due) write(client, text);
    dropEnded(due).catch((error: unknown) => ctx.log.warn({ err: error }, 'the sessions of streams could not be looked at'));
  });

  /** What was told since the last event this client saw, each subject once, in order. */
  async function missed(actor: Actor, lastId: number): Promise<Array<{ id: number; name: StreamEventName; subjectId: number | null }>> {
    const newest = max(streamEvents.id);
    const rows = await ctx.db
      .select({ id: newest, name: streamEvents.name, subjectId: streamEvents.subjectId })
      .from(streamEvents)
      .where(and(eq(streamEvents.userId, actor.userId), gt(streamEvents.id, Math.max(0, lastId - ID_OVERLAP))))
      .groupBy(streamEvents.name, streamEvents.subjectId)
      .orderBy(desc(newest))
      .limit(REPLAY_AT_MOST);
    return rows.map((row) => ({ ...row, id: row.id ?? 0, name: row.name as StreamEventName })).reverse();
  }

  async function newestId(): Promise<number> {
    const [row] = await ctx.db.select({ id: max(streamEvents.id) }).from(streamEvents);
    return row?.id ?? 0;
  }

  async function takeIn(client: Client, lastId: number | undefined): Promise<void> {
    const { actor } = client;
    const set = clients.get(actor.userId) ?? new Set();
    const [oldest] = set;
    if (oldest !== undefined && set.size >= STREAMS_AT_MOST) {
      write(oldest, `retry: ${CROWDED_OUT_MS}\n: closed, since this account opened more than ${STREAMS_AT_MOST} streams\n\n`);
      drop(oldest);
    }
    clients.set(actor.userId, set.add(client));
    open += 1;
    heartbeats.add(client);
    client.raw.on('close', () => drop(client));
    // It left while its session was looked up: its end was told before anybody listened.
    if (client.raw.destroyed) {
      drop(client);
      return;
    }
    const comeBackMs = ctx.random.below(spreadMs(open));
    const hello = { now: ctx.clock().toISOString(), replayed: lastId !== undefined, comeBackMs };
    // A number from the start, so that also one who was told nothing yet misses nothing; after a loss only with what was missed.
    write(client, `retry: ${comeBackMs}\n${frame('hello', hello, lastId === undefined ? await newestId() : undefined)}`);
    const replay = lastId === undefined ? [] : await missed(actor, lastId);
    const known = new Set(replay.map((event) => `${event.name}:${event.subjectId}`));
    const start = (await opening(actor)).filter((event) => !known.has(`${event.name}:${event.subjectId}`));
    for (const event of [...start.map((e) => ({ ...e, id: undefined })), ...replay]) {
      const data = await build(actor, event.name, event.subjectId);
      if (data !== undefined) write(client, frame(event.name, data, event.id));
    }
  }

  return {
    async open(client, lastId) {
      // The node stops: it is told to come back before it listens to a node that says nothing any more.
      if (closed) {
        client.raw.end();
        return;
      }
      try {
        await takeIn(client, lastId);
      } catch (error) {
        // It comes back, and is told from the database's state then.
        cutOff(client);
        ctx.log.warn({ err: error }, 'a stream could not be begun');
      }
    },
    provide: (name, builder) => void builders.set(name, builder as EventBuilder<StreamEventName>),
    send(userId, name, data) {
      const set = clients.get(userId);
      if (set === undefined) return;
      const text = frame(name, data);
      for (const client of set) write(client, text);
    },
    isConnected: (userId) => clients.has(userId),
    connections: () => open,
    close() {
      closed = true;
      heartbeats.stop();
      for (const set of clients.values()) for (const client of set) client.raw.end();
      clients.clear();
    },
  };
}

const EVENT_ID = /^\d{1,15}$/;

/** `GET /api/stream`: one server-sent-events stream per signed-in client. */
export function streamRoute(server: Server, hub: StreamHub): void {
  server.app.get(
    streamPath,
    { config: { rateLimit: limitFor('read', server.ctx.config.rateLimitFactor), rank: 'refused-last' }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, `GET ${streamPath}`);
      const { lastEventId } = request.query as { lastEventId?: unknown };
      const last = request.headers['last-event-id'] ?? lastEventId;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      await hub.open({ actor, raw }, typeof last === 'string' && EVENT_ID.test(last) ? Number(last) : undefined);
    },
  );
}
