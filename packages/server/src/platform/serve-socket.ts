import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@safiri/contract/call.ts';
import { rankOf } from './admission.ts';
import { limitFor } from './limits.ts';
import { Problem } from './problem.ts';
import { inputOf, authenticateFirst, type Input, type Server } from './serve.ts';

/**
 * Lets calls open WebSockets. Registered before the routes. Nothing is compressed: frames are small and already dense.
 * @param maxBytes of one message; a longer one ends its socket
 */
export async function acceptSockets(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxBytes, perMessageDeflate: false },
    // What a stranger sends may be no WebSocket at all: no failure of ours.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
}

/** Serves a call that opens a WebSocket. Limit, session and validation come before the upgrade, as problems like any other. */
export function serveSocket<C extends Call>(
  server: Server,
  call: C,
  authorise: (input: Input<C>) => void,
  open: (socket: WebSocket, input: Input<C>) => void,
): void {
  const [, url] = call.key.split(' ') as [string, string];
  const inputs = new WeakMap<FastifyRequest, Input<C>>();
  server.app.route({
    method: 'GET',
    url,
    schema: { summary: call.summary, ...(call.params === undefined ? {} : { params: call.params }) },
    config: { rateLimit: limitFor(call.limit, server.ctx.config.rateLimitFactor), call: call.key, ...rankOf(call.underLoad) },
    ...authenticateFirst(server, call),
    preHandler: async (request, reply) => {
      const input = inputOf<C>(request, reply);
      authorise(input);
      inputs.set(request, input);
    },
    handler: async () => {
      throw new Problem('invalid_request', 'Open this address as a WebSocket', {
        errors: [{ path: 'Upgrade', message: 'Must be websocket' }],
      });
    },
    wsHandler: (socket, request) => {
      const input = inputs.get(request);
      if (input === undefined) socket.terminate();
      else open(socket, input);
    },
  });
}
