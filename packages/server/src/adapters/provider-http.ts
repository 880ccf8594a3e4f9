/** Two calls, a token and what it is for, fit into the minute for which a payment is held. */
const TIMEOUT_MS = 20_000;

export interface ProviderReply {
  readonly status: number;
  /** Undefined when it was no JSON. */
  readonly body: unknown;
}

interface Request {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Milliseconds, where several calls fit into the time of one. */
  readonly timeout?: number;
}

/**
 * Calls a provider. It is followed nowhere: what is sent has secrets in its headers.
 * @throws when nobody answers in time
 */
export async function callProvider(
  url: string,
  { method = 'GET', headers = {}, json, timeout = TIMEOUT_MS }: Request = {},
): Promise<ProviderReply> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: undefined };
  }
}

/** What a callback carries; undefined when it is no JSON. */
export function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
