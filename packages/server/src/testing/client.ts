import { SESSION_COOKIE } from '../platform/cookies.ts';
import type { Call, BodyIn, ParamsIn, QueryIn, ReplyOf } from '@safiri/contract/call.ts';
import type { ProblemBody, ProblemCode } from '@safiri/contract/problems.ts';
import type { Install } from './install.ts';

/** An answer with its parsed body. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
/** A refusal: what the catalogue of problems allows it to say. */
export type Refusal = Omit<Known<ProblemBody>, 'code'> & { readonly code: ProblemCode };
/** A reply or, where a call may be refused, members of the refusal. */
type OrRefusal<T> = T extends null ? null : T & Partial<Omit<Refusal, keyof T>>;

/** What a call by its path was refused with. */
export const refusalIn = ({ body }: Answer): Refusal => body as Refusal;

/** Numbers are written as they are: addresses hold text. */
type Written<T> = { [K in keyof T]: T[K] | number };
type ParamsPart<C extends Call> = C extends { params: object } ? { params: Written<ParamsIn<C>> } : unknown;
type QueryPart<C extends Call> = C extends { query: object }
  ? object extends QueryIn<C>
    ? { query?: Written<QueryIn<C>> }
    : { query: Written<QueryIn<C>> }
  : unknown;
type BodyPart<C extends Call> = C extends { body: object } ? { body: BodyIn<C> } : unknown;
/** What a call of the contract takes. */
export type Sent<C extends Call> = ParamsPart<C> &
  QueryPart<C> &
  BodyPart<C> & { headers?: Record<string, string>; idempotencyKey?: string; once?: boolean };
type SentTo<C extends Call> = object extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

/** For values that the contract does not allow, or that a test does not know so well: it fits everywhere, and the server has to look. */
export const unchecked = (value: unknown) => value as never;

/** What must be there. */
export function there<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`there is ${String(value)} where something was expected`);
  return value;
}

/** A small browser: it keeps cookies and speaks JSON. */
export interface Client {
  /**
   * Makes a call of the contract that must succeed.
   * @returns the reply
   * @throws Error that names the call and quotes the refusal
   */
  call<C extends Call>(call: C, ...sent: SentTo<C>): Promise<ReplyOf<C>>;
  /**
   * Makes a call of the contract that must be refused.
   * @throws Error with the reply of one that succeeded
   */
  refused<C extends Call>(call: C, ...sent: SentTo<C>): Promise<Refusal>;
  /** Makes a call of the contract whose end is open; it comes back when told to, unless only asked `once`. */
  answer<C extends Call>(call: C, ...sent: SentTo<C>): Promise<Answer<OrRefusal<ReplyOf<C>>>>;
  /** By its path: for what is no call of the contract, and for requests that are wrong in themselves. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The cookies as one header, for streams and for other nodes. */
  cookie(): string;
  /** The same browser talking to another node. */
  at(address: string): Client;
}

interface AnySent {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly idempotencyKey?: string;
  readonly once?: boolean;
}

function addressOf(pattern: string, { params = {}, query = {} }: AnySent): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? `:${name}`)));
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) said.append(name, String(value));
  return said.size === 0 ? path : `${path}?${said.toString()}`;
}

/** How often a client asks that is told to come back later. */
const TRIES = 40;
const TRY_AGAIN_MS = 250;

/**
 * Its calls come back when an overloaded node turns them away, as the app's do: else every test of what many do at once would fail on a
 * busy machine. What must be refused is asked once, and what says so.
 */
/** The session alone of a browser's cookies: a device's secret that is shown again and again, as it was once, is a copy. */
export const sessionOf = (client: Client): string =>
  client
    .cookie()
    .split('; ')
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .join('; ');

export function createClient(address: string, jar = new Map<string, string>(), install?: Install): Client {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function request(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(install === undefined ? {} : { 'x-device-proof': install.prove(method, path) }),
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

  // What a reply is, the contract says: the types of `Client` are its word, and no test looks further.
  async function make<T>({ key }: Call, sent: AnySent = {}): Promise<Answer<T>> {
    const [method, pattern] = key.split(' ') as [string, string];
    const headers = { ...sent.headers, ...(sent.idempotencyKey === undefined ? {} : { 'idempotency-key': sent.idempotencyKey }) };
    for (let left = sent.once === true ? 1 : TRIES; ; left -= 1) {
      const answer = await request(method, addressOf(pattern, sent), sent.body, headers);
      if (answer.status !== 503 || refusalIn(answer).code !== 'overloaded' || left === 1) return answer as Answer<T>;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }

  async function must<T>(succeed: boolean, call: Call, sent: AnySent | undefined): Promise<T> {
    const { status, body } = await make<T>(call, { ...sent, once: !succeed });
    if (status < 300 !== succeed) throw new Error(`${call.key} was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  return {
    call: (call, ...[sent]) => must(true, call, sent as AnySent),
    refused: (call, ...[sent]) => must(false, call, sent as AnySent),
    answer: (call, ...[sent]) => make(call, sent as AnySent),
    get: (path, headers = {}) => request('GET', path, undefined, headers),
    send: (method, path, body, headers = {}) => request(method, path, body, headers),
    post: (path, body, headers = {}) => request('POST', path, body, headers),
    patch: (path, body, headers = {}) => request('PATCH', path, body, headers),
    cookie,
    at: (other) => createClient(other, jar, install),
  };
}
