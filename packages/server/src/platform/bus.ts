import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

/** What nodes tell each other. Losing a message costs speed, never correctness: everything told is also in PostgreSQL. */
export interface BusMessages {
  /** Rows of `stream_events` were committed for these people. */
  stream: Array<{ id: number; userId: number; name: string; subjectId: number | null }>;
  /** A driver's phone reported a position. `at` is the server's clock in milliseconds. */
  position: { driverId: number; lat: number; lng: number; heading: number | null; at: number };
  /** A driver went online or offline, or changed what dispatch must know. */
  driver: { driverId: number };
  /** A session was revoked: forget it at once. */
  session: { userId: number };
  /** A person changed what sessions remember of them: read it anew. */
  account: { userId: number };
  /** A trip wants a driver, or an offer was freed. */
  dispatch: { rideId: number };
  /** The outbox holds something urgent. */
  outbox: { urgent: true };
}

export type BusTopic = keyof BusMessages;

export interface Bus {
  publish<T extends BusTopic>(topic: T, message: BusMessages[T]): void;
  subscribe<T extends BusTopic>(topic: T, handler: (message: BusMessages[T]) => void): void;
  close(): Promise<void>;
}

/** One node: messages stay in the process. */
export function localBus(): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (topic, message) => void emitter.emit(topic, message),
    subscribe: (topic, handler) => void emitter.on(topic, handler),
    close: async () => void emitter.removeAllListeners(),
  };
}

const CHANNEL = 'safiri:';

/** Several nodes: each hears the others by Redis and itself directly, so that a lost Redis leaves one node whole. */
export function redisBus(url: string, nodeId: string, log: FastifyBaseLogger): Bus {
  const local = localBus();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true } as const;
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, autoResubscribe: true, enableOfflineQueue: true });
  for (const client of [sender, receiver]) {
    client.on('error', (error: Error) => log.warn({ error: error.message }, 'Redis is not reachable'));
    client.connect().catch(() => {});
  }
  receiver.psubscribe(`${CHANNEL}*`).catch((error: Error) => log.warn({ error: error.message }, 'Redis subscription failed'));
  receiver.on('pmessage', (_pattern, channel, text) => {
    const { from, message } = JSON.parse(text) as { from: string; message: never };
    if (from !== nodeId) local.publish(channel.slice(CHANNEL.length) as BusTopic, message);
  });
  return {
    publish(topic, message) {
      local.publish(topic, message);
      sender.publish(CHANNEL + topic, JSON.stringify({ from: nodeId, message })).catch(() => {});
    },
    subscribe: local.subscribe,
    async close() {
      sender.disconnect();
      receiver.disconnect();
      await local.close();
    },
  };
}
