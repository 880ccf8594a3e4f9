import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { BodyIn, ParamsIn, QueryIn, ReplyOf } from '@safiri/contract/call.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { streamPath, type StreamEventName, type StreamEvents } from '@safiri/contract/stream.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';

/** A refusal by the server. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

interface Parts<K extends AnyKey> {
  params?: ParamsIn<CallOf<K>>;
  query?: QueryIn<CallOf<K>>;
  body?: BodyIn<CallOf<K>>;
}

/** One simulated person's phone: its own cookies, the public API, nothing else. */
export interface Phone {
  signIn(email: string, password: string): Promise<OwnUser>;
  call<K extends AnyKey>(key: K, parts?: Parts<K>): Promise<ReplyOf<CallOf<K>>>;
  /** Sends a photo; where it lies then. */
  sendPhoto(photo: Uint8Array<ArrayBuffer>): Promise<{ url: string }>;
  /** Follows the stream until `signal` ends it, and comes back after a loss. */
  follow(signal: AbortSignal, on: <N extends StreamEventName>(name: N, data: StreamEvents[N]) => void): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const RECONNECT_MS = 2000;

export function createPhone(server: string): Phone {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(method: string, path: string, body: unknown): Promise<unknown> {
    const response = await fetch(server + path, {
      method,
      headers: { cookie: cookies(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await response.text();
    if (!response.ok) throw new Refused(response.status, text);
    return JSON.parse(text);
  }

  function call<K extends AnyKey>(key: K, parts: Parts<K> = {}): Promise<ReplyOf<CallOf<K>>> {
    const [method, template] = key.split(' ') as [string, string];
    const params = (parts.params ?? {}) as Record<string, string>;
    const query = new URLSearchParams((parts.query ?? {}) as Record<string, string>).toString();
    const path = template.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
    return send(method, query === '' ? path : `${path}?${query}`, parts.body) as Promise<ReplyOf<CallOf<K>>>;
  }

  async function readStream(signal: AbortSignal, on: <N extends StreamEventName>(name: N, data: StreamEvents[N]) => void): Promise<void> {
    const response = await fetch(server + streamPath, { headers: { cookie: cookies() }, signal });
    if (!response.ok || response.body === null) throw new Refused(response.status, 'no stream');
    let buffer = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
        const lines = buffer.slice(0, end).split('\n');
        buffer = buffer.slice(end + 2);
        const name = lines.find((line) => line.startsWith('event: '))?.slice(7);
        const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
        if (name !== undefined && data !== undefined) on(name as StreamEventName, JSON.parse(data) as StreamEvents[StreamEventName]);
      }
    }
  }

  async function sendPhoto(photo: Uint8Array<ArrayBuffer>): Promise<{ url: string }> {
    const form = new FormData();
    form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'door.jpg');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(server + '/api/uploads', { method: 'POST', headers: { cookie: cookies() }, body: form, signal });
    const text = await response.text();
    if (!response.ok) throw new Refused(response.status, text);
    return JSON.parse(text) as { url: string };
  }

  return {
    call,
    sendPhoto,
    async signIn(email, password) {
      return (await call(authPaths.login, { body: { email, password } })).user;
    },
    async follow(signal, on) {
      while (!signal.aborted) {
        await readStream(signal, on).catch(() => {});
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    },
  };
}
