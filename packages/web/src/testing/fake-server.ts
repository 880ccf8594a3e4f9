import { vi } from 'vitest';
import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import { problems, type ProblemBody, type ProblemCode } from '@safiri/contract/problems.ts';

/** A request as the screen made it. */
export interface RecordedRequest<K extends AnyKey> {
  readonly body: BodyIn<CallOf<K>>;
  readonly query: URLSearchParams;
  readonly idempotencyKey: string | null;
}

type Answering = () => Response | Promise<Response>;
interface Route {
  readonly key: AnyKey;
  readonly method: string;
  readonly path: RegExp;
  readonly answering: Answering;
}

const json = (body: unknown, status: number, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

function refusal(code: ProblemCode, extras: Partial<ProblemBody>): Response {
  const { status, title } = problems[code];
  return json({ type: `/problems/${code}`, title, status, detail: title, code, ...extras }, status, 'application/problem+json');
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * A server for screens under test. It stands where the app fetches, so that all of the app's own way there is run, and is
 * typed by the contract. A request that no answer was prepared for fails as one to a server that does not answer, and is
 * named in `unexpected`.
 */
export function fakeServer() {
  let routes: Route[] = [];
  const requests: Array<{ key: AnyKey; request: { body: unknown; query: URLSearchParams; idempotencyKey: string | null } }> = [];
  const unexpected: string[] = [];

  function on(key: AnyKey, answering: Answering): void {
    const [method = '', path = ''] = key.split(' ');
    routes = [{ key, method, path: patternOf(path), answering }, ...routes.filter((route) => route.key !== key)];
  }

  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = request.method ?? 'GET';
    const route = routes.find((one) => one.method === method && one.path.test(url.pathname));
    if (route === undefined) {
      unexpected.push(`${method} ${url.pathname}`);
      throw new TypeError('Failed to fetch');
    }
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    const idempotencyKey = new Headers(request.headers).get('idempotency-key');
    requests.push({ key: route.key, request: { body, query: url.searchParams, idempotencyKey } });
    return route.answering();
  });

  return {
    unexpected,
    /** Answers a call, until it is told otherwise. */
    replies<K extends AnyKey>(key: K, reply: ReplyOf<CallOf<K>>) {
      on(key, () => json(reply, 200));
    },
    /** Refuses a call with a problem of the catalogue. */
    refuses(key: AnyKey, code: ProblemCode, extras: Partial<ProblemBody> = {}) {
      on(key, () => refusal(code, extras));
    },
    /** Nobody answers this call: no network. */
    isAway(key: AnyKey) {
      on(key, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    /** A proxy answers this call, because the server behind it does not. */
    isBehindProxy(key: AnyKey, status: 502 | 503 | 504) {
      on(key, async () => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } }));
    },
    /** Leaves a call open; what is returned answers it. */
    holds<K extends AnyKey>(key: K): (reply: ReplyOf<CallOf<K>>) => void {
      const { promise, resolve } = Promise.withResolvers<Response>();
      on(key, () => promise);
      return (reply) => resolve(json(reply, 200));
    },
    /** What was asked of a call so far, in order. */
    requestsOf: <K extends AnyKey>(key: K) => requests.filter((one) => one.key === key).map(({ request }) => request as RecordedRequest<K>),
  };
}
