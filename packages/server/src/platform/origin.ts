import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { Problem } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes, and sockets, that another site's page opens with the visitor's cookies. */
export function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  const own = new URL(config.publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) && request.headers.upgrade === undefined) return;
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site') throw new Problem('foreign_origin');
    const origin = request.headers.origin;
    if (origin === undefined) return;
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    if (host !== request.headers.host && host !== own) throw new Problem('foreign_origin');
  });
}
