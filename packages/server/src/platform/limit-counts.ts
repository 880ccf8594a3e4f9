import { Redis } from 'ioredis';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Bus } from './bus.ts';

const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** No request waits longer for its count. */
const PATIENCE_MS = 250;
/** After a failure Redis is not asked for so long. */
const REST_MS = 1000;
const KEPT_AT_MOST = 50_000;

interface Counted {
  current: number;
  ttl: number;
}

/** Counts of this process alone, for when the shared ones can't be had. */
function ownCounts(): (key: string, windowMs: number) => Counted {
  const windows = new Map<string, { count: number; until: number }>();
  return (key, windowMs) => {
    const now = performance.now();
    let window = windows.get(key);
    if (window === undefined || window.until <= now) {
      if (windows.size >= KEPT_AT_MOST) windows.clear();
      windows.set(key, (window = { count: 0, until: now + windowMs }));
    }
    window.count += 1;
    return { current: window.count, ttl: window.until - now };
  };
}

/** Counts requests over all nodes by Redis, and by this node alone while Redis does not answer: a limit always holds. */
export function createLimitCounts(url: string, namespace: string, bus: Bus): { store: FastifyRateLimitStoreCtor; close(): void } {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  });
  redis.on('error', () => {});
  const own = ownCounts();
  let restsUntil = 0;

  async function count(key: string, windowMs: number): Promise<Counted> {
    const now = performance.now();
    if (redis.status !== 'ready' || !bus.connected() || now < restsUntil) return own(key, windowMs);
    try {
      const [current, ttl] = (await redis.eval(COUNT, 1, key, windowMs)) as [number, number];
      return { current, ttl };
    } catch {
      restsUntil = performance.now() + REST_MS;
      return own(key, windowMs);
    }
  }

  class Store {
    private readonly prefix: string;
    constructor(_options: unknown, prefix = `${namespace}limit:`) {
      this.prefix = prefix;
    }
    incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs?: number): void {
      void this.answer(this.prefix + key, done, windowMs ?? 60_000);
    }
    private async answer(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number): Promise<void> {
      const counted = await count(key, windowMs);
      done(null, counted);
    }
    child(route: { routeInfo: { method: string | string[]; url: string } }): Store {
      return new Store(undefined, `${this.prefix}${String(route.routeInfo.method)}${route.routeInfo.url}:`);
    }
  }
  return { store: Store as unknown as FastifyRateLimitStoreCtor, close: () => redis.disconnect() };
}
