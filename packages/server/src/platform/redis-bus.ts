import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { localBus, type Bus, type BusTopic } from './bus.ts';

/** A node says this to itself, by way of Redis, to know that it hears. */
const BEAT = 'beat';
const BEAT_MS = 1000;
/** Three beats: what others say does not arrive, whether Redis is gone, stands still or lost the subscription. */
const DEAF_MS = 3500;
/** A connection that says nothing for so long is opened anew: a broken network closes none. */
const RECONNECT_MS = 5000;
/** More than this many unanswered messages are not kept: they are old by the time they could be sent. */
const UNANSWERED_AT_MOST = 10_000;

/** Nothing here waits for Redis: a command fails at once without a connection, and within two seconds with one that hangs. */
const options = {
  lazyConnect: true,
  connectTimeout: 1000,
  commandTimeout: 2000,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (times: number) => Math.min(100 * times, 1000),
} as const;

/** What nodes of one database put before all that they keep in Redis: two databases may share one. */
export function namespaceOf(databaseUrl: string | undefined): string {
  return `safiri:${databaseUrl === undefined ? '' : new URL(databaseUrl).pathname.slice(1)}:`;
}

/** Several nodes: each hears the others by Redis and itself directly, so that a lost Redis leaves one node whole. */
export function redisBus(url: string, namespace: string, nodeId: string, log: FastifyBaseLogger): Bus {
  const local = localBus();
  const gapHandlers: Array<() => void> = [];
  const sender = new Redis(url, options);
  const receiver = new Redis(url, options);
  let heardAt = performance.now();
  let reconnectedAt = 0;
  let unanswered = 0;
  let deaf = false;

  for (const client of [sender, receiver]) {
    // Told once, by the beat; else each try to come back would be a line.
    client.on('error', () => {});
    client.connect().catch(() => {});
  }
  const tellGap = () => {
    for (const handler of gapHandlers) handler();
  };
  // What was said between the loss of a connection and its return was not heard, however short that was.
  receiver.on('ready', () => void receiver.psubscribe(`${namespace}*`).then(tellGap, () => {}));
  receiver.on('pmessage', (_pattern, channel, text) => {
    const { from, message } = JSON.parse(text) as { from: string; message: never };
    const topic = channel.slice(namespace.length);
    if (topic === BEAT) {
      if (from === nodeId) heardAt = performance.now();
    } else if (from !== nodeId) local.publish(topic as BusTopic, message);
  });

  function send(topic: string, message: unknown): void {
    if (sender.status !== 'ready' || unanswered >= UNANSWERED_AT_MOST) return;
    unanswered += 1;
    sender
      .publish(namespace + topic, JSON.stringify({ from: nodeId, message }))
      .catch(() => {})
      .finally(() => (unanswered -= 1));
  }

  const silentMs = () => performance.now() - heardAt;
  const connected = () => silentMs() < DEAF_MS;

  function beat(): void {
    send(BEAT, null);
    const now = performance.now();
    if (!connected() && now - Math.max(heardAt, reconnectedAt) > RECONNECT_MS) {
      reconnectedAt = now;
      for (const client of [sender, receiver]) client.disconnect(true);
    }
    if (!connected() && !deaf) log.warn('Redis is lost: what other nodes say is read from the database');
    if (connected() && deaf) log.warn('Redis is back');
    // Once more after its return: what was said between the last look and the subscription.
    const gap = deaf || !connected();
    deaf = !connected();
    if (gap) tellGap();
  }
  const timer = setInterval(beat, BEAT_MS);
  timer.unref();

  return {
    publish(topic, message) {
      local.publish(topic, message);
      send(topic, message);
    },
    publishHere: local.publishHere,
    subscribe: local.subscribe,
    connected,
    silentMs,
    onGap: (handler) => void gapHandlers.push(handler),
    async close() {
      clearInterval(timer);
      sender.disconnect();
      receiver.disconnect();
      await local.close();
    },
  };
}
