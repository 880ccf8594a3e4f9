import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

/** Even nobody in front needs a moment: whoever asks meanwhile is told with the answer that the connection ends. */
const NOTICE_AT_LEAST_MS = 100;
/** What runs has so long to end. With the longest notice it stays below the 15 seconds after which the process is ended. */
const FINISH_MS = 8000;
/** Connections on which nothing runs any more are closed so often. */
const SWEEP_MS = 50;

/**
 * Prepares a server to stop without cutting a request: `/readyz` says so first, and goes on serving until balancers had
 * time to look; then streams and sockets are let go, nothing new is taken, and what runs is answered.
 * @returns stops the server: with the milliseconds of notice, and what lets streams and sockets go
 */
export function prepareDrain(http: FastifyInstance, readiness: Readiness): (noticeMs: number, letGo: () => void) => Promise<void> {
  http.addHook('onSend', (_request, reply, payload, done) => {
    // The next request of this client goes to another node.
    if (readiness.closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  return async (noticeMs, letGo) => {
    readiness.closing = true;
    await pause(Math.max(noticeMs, NOTICE_AT_LEAST_MS));
    letGo();
    const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS);
    const forced = setTimeout(() => http.server.closeAllConnections(), FINISH_MS);
    await http.close();
    clearInterval(sweep);
    clearTimeout(forced);
  };
}
