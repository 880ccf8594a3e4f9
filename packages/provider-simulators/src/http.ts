import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly html?: string;
  readonly location?: string;
}

/** Answers a request, or leaves it to the next one. */
export type Handler = (asked: Asked) => Answer | undefined | Promise<Answer | undefined>;

function send(response: ServerResponse, { status, json, html, location }: Answer): void {
  response.writeHead(status, {
    'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(location === undefined ? {} : { location }),
  });
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** An address on loopback at which the handlers answer, the first that knows the request. */
export async function listen(handlers: readonly Handler[], port = 0) {
  const server = createServer((request, response) => {
    const respond = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
      const { method = 'GET', headers } = request;
      const asked = { method, path: pathname, query: searchParams, headers, body: await text(request) };
      for (const handle of handlers) {
        const answer = await handle(asked);
        if (answer !== undefined) return send(response, answer);
      }
      return send(response, { status: 404, json: { status: false, message: 'Not found' } });
    };
    respond().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What was sent as JSON, or as a form. */
export function fieldsOf({ body, headers }: Asked): Record<string, unknown> {
  if (String(headers['content-type']).includes('json')) return JSON.parse(body) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(body));
}

/** Whether a moment, milliseconds, lies within what a list is asked for: the first page alone has anything. */
export const isWithin = ({ query }: Asked, at = 0): boolean =>
  query.get('page') === '1' && at >= Date.parse(query.get('from') ?? '') && at < Date.parse(query.get('to') ?? '');
