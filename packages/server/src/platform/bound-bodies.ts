import type { FastifyInstance } from 'fastify';

/** No honest phone takes longer for a few kilobytes. Files have no such bound: they may take minutes. */
const BODY_MS = 30_000;

/** Ends the connection of a client whose request, files apart, is not whole in time: a body that dribbles in holds a socket. */
export function boundBodies(app: FastifyInstance, ms = BODY_MS): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request;
    if (raw.method !== 'GET' && !raw.complete && request.headers['content-type']?.startsWith('multipart/') !== true) {
      const timer = setTimeout(() => raw.socket.destroy(), ms).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}
