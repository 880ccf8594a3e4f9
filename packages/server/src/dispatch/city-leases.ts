import pg from 'pg';
import { fairShare, LEASE_MARGIN_MS, LEASE_MS, RENEW_MS } from '@safiri/rules/dispatch/lease.ts';
import type { Context } from '../platform/context.ts';
import { releaseLeases, releaseNode, renewLeases, acquireLeases } from './lease-queries.ts';

/** Which cities this node dispatches now. */
export interface CityLeases {
  /** Empty as soon as a lease may have run out, whatever this process was doing meanwhile. */
  mine(): readonly string[];
  /** Begins to ask for cities; `gained` hears of new ones. */
  start(gained: () => void): void;
  /** Hands the cities on. */
  stop(): Promise<void>;
}

export interface LeaseOptions {
  readonly url: string;
  /** Another node of the same name would share its leases. */
  readonly node: string;
  /** Those there are now: markets come and go. */
  readonly cities: () => readonly string[];
}

/** No answer of the database is waited for longer: the lease would be over. */
const PATIENCE_MS = 2000;

/**
 * Shares the cities among the nodes that dispatch, by rows that must be renewed twice a second. A node that was killed or cut
 * off is followed when its lease is over; one that was paused finds by its own monotonic clock that it holds nothing. Two
 * owners by accident would be harmless: the database decides each offer.
 */
export function createCityLeases(ctx: Context, { url, node, cities }: LeaseOptions): CityLeases {
  let client: pg.Client | undefined;
  let held: readonly string[] = [];
  /** By `performance.now()`, which nobody sets back and which goes on while the process is paused. */
  let validUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let stopped = false;

  const mine = () => (performance.now() < validUntil ? held : []);

  async function connected(): Promise<pg.Client> {
    if (client !== undefined) return client;
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'safiri city leases',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    const forget = () => {
      if (client === fresh) client = undefined;
    };
    fresh.on('error', forget);
    fresh.on('end', forget);
    await fresh.connect();
    client = fresh;
    return fresh;
  }

  async function look(gained: () => void): Promise<void> {
    const own = await connected();
    const begun = performance.now();
    const { others, mine: renewed } = await renewLeases(own, node);
    const all = cities();
    const share = fairShare(all.length, others + 1);
    const before = held;
    // What is given away is not worked on any more before others may take it.
    held = renewed.slice(0, share);
    validUntil = begun + LEASE_MS - LEASE_MARGIN_MS;
    if (renewed.length > share) await releaseLeases(own, node, renewed.slice(share));
    if (renewed.length < share) {
      held = [...held, ...(await acquireLeases(own, node, all, share - renewed.length))];
    }
    if (held.length !== before.length) ctx.log.info({ cities: held.length, others }, 'the cities of this node changed');
    if (held.some((city) => !before.includes(city))) gained();
  }

  async function safely(gained: () => void): Promise<void> {
    const begun = performance.now();
    try {
      await look(gained);
    } catch (error) {
      if (!stopped) ctx.log.warn({ err: error }, 'the leases of the cities could not be renewed');
      client?.end().catch(() => {});
      client = undefined;
    }
    if (stopped) return;
    timer = setTimeout(
      () => {
        turn = safely(gained);
      },
      Math.max(0, RENEW_MS - (performance.now() - begun)),
    );
  }

  return {
    mine,
    start(gained) {
      turn = safely(gained);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await turn;
      validUntil = 0;
      if (client === undefined) return;
      await releaseNode(client, node).catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
