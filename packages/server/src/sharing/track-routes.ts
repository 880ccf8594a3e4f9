import type { FastifyReply } from 'fastify';
import * as calls from '@safiri/contract/sharing/calls.ts';
import { trackStreamPath } from '@safiri/contract/sharing/paths.ts';
import { SHARE_ID_PATTERN } from '@safiri/rules/sharing/contacts.ts';
import { sha256 } from '../platform/hash.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { Links } from './links.ts';
import { readStop, setStop } from './stops.ts';
import type { TrackHub } from './track-hub.ts';

/** The same words for what ended and for what never existed. */
const gone = () => new Problem('not_found', 'This link shows nothing. It may have ended with its trip.');

/** Links that are opened without signing in: to follow a trip, once or live, and to stop our messages. */
export function trackRoutes(server: Server, hub: TrackHub, links: Links): void {
  const hide = (reply: FastifyReply) => void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  serveRead(server, calls.track, async ({ params, reply }) => {
    hide(reply);
    const tracked = await hub.find(sha256(params.shareId));
    if (tracked === undefined) throw gone();
    return tracked.view;
  });
  serveRead(server, calls.readStop, ({ params, reply }) => {
    hide(reply);
    return readStop(server.ctx.db, links, params.token);
  });
  serveWrite(server, calls.setStop, (uow, { params, body }) => setStop(uow, links, params.token, body.stopped));
  server.app.get(
    trackStreamPath,
    { config: { rateLimit: limitFor('read', server.ctx.config.rateLimitFactor) }, schema: { hide: true } },
    async (request, reply) => {
      const { shareId } = request.params as { shareId: string };
      if (!SHARE_ID_PATTERN.test(shareId)) throw notFound();
      const hash = sha256(shareId);
      const tracked = await hub.find(hash);
      if (tracked === undefined) throw gone();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      if (!hub.watch(hash, tracked, raw)) raw.end();
    },
  );
}
