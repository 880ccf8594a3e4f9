import { EXPIRED_SESSION_HOURS } from '@safiri/rules/safety/emergency.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import { createSessions } from '../platform/session.ts';
import { hasLiveTrip } from './raise-incident.ts';

/** The server as emergencies use it: connections of their own, so that no queue of others stands before them. */
export function emergencyLane(server: Server, db: Db): Server {
  const ctx = { ...server.ctx, db };
  return { app: server.app, ctx, sessions: createSessions(ctx) };
}

/**
 * Who raises an emergency: the signed-in person, also when the session ran out in the middle of a trip or an emergency.
 * @throws Problem not_signed_in, forbidden for staff and for another person's id
 */
export async function requireEndangered(lane: Server, request: FastifyRequest, userId?: number): Promise<Actor> {
  let actor = await lane.sessions.find(request);
  if (actor === null) {
    const late = await lane.sessions.findLate(request, EXPIRED_SESSION_HOURS);
    if (late !== null && (await hasLiveTrip(lane.ctx, late))) actor = late;
  }
  if (actor === null) throw new Problem('not_signed_in');
  if (actor.userType === 'staff') throw new Problem('forbidden');
  if (userId !== undefined && userId !== actor.userId) throw new Problem('forbidden');
  return actor;
}
