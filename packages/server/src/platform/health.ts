import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import type { Disk } from './disk-watch.ts';
import type { Metrics } from './metrics.ts';
import type { Server } from './serve.ts';

export interface Readiness {
  /** Set while the server shuts down: no new work should come here. */
  closing: boolean;
}

const NO_ROOM: Readonly<Record<Disk, string>> = { database: 'no room on the disk of the database', files: 'no room in DATA_DIR' };

async function databaseAnswers(ctx: Context): Promise<boolean> {
  try {
    await ctx.db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus text. */
export function healthRoutes(server: Server, metrics: Metrics, readiness: Readiness): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const;
  server.app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  server.app.get('/readyz', quiet, async (_request, reply) => {
    const [database, full] = await Promise.all([databaseAnswers(server.ctx), server.ctx.disks.full()]);
    const ready = database && full.length === 0 && !readiness.closing;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database,
      ...(full.length === 0 ? {} : { cause: full.map((disk) => NO_ROOM[disk]).join(', ') }),
    });
  });
  server.app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
