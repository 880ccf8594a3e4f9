import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Disk } from './disk-watch.ts';
import { sha256 } from './hash.ts';
import { liveGauge, type Metrics } from './metrics.ts';
import { isFromHere } from './network.ts';
import { notFound } from './problem.ts';
import type { Server } from './serve.ts';

export interface Readiness {
  /** Set while the server shuts down: no new work should come here. */
  closing: boolean;
}

const NO_ROOM: Readonly<Record<Disk, string>> = { database: 'no room on the disk of the database', files: 'no room in DATA_DIR' };

/** More than this between the clock of a node and the database's, and offers of one lapse before the other's drivers see them. */
const CLOCKS_APART_MS = 1000;

/** How far this node's clock is ahead of the database's, in milliseconds; undefined when the database does not answer. */
async function clockAhead(ctx: Context): Promise<number | undefined> {
  try {
    const before = ctx.clock().getTime();
    const { rows } = await ctx.db.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
    const after = ctx.clock().getTime();
    const theirs = rows[0]?.ms ?? after;
    // It was read at some moment between the two: only what lies outside of them is a difference.
    return theirs < before ? before - theirs : theirs > after ? after - theirs : 0;
  } catch {
    return undefined;
  }
}

const isApart = (ahead: number): boolean => Math.abs(ahead) > CLOCKS_APART_MS;
const clockWords = (ahead: number): string =>
  `the clock of this server is ${Math.round(Math.abs(ahead) / 100) / 10} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's`;

/** Says at the start when the clocks differ: set both by NTP. */
export async function compareClocks(ctx: Context): Promise<void> {
  const ahead = await clockAhead(ctx);
  if (ahead !== undefined && isApart(ahead)) ctx.log.error({ aheadMs: Math.round(ahead) }, clockWords(ahead));
}

/** Who has the token; without one set, who asks from this machine and not by way of a proxy, which would be everybody. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization } = request.headers;
  if (token !== undefined) return timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
  return isFromHere(request);
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus text. */
export function healthRoutes(server: Server, metrics: Metrics, readiness: Readiness): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const;
  let lastAhead = 0;
  liveGauge(metrics, 'safiri_clock_ahead_seconds', 'This clock ahead of the database, when /readyz was last asked', () => lastAhead / 1000);
  server.app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  server.app.get('/readyz', quiet, async (_request, reply) => {
    const [ahead, full] = await Promise.all([clockAhead(server.ctx), server.ctx.disks.full()]);
    const database = ahead !== undefined;
    lastAhead = ahead ?? lastAhead;
    const ready = database && full.length === 0 && !readiness.closing;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database,
      ...(full.length === 0 ? {} : { cause: full.map((disk) => NO_ROOM[disk]).join(', ') }),
      // Told, not a reason to leave it out: other nodes would not be more right.
      ...(ahead !== undefined && isApart(ahead) ? { warning: clockWords(ahead) } : {}),
    });
  });
  server.app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, server.ctx.config.metricsToken)) throw notFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
