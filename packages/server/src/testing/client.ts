/** An answer with its parsed body. */
export interface Answer<T = any> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A small browser: it keeps cookies and speaks JSON. */
export interface Client {
  get<T = any>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T = any>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  patch<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** The cookies as one header, for streams and for other nodes. */
  cookie(): string;
  /** The same browser talking to another node. */
  at(address: string): Client;
}

export function createClient(address: string, jar = new Map<string, string>()): Client {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function request(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), value);
    }
    const text = await response.text();
    let parsed: unknown = text;
    if (text !== '' && response.headers.get('content-type')?.includes('json') === true) parsed = JSON.parse(text);
    return { status: response.status, body: parsed, headers: response.headers };
  }

  return {
    get: (path, headers = {}) => request('GET', path, undefined, headers),
    send: (method, path, body, headers = {}) => request(method, path, body, headers),
    post: (path, body, headers = {}) => request('POST', path, body, headers),
    patch: (path, body, headers = {}) => request('PATCH', path, body, headers),
    cookie,
    at: (other) => createClient(other, jar),
  };
}
