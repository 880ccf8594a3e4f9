import { and, eq, gt, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import { gather } from './gather.ts';
import { sha256 } from './hash.ts';

export const SESSION_COOKIE = 'safiri_session';
export const DEVICE_COOKIE = 'safiri_device';

/** How long a session read from the database is believed. A revocation is told by the bus and forgets it at once. */
const BELIEVED_MS = 10_000;
const CACHED_AT_MOST = 50_000;

export interface Sessions {
  /** The person behind the request's cookie, or null. */
  find(request: FastifyRequest): Promise<Actor | null>;
}

export interface SessionOptions {
  /** Which sessions still count after they ran out, as a condition on `sessions`, `users` and `drivers`; none by default. */
  readonly late?: SQL | undefined;
  /** Connections that lookups may hold at once: however many strangers ask, the others of the pool are left to what is done. */
  readonly connections?: number;
}

/**
 * Reads sessions, remembering each for a few seconds. A lookup takes no connection that its caller waits for: it is a
 * statement of its own, which all who ask at the same moment share, and is over before any transaction of theirs begins.
 */
export function createSessions(ctx: Context, { late, connections }: SessionOptions = {}): Sessions {
  const known = new Map<string, { actor: Actor; until: number }>();
  const forget = ({ userId }: { userId: number }) => {
    for (const [token, entry] of known) if (entry.actor.userId === userId) known.delete(token);
  };
  ctx.bus.subscribe('session', forget);
  ctx.bus.subscribe('account', forget);

  const byTokens = ctx.db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      userId: users.id,
      userType: users.userType,
      countryId: users.countryId,
      driverId: drivers.id,
      method: sessions.method,
      secondFactorAt: sessions.secondFactorAt,
      late: sql<boolean>`${lte(sessions.expiresAt, sql.placeholder('now'))}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`,
        isNull(sessions.revokedAt),
        or(gt(sessions.expiresAt, sql.placeholder('now')), late),
        // Staff come in by their own page, with its shorter session, or not at all.
        or(ne(users.userType, 'staff'), eq(sessions.method, 'staff')),
        // The password of the demo's accounts is published.
        ctx.config.demo ? undefined : not(isDemoPerson),
      ),
    )
    .prepare('sessions_by_token');

  const tokenOf = (request: FastifyRequest): string | null => {
    const token = request.cookies[SESSION_COOKIE];
    return token === undefined || token.length > 100 ? null : token;
  };
  type Row = Awaited<ReturnType<typeof byTokens.execute>>[number];
  const actorOf = ({ secondFactorAt, tokenHash: _hash, late: _late, ...person }: Row): Actor => ({
    ...person,
    countryId: person.countryId as CountryId,
    secondFactor: secondFactorAt !== null,
  });

  const rowOf = gather<Buffer, Row | undefined>(async (hashes) => {
    const rows = await byTokens.execute({ hashes, now: ctx.clock() });
    const byHash = new Map(rows.map((row) => [row.tokenHash.toString('latin1'), row]));
    return hashes.map((hash) => byHash.get(hash.toString('latin1')));
  }, connections);

  return {
    async find(request) {
      const token = tokenOf(request);
      if (token === null) return null;
      const now = ctx.clock();
      const cached = known.get(token);
      if (cached !== undefined && cached.until > now.getTime()) return cached.actor;
      const row = await rowOf(sha256(token));
      if (row === undefined) {
        known.delete(token);
        return null;
      }
      const actor = actorOf(row);
      // What made it count may be over the next moment.
      if (row.late) return actor;
      if (known.size >= CACHED_AT_MOST) known.clear();
      known.set(token, { actor, until: now.getTime() + BELIEVED_MS });
      return actor;
    },
  };
}

/** The options of both cookies: never readable by scripts, never sent along from other sites' posts. */
function cookieOptions(ctx: Context, days: number) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
    maxAge: days * 24 * 3600,
  } as const;
}

/** The cookie outlives its session by a day: what ran out during a trip still raises an emergency. */
export function setSessionCookie(ctx: Context, reply: FastifyReply, token: string, days: number): void {
  void reply.setCookie(SESSION_COOKIE, token, cookieOptions(ctx, days + 1));
}

export function setDeviceCookie(ctx: Context, reply: FastifyReply, token: string): void {
  void reply.setCookie(DEVICE_COOKIE, token, cookieOptions(ctx, 365));
}

export function clearSessionCookie(ctx: Context, reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, cookieOptions(ctx, 0));
}
