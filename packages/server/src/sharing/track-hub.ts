import type { ServerResponse } from 'node:http';
import type { LivePositions } from '../drivers/public.ts';
import { HEARTBEAT_SECONDS } from '@safiri/contract/stream.ts';
import type { Context } from '../platform/context.ts';
import { createRota } from '../platform/rota.ts';
import type { Tracked, TrackSource } from './track-source.ts';

/** An open page learns within this that its link ended, even when nobody told this node. */
const LOOK_MS = 2000;
/** A link that is passed on to a whole village is still one trip. */
const WATCHERS_AT_MOST = 50;

interface Watched {
  readonly hash: Buffer;
  readonly clients: Set<ServerResponse>;
  tracked: Tracked;
  version: string;
  last: string;
}

export interface TrackHub {
  find(hash: Buffer): Promise<Tracked | undefined>;
  /** Takes an open page in until it leaves or the link ends; false when too many watch it already. */
  watch(hash: Buffer, tracked: Tracked, client: ServerResponse): boolean;
  close(): void;
}

const frame = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Tells open pages of links what happens: positions as they come, the end at once. */
export function createTrackHub(ctx: Context, positions: LivePositions, sources: readonly TrackSource[]): TrackHub {
  const watched = new Map<string, Watched>();

  async function find(hash: Buffer): Promise<Tracked | undefined> {
    for (const source of sources) {
      const tracked = await source.find(hash);
      if (tracked !== undefined) return tracked;
    }
    return undefined;
  }

  function end(key: string, entry: Watched): void {
    watched.delete(key);
    for (const client of entry.clients) client.end(frame('ended', {}));
  }

  function publish(entry: Watched): void {
    const text = frame('track', entry.tracked.view);
    if (text === entry.last) return;
    entry.last = text;
    for (const client of entry.clients) client.write(text);
  }

  async function refresh(key: string, entry: Watched): Promise<void> {
    const tracked = await find(entry.hash);
    if (watched.get(key) !== entry) return;
    if (tracked === undefined) return end(key, entry);
    entry.tracked = tracked;
    publish(entry);
  }

  const refreshAll = (which: (entry: Watched) => boolean) => {
    for (const [key, entry] of watched) {
      if (!which(entry)) continue;
      refresh(key, entry).catch((error: unknown) => ctx.log.warn({ err: error }, 'a followed link could not be read'));
    }
  };

  async function look(): Promise<void> {
    if (watched.size === 0) return;
    const hashes = [...watched.values()].map((entry) => entry.hash);
    const found = (await Promise.all(sources.map((source) => source.versions(hashes)))).flat();
    const versions = new Map(found.map((row) => [row.tokenHash.toString('hex'), row.version]));
    for (const [key, entry] of watched) {
      const version = versions.get(key);
      if (version === undefined) end(key, entry);
      else if (version !== entry.version) {
        entry.version = version;
        await refresh(key, entry);
      }
    }
  }

  positions.onReport(({ driverId }) => refreshAll((entry) => entry.tracked.driverId === driverId));
  ctx.bus.subscribe('stream', (events) => {
    const rides = new Set(events.filter(({ name }) => name === 'ride' || name === 'share').map(({ subjectId }) => subjectId));
    const incidents = new Set(events.filter(({ name }) => name === 'incident').map(({ subjectId }) => subjectId));
    if (rides.size + incidents.size > 0)
      refreshAll(
        ({ tracked }) =>
          (tracked.rideId !== null && rides.has(tracked.rideId)) || (tracked.incidentId !== null && incidents.has(tracked.incidentId)),
      );
  });
  const looking = setInterval(() => {
    look().catch((error: unknown) => ctx.log.warn({ err: error }, 'followed links could not be checked'));
  }, LOOK_MS);
  const beats = createRota<ServerResponse>(HEARTBEAT_SECONDS * 1000, (due) => {
    for (const client of due) if (!client.writableEnded) client.write(': beat\n\n');
  });
  looking.unref();

  return {
    find,
    watch(hash, tracked, client) {
      const key = hash.toString('hex');
      const entry = watched.get(key) ?? { hash, clients: new Set(), tracked, version: '', last: '' };
      if (entry.clients.size >= WATCHERS_AT_MOST) return false;
      watched.set(key, entry);
      entry.clients.add(client);
      beats.add(client);
      client.on('close', () => {
        beats.remove(client);
        entry.clients.delete(client);
        if (entry.clients.size === 0 && watched.get(key) === entry) watched.delete(key);
      });
      entry.tracked = tracked;
      client.write(`retry: 3000\n${frame('track', tracked.view)}`);
      return true;
    },
    close() {
      clearInterval(looking);
      beats.stop();
      for (const { clients } of watched.values()) for (const client of clients) client.end();
      watched.clear();
    },
  };
}
