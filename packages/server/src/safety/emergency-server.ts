import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { connect, type Db, type OnSecond } from '@safiri/db/platform/connect.ts';
import { onBoard } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { incidents } from '@safiri/db/safety/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { EXPIRED_SESSION_HOURS } from '@safiri/rules/safety/emergency.ts';
import type { Server } from '../platform/serve.ts';
import { createSessions } from '../platform/session.ts';

const CONNECTIONS = 8;
/** Of them, those that may find out who asks; the others write. */
const FOR_LOOKUPS = 1;

/**
 * Opens the connections that only emergencies use: whatever else waits, they do not. What a press asks together travels
 * together.
 */
export const connectUrgent = (url: string, onSecond?: OnSecond) => connect(url, { max: CONNECTIONS, pipeline: true, onSecond });

/** A session that ran out counts while its person has a trip under way or an emergency that stands. */
function inDanger(db: Db): SQL | undefined {
  const trip = db
    .select({ one: sql`1` })
    .from(rides)
    .where(and(onBoard({ userId: users.id, driverId: drivers.id }), inArray(rides.status, [...liveStatuses])));
  const emergency = db
    .select({ one: sql`1` })
    .from(incidents)
    .where(and(eq(incidents.userId, users.id), isNull(incidents.closedAt), eq(incidents.isDrill, false)));
  const recent = sql`${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz - make_interval(hours => ${sql.raw(String(EXPIRED_SESSION_HOURS))})`;
  return and(recent, or(exists(trip), exists(emergency)));
}

/**
 * The server as emergencies use it: connections of their own, so that no queue of others stands before them, and sessions
 * that also know whoever's ran out in the middle of a trip or an emergency.
 */
export function emergencyServer(server: Server, db: Db): Server {
  const ctx = { ...server.ctx, db };
  return { ...server, ctx, sessions: createSessions(ctx, { late: inDanger(db), connections: FOR_LOOKUPS }) };
}
