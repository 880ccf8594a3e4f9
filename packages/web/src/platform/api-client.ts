import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { BodyIn, ParamsIn, QueryIn, ReplyOf } from '@safiri/contract/call.ts';
import type { ProblemBody, ProblemCode } from '@safiri/contract/problems.ts';
import { markReachable, markUnreachable } from './connection.ts';
import { askForConsent } from './consent-prompt.ts';
import { fieldText, refusalText, unreachedText } from './refusals.ts';
import { askForPassword } from './password-prompt.ts';
import { isSigningOut, session } from './session.ts';
import { hasPersonal } from './stored.ts';
import { noteServerTime } from './server-clock.ts';

/** A non-OK answer: the message is the status, a colon, a space and the body or the status text (spec: foundations §8). */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, when it spoke in problems. */
  readonly problem: ProblemBody | undefined;

  constructor(status: number, text: string, problem: ProblemBody | undefined) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }

  /** The sentence a person reads; empty when the server gave none. */
  get serverMessage(): string {
    return this.problem === undefined ? '' : refusalText(this.problem);
  }
}

/** Whether the server refused for this reason. */
export const wasRefused = (error: unknown, code: ProblemCode): error is ApiError & { readonly problem: ProblemBody } =>
  error instanceof ApiError && error.problem?.code === code;

/** Nobody answered: no network, or no server. */
export class Unreached extends Error {}

/**
 * What a person reads of a failure: the server's words; that there is no connection, or no server, when nobody or only a proxy answered; the fallback for
 * an answer without words. A fallback such as "Invalid credentials" says what the server judged, and is a lie of a lost one.
 */
export function serverMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage !== '') return error.serverMessage;
  const unreached = error instanceof Unreached || (error instanceof ApiError && isGateway(error.status));
  return (unreached && unreachedText()) || fallback;
}

/** What the server refused about a field, by its dotted name. */
export function fieldMessage(error: unknown, path: string): string | undefined {
  return error instanceof ApiError ? fieldText(error.problem, path) : undefined;
}

/** No answer, or a server in trouble: trying again later may help. A refusal is an answer. */
export const isRetryable = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

function parseProblem(text: string): ProblemBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'detail' in value ? (value as ProblemBody) : undefined;
  } catch {
    return undefined;
  }
}

export interface CallOptions<K extends AnyKey> {
  params?: ParamsIn<CallOf<K>>;
  query?: QueryIn<CallOf<K>>;
  body?: BodyIn<CallOf<K>>;
  /** Makes a repeated write harmless. */
  idempotencyKey?: string;
  /** What proves something of who calls: work that was asked for (platform/call-with-proof.ts), a key (platform/call-by-device.ts). */
  headers?: Readonly<Record<string, string>>;
  /** What a 401 does: raise, or yield nothing (spec: foundations §8). */
  on401?: 'raise' | 'nothing';
}

/** Builds the address of a call: path parameters filled in, the query appended. */
export function addressOf(key: string, params: Record<string, string | number> = {}, query: Record<string, unknown> = {}): string {
  const path = (key.split(' ')[1] ?? '').replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/**
 * Where a person goes back to after signing in again. An emergency that stands on this phone comes first: signing out would
 * forget it, and the server takes it with an ended session.
 */
function signInAgain(): void {
  // An answer that was on its way while the person signed out leads nobody away from where they are now.
  if (session.get() === null || isSigningOut()) return;
  if (hasPersonal('sos')) return;
  session.set(null);
  const here = location.pathname + location.search;
  if (!location.pathname.startsWith('/auth')) location.assign(`/auth?return=${encodeURIComponent(here)}`);
}

/** A request that is not answered by then is given up, so that no screen waits for ever. A write may carry more, and is answered after 40 s on a bad day. */
const PATIENCE_MS = { read: 15_000, write: 45_000 };

/** A proxy that answers because the server behind it does not; the server itself speaks in problems. */
const isGateway = (status: number) => status >= 502 && status <= 504;
const isFromGateway = ({ status, headers }: Response) =>
  isGateway(status) && headers.get('content-type')?.startsWith('application/problem+json') !== true;

/** Fetches, and tells the app whether there was a server. */
export async function trackedFetch(address: string, request: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  try {
    const response = await fetch(address, request);
    if (isFromGateway(response)) markUnreachable('away');
    else {
      markReachable();
      noteServerTime(response, askedAt);
    }
    return response;
  } catch (error) {
    markUnreachable();
    throw new Unreached('no answer', { cause: error });
  }
}

/** Runs a request again once the person has given what the server asks for first; with its idempotency key it is the same request. */
async function onceAsked<T>(run: () => Promise<T>, code: ProblemCode, ask: () => Promise<boolean>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!wasRefused(error, code) || !(await ask())) throw error;
    return run();
  }
}

/**
 * Runs a request again once the person has given the password, when the server asks for it first.
 * @param key the call that waits: the question names what it does
 */
export const withPassword = <T>(run: () => Promise<T>, key?: string): Promise<T> =>
  onceAsked(run, 'confirm_password', () => askForPassword(key));

/** Makes a call of the contract; its key alone types what goes in and what comes back. */
export function callApi<K extends AnyKey>(key: K, parts: CallOptions<K> = {}): Promise<ReplyOf<CallOf<K>>> {
  return onceAsked(() => withPassword(() => callOnce(key, parts), key), 'consent_due', askForConsent);
}

async function callOnce<K extends AnyKey>(key: K, parts: CallOptions<K>): Promise<ReplyOf<CallOf<K>>> {
  const { body } = parts;
  const method = key.split(' ')[0] ?? 'GET';
  const response = await trackedFetch(addressOf(key, parts.params as Record<string, string>, parts.query as Record<string, unknown>), {
    method,
    signal: AbortSignal.timeout(method === 'GET' ? PATIENCE_MS.read : PATIENCE_MS.write),
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
      ...(parts.idempotencyKey === undefined ? {} : { 'idempotency-key': parts.idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer<K>(response, parts.on401 ?? 'raise');
}

/** The reply of a call, or an {@link ApiError} with the server's problem. */
export async function readAnswer<K extends AnyKey>(response: Response, on401: 'raise' | 'nothing'): Promise<ReplyOf<CallOf<K>>> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as ReplyOf<CallOf<K>>;
  if (response.status === 401 && on401 === 'nothing') return null as ReplyOf<CallOf<K>>;
  const problem = parseProblem(text);
  if (response.status === 401 && problem?.code === 'not_signed_in') signInAgain();
  // Where the reason stands, and where it is answered.
  if (problem?.code === 'suspended') history.pushState(null, '', '/standing');
  throw new ApiError(response.status, text === '' ? response.statusText : text, problem);
}
