import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import { Problem } from '../platform/problem.ts';

/** A node that requests may go to. */
export interface Backend {
  readonly address: string;
  /** Answers `/readyz`. */
  ready: boolean;
  /** Requests, streams and sockets that are open. */
  open: number;
}

export interface Balancer {
  readonly http: Server;
  close(): Promise<void>;
}

/** A node that is dead or stops is left out so soon; one that was refused a connection at once. */
const LOOK_MS = 500;

const backendOf = (address: string): Backend => ({ address, ready: false, open: 0 });

async function look(backend: Backend): Promise<void> {
  try {
    const answer = await fetch(`${backend.address}/readyz`, { signal: AbortSignal.timeout(2 * LOOK_MS) });
    backend.ready = answer.ok;
  } catch {
    backend.ready = false;
  }
}

/** Nobody is there: the app asks again, with the key that makes it happen once. */
function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const problem = new Problem('overloaded', undefined, { retryAfter: 1 });
  response.writeHead(problem.status, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(JSON.stringify(problem.body()));
}

/** Hands requests, event streams and WebSockets to the ready node that has the fewest open. */
export function createBalancer(addresses: readonly string[]): Balancer {
  const backends = addresses.map(backendOf);
  const proxy = createProxyServer({ xfwd: true });
  const timer = setInterval(() => void Promise.all(backends.map(look)), LOOK_MS);
  void Promise.all(backends.map(look));

  const pick = () => backends.filter(({ ready }) => ready).toSorted((a, b) => a.open - b.open)[0];

  /** Counts what is open at a node until it is over. */
  function hold(backend: Backend, until: ServerResponse | Socket): void {
    backend.open += 1;
    until.once('close', () => (backend.open -= 1));
  }

  // A stream whose node died must not look alive.
  proxy.on('proxyRes', (answer, _request, response) => {
    answer.on('close', () => {
      if (!answer.complete) response.destroy();
    });
  });

  function web(request: IncomingMessage, response: ServerResponse): void {
    const backend = pick();
    if (backend === undefined) {
      refuse(response);
      return;
    }
    hold(backend, response);
    proxy.web(request, response, { target: backend.address }, () => {
      if (!response.headersSent) backend.ready = false;
      refuse(response);
    });
  }

  const http = createServer(web);
  http.on('upgrade', (request, socket: Socket, head) => {
    const backend = pick();
    socket.on('error', () => {});
    if (backend === undefined) {
      socket.destroy();
      return;
    }
    hold(backend, socket);
    proxy.ws(request, socket, head, { target: backend.address }, () => socket.destroy());
  });

  return {
    http,
    async close() {
      clearInterval(timer);
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
