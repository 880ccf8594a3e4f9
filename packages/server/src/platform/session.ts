import { and, eq, exists, gt, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { LATE_SECRET_SECONDS } from '@safiri/rules/auth/device-secret.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, StaffStanding } from './actor.ts';
import { clearCookie, DEVICE_COOKIE, replaceCookie, SESSION_COOKIE, setCookie, shownCookie, type ShownCookie } from './cookies.ts';
import type { Context } from './context.ts';
import { batchCalls } from './batch-calls.ts';
import { sha256 } from './hash.ts';

/** Requests that set out with the plain name before the other one came still arrive for so long, as with a device’s secret. */
const LATE_SECONDS = LATE_SECRET_SECONDS;

/** How long a browser keeps a device's secret. */
export const DEVICE_DAYS = 365;

/** How long a session read from the database is believed. A revocation is told by the bus and forgets it at once. */
const BELIEVED_MS = 10_000;
const CACHED_AT_MOST = 50_000;
/** Sessions that are used are looked at again together, this long after one was first asked for, so that nobody who keeps asking waits for it. */
const LOOK_MS = 4000;
/** Sessions of one such look's statement. */
const LOOK_AT_ONCE = 500;

const DAY_MS = 24 * 3_600_000;

export interface Sessions {
  /** The person behind the request's cookie, or null. */
  find(request: FastifyRequest): Promise<Actor | null>;
  close(): void;
}

/** A session that is believed. */
interface Known {
  readonly actor: Actor;
  readonly hash: Buffer;
  readonly hostOnly: boolean;
  readonly until: number;
  /** Since it was read last. */
  wasAsked: boolean;
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
  const known = new Map<string, Known>();
  /** Words of a session or an account: what was being read meanwhile is not believed. */
  let words = 0;
  const forget = ({ userId }: { userId: number }) => {
    words += 1;
    for (const [token, entry] of known) if (entry.actor.userId === userId) known.delete(token);
  };
  // Somebody may have signed out elsewhere meanwhile.
  ctx.bus.onGap(() => {
    words += 1;
    known.clear();
  });
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
      verifiedFemale: sql<boolean>`(${users.gender} = 'female' and ${users.genderVerifiedAt} is not null)`,
      method: sessions.method,
      secondFactorAt: sessions.secondFactorAt,
      staff: sql<StaffStanding | null>`case when ${users.userType} = 'staff' then (
        select json_build_object(
          'roles', coalesce(json_agg(distinct ${staffRoleRows.role}), '[]'),
          'grants', coalesce(json_agg(json_build_object('role', ${staffRoleRows.role}, 'marketIds', ${staffRoleRows.marketIds})), '[]'),
          'merchantIds', coalesce(json_agg(${staffRoleRows.merchantId}) filter (where ${staffRoleRows.merchantId} is not null), '[]'),
          'fleetIds', coalesce(json_agg(${staffRoleRows.fleetId}) filter (where ${staffRoleRows.fleetId} is not null), '[]'))
        from ${staffRoleRows} where ${staffRoleRows.userId} = ${users.id}) end`,
      expiresAt: sessions.expiresAt,
      unmoved: sql<boolean>`${isNull(sessions.hostCookieAt)}`,
      // By the plain name only what was never shown by the other, and for a while what was moved to it.
      byPlainName: sql<boolean>`(${isNull(sessions.hostCookieAt)} or (${gt(sessions.hostCookieAt, sessions.createdAt)}
        and ${sessions.hostCookieAt} > ${sql.placeholder('now')}::timestamptz - make_interval(secs => ${sql.raw(String(LATE_SECONDS))})))`,
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
        // Staff come in by their own page, with its shorter session, or not at all, and not once they are disabled.
        or(
          ne(users.userType, 'staff'),
          and(
            eq(sessions.method, 'staff'),
            exists(
              ctx.db
                .select({ one: sql`1` })
                .from(staffMembers)
                .where(and(eq(staffMembers.userId, users.id), isNull(staffMembers.disabledAt))),
            ),
          ),
        ),
        // The password of the demo's accounts is published.
        ctx.config.demo ? undefined : not(isDemoPerson),
      ),
    )
    .prepare('sessions_by_token');

  const cookieOf = (request: FastifyRequest): ShownCookie | null => {
    const shown = shownCookie(ctx.config, request, SESSION_COOKIE);
    return shown === undefined || shown.value.length > 100 ? null : shown;
  };
  /** From here on the plain name opens it no more. The emergency server has no connection to spare for it. */
  const noteHostOnly = async (row: Row): Promise<void> => {
    if (connections !== undefined) return;
    await ctx.db
      .update(sessions)
      .set({ hostCookieAt: ctx.clock() })
      .where(and(eq(sessions.id, row.sessionId), isNull(sessions.hostCookieAt)));
  };
  type Row = Awaited<ReturnType<typeof byTokens.execute>>[number];
  const actorOf = ({
    secondFactorAt,
    tokenHash: _hash,
    late: _late,
    expiresAt: _until,
    unmoved: _unmoved,
    byPlainName: _plain,
    ...person
  }: Row): Actor => ({
    ...person,
    countryId: person.countryId,
    secondFactor: secondFactorAt !== null,
  });

  const rowOf = batchCalls<Buffer, Row | undefined>(async (hashes) => {
    const rows = await byTokens.execute({ hashes, now: ctx.clock() });
    const byHash = new Map(rows.map((row) => [row.tokenHash.toString('latin1'), row]));
    return hashes.map((hash) => byHash.get(hash.toString('latin1')));
  }, connections);

  /** Until when what was read just now is believed: never past its own end. */
  const believedUntil = (row: Row, now: Date) => Math.min(now.getTime() + BELIEVED_MS, row.expiresAt.getTime());
  /** What made it count may be over the next moment; and staff are asked for each time. */
  const mayBelieve = (row: Row, hostOnly: boolean) => (hostOnly || row.byPlainName) && !row.late && row.staff === null;

  /** Reads the sessions that were asked for since they were read last. One that ended is forgotten, whatever became of the word about it. */
  async function look(): Promise<void> {
    const asked = [...known].filter(([, entry]) => entry.wasAsked);
    for (let from = 0; from < asked.length; from += LOOK_AT_ONCE) {
      const part = asked.slice(from, from + LOOK_AT_ONCE);
      const now = ctx.clock();
      const rows = await byTokens.execute({ hashes: part.map(([, { hash }]) => hash), now });
      const byHash = new Map(rows.map((row) => [row.tokenHash.toString('latin1'), row]));
      for (const [name, entry] of part) {
        // Forgotten or read anew meanwhile.
        if (known.get(name) !== entry) continue;
        const row = byHash.get(entry.hash.toString('latin1'));
        if (row === undefined || !mayBelieve(row, entry.hostOnly)) known.delete(name);
        else known.set(name, { ...entry, actor: actorOf(row), until: believedUntil(row, now), wasAsked: false });
      }
    }
  }

  let timer: NodeJS.Timeout | undefined;
  function lookSoon(): void {
    // The emergency server has no connection to spare for it.
    if (timer !== undefined || connections !== undefined) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'the sessions in use could not be looked at'))
        .finally(() => (timer = undefined));
    }, LOOK_MS);
    timer.unref();
  }

  return {
    async find(request) {
      const shown = cookieOf(request);
      if (shown === null) return null;
      const now = ctx.clock();
      const name = `${shown.hostOnly} ${shown.value}`;
      const cached = shown.outdated ? undefined : known.get(name);
      if (cached !== undefined && cached.until > now.getTime()) {
        cached.wasAsked = true;
        lookSoon();
        return cached.actor;
      }
      const heard = words;
      const hash = sha256(shown.value);
      const row = await rowOf(hash);
      if (row === undefined || !(shown.hostOnly || row.byPlainName)) {
        known.delete(name);
        return null;
      }
      const actor = actorOf(row);
      // Of staff the database is asked each time, so that who was disabled, or lost a role, is refused at once on every node, whatever
      // became of the word about it.
      if (row.late) return actor;
      if (shown.outdated) {
        replaceCookie(request, SESSION_COOKIE, shown.value, cookieDays((row.expiresAt.getTime() - now.getTime()) / DAY_MS));
        return actor;
      }
      if (shown.hostOnly && row.unmoved) await noteHostOnly(row);
      if (!mayBelieve(row, shown.hostOnly) || heard !== words) return actor;
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= CACHED_AT_MOST) known.delete(oldest);
      known.set(name, { actor, hash, hostOnly: shown.hostOnly, until: believedUntil(row, now), wasAsked: true });
      lookSoon();
      return actor;
    },
    close: () => clearTimeout(timer),
  };
}

/** The cookie outlives its session by a day: what ran out during a trip still raises an emergency. */
const cookieDays = (days: number) => days + 1;

export function setSessionCookie(ctx: Context, reply: FastifyReply, token: string, days: number): void {
  setCookie(ctx.config, reply, SESSION_COOKIE, token, cookieDays(days));
}

export function setDeviceCookie(ctx: Context, reply: FastifyReply, token: string): void {
  setCookie(ctx.config, reply, DEVICE_COOKIE, token, DEVICE_DAYS);
}

export function clearSessionCookie(ctx: Context, reply: FastifyReply): void {
  clearCookie(ctx.config, reply, SESSION_COOKIE);
}
