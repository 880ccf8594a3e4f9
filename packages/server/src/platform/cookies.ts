import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export const SESSION_COOKIE = 'safiri_session';
export const DEVICE_COOKIE = 'safiri_device';
export type CookieName = typeof SESSION_COOKIE | typeof DEVICE_COOKIE;

/** A browser takes such a cookie over TLS alone, for this host alone and all of it: no other host of the domain can plant one. */
const HOST_ONLY = '__Host-';

/** TLS as far as the visitor: by the public address, or by the word of a proxy that is believed. */
export const isSecure = (config: Config, request: FastifyRequest): boolean =>
  config.publicUrl.startsWith('https:') || request.protocol === 'https';

export interface ShownCookie {
  readonly value: string;
  /** Shown by the name that no other host can plant. */
  readonly hostOnly: boolean;
  /** Shown by the plain name where it should have the other one: from before TLS, or planted. */
  readonly outdated: boolean;
}

/** The cookie of a request, by its host-only name before the plain one. */
export function shownCookie(config: Config, request: FastifyRequest, name: CookieName): ShownCookie | undefined {
  const secure = isSecure(config, request);
  const own = secure ? request.cookies[`${HOST_ONLY}${name}`] : undefined;
  if (own !== undefined) return { value: own, hostOnly: true, outdated: false };
  const plain = request.cookies[name];
  return plain === undefined ? undefined : { value: plain, hostOnly: false, outdated: secure };
}

/** Cookies that an answer will hand out by their host-only name, unless its call sets or clears them itself. */
const moving = new WeakMap<FastifyRequest, Map<CookieName, { value: string; days: number }>>();

/** Whoever came by an outdated name stays signed in: the answer replaces it. */
export function replaceCookie(request: FastifyRequest, name: CookieName, value: string, days: number): void {
  const names = moving.get(request) ?? new Map<CookieName, { value: string; days: number }>();
  moving.set(request, names.set(name, { value, days }));
}

/** Never readable by scripts, never sent along from other sites' posts. */
const options = (secure: boolean, days: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: Math.floor(days * 24 * 3600) }) as const;

function dropPlain(reply: FastifyReply, name: CookieName): void {
  if (reply.request.cookies[name] !== undefined) void reply.clearCookie(name, options(true, 0));
}

export function setCookie(config: Config, reply: FastifyReply, name: CookieName, value: string, days: number): void {
  moving.get(reply.request)?.delete(name);
  const secure = isSecure(config, reply.request);
  void reply.setCookie(secure ? `${HOST_ONLY}${name}` : name, value, options(secure, days));
  if (secure) dropPlain(reply, name);
}

export function clearCookie(config: Config, reply: FastifyReply, name: CookieName): void {
  moving.get(reply.request)?.delete(name);
  const secure = isSecure(config, reply.request);
  void reply.clearCookie(secure ? `${HOST_ONLY}${name}` : name, options(secure, 0));
  if (secure) dropPlain(reply, name);
}

/** Hands out what {@link replaceCookie} noted. Registered before the cookies' own hook, which writes the headers. */
export function replaceOutdatedCookies(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, { value, days }] of new Map(moving.get(request))) setCookie(config, reply, name, value, days);
  });
}
