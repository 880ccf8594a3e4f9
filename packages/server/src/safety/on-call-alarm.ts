import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { onCallAlarms, onCallCalls } from '@safiri/db/safety/on-call-tables.ts';
import { incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { LOOK_AGAIN_SECONDS, NEXT_CALL_SECONDS, RING_SECONDS } from '@safiri/rules/safety/on-call.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { onCallCity } from './on-call-city.ts';
import { chainFor, listShifts, type CityShift } from './on-call-shifts.ts';
import { findTeam, reachableIds, type TeamMember } from './on-call-team.ts';
import { callText, callValues, cityAt, placeName, spokenText } from './on-call-words.ts';
import { publishIncidentToAll } from './publish-incident.ts';

type Alarm = typeof onCallAlarms.$inferSelect;

/** Lets whoever is on call be called for this press; one that stands goes on. The timer calls the first at once. */
export async function startAlarm(ctx: Pick<Context, 'bus'>, uow: UnitOfWork, incidentId: number): Promise<void> {
  await uow.tx
    .insert(onCallAlarms)
    .values({ incidentId, raisedAt: uow.now, nextAt: uow.now })
    .onConflictDoNothing({ target: onCallAlarms.incidentId, where: isNull(onCallAlarms.endedAt) });
  uow.afterCommit(() => ctx.bus.publish('on_call', {}));
}

/** Somebody has it in hand, or it is over: nobody else is called. */
export async function endAlarm(uow: UnitOfWork, incidentId: number): Promise<void> {
  await uow.tx
    .update(onCallAlarms)
    .set({ endedAt: uow.now })
    .where(and(eq(onCallAlarms.incidentId, incidentId), isNull(onCallAlarms.endedAt)));
}

const due = (now: Date) => and(isNull(onCallAlarms.endedAt), lte(onCallAlarms.nextAt, now));

/** Whether there is anything to do, without a lock. */
export async function isAlarmDue(reader: Reader, now: Date): Promise<boolean> {
  return (await reader.select({ id: onCallAlarms.id }).from(onCallAlarms).where(due(now)).limit(1)).length > 0;
}

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Of the chain whoever was called least often for this alarm, the earliest first: after the last it begins anew. */
async function nextOf(uow: UnitOfWork, alarm: Alarm, chain: readonly CityShift[]): Promise<{ next: CityShift | undefined; turn: number }> {
  const rows = await uow.tx
    .select({ userId: onCallCalls.userId, times: count() })
    .from(onCallCalls)
    .where(eq(onCallCalls.alarmId, alarm.id))
    .groupBy(onCallCalls.userId);
  const times = new Map(rows.map((row) => [row.userId, row.times]));
  const calledOf = ({ userId }: CityShift) => times.get(userId) ?? 0;
  const [next] = chain.toSorted((a, b) => calledOf(a) - calledOf(b));
  return { next, turn: rows.reduce((sum, row) => sum + row.times, 0) + 1 };
}

/** Tells one person by push, by text and, where the operator has a gateway for calls, by ringing. */
async function call(
  ctx: Context,
  uow: UnitOfWork,
  incident: { id: number; rideId: number | null },
  member: TeamMember,
  place: string | undefined,
): Promise<void> {
  const opens = `/staff/emergencies/${incident.id}`;
  const facts = { place, rideId: incident.rideId, url: `${ctx.config.publicUrl}${opens}` };
  await notify(uow, member.id, { kind: 'toldOnCall', values: callValues(facts), opens });
  if (member.phone !== null) {
    const to = { recipient: member.phone, subject: '', urgent: true } as const;
    await enqueueMessages(uow, [{ ...to, channel: 'sms', body: callText(uow.brand.name, member.language, facts) }]);
    if (ctx.config.voice !== undefined)
      await enqueueMessages(uow, [
        { ...to, channel: 'call', body: spokenText(uow.brand.name, member.language), usefulUntil: secondsAfter(uow.now, RING_SECONDS) },
      ]);
  }
  uow.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
}

/** Says once in the course of an emergency that nobody was on call. */
async function noteNobody(uow: UnitOfWork, alarm: Alarm): Promise<boolean> {
  const written = await uow.tx.execute(sql`
    insert into incident_events (incident_id, kind, created_at) select ${alarm.incidentId}, 'nobody_on_call', ${uow.now}
    where not exists (select from incident_events
      where incident_id = ${alarm.incidentId} and kind = 'nobody_on_call' and created_at >= ${alarm.raisedAt})`);
  return (written.rowCount ?? 0) > 0;
}

/**
 * Calls the next of the chain for one alarm that is due. Whichever node holds its row does it, once; what is to be sent and when the
 * next is called are committed together, so that a node that is killed leaves it to another.
 * @returns whether there was one
 */
export async function callNext(ctx: Context, uow: UnitOfWork): Promise<boolean> {
  // Both rows, and without waiting: whoever takes the emergency holds the incident first and the alarm then.
  const [found] = await uow.tx
    .select({
      alarm: onCallAlarms,
      incident: incidents,
      cityId: rides.cityId,
      rideCountryId: rides.countryId,
      ownCountryId: users.countryId,
    })
    .from(onCallAlarms)
    .innerJoin(incidents, eq(incidents.id, onCallAlarms.incidentId))
    .innerJoin(users, eq(users.id, incidents.userId))
    .leftJoin(rides, eq(rides.id, incidents.rideId))
    .where(due(uow.now))
    .orderBy(onCallAlarms.nextAt)
    .limit(1)
    .for('update', { of: [onCallAlarms, incidents], skipLocked: true });
  if (found === undefined) return false;
  const { alarm, incident } = found;
  if (incident.acknowledgedAt !== null || incident.closedAt !== null) {
    await endAlarm(uow, incident.id);
    return true;
  }
  const point = incident.lat === null || incident.lng === null ? null : { lat: incident.lat, lng: incident.lng };
  const market = point === null ? undefined : ctx.markets.at(point);
  const cityId = found.cityId ?? market?.document.id ?? cityAt(point)?.id ?? null;
  const city = cityId === null ? undefined : onCallCity(ctx.markets, cityId);
  const countryId = found.rideCountryId ?? city?.countryId ?? found.ownCountryId;
  const shifts = await listShifts(ctx.markets, uow.tx, uow.now);
  const team = new Map((shifts.length === 0 ? [] : await findTeam(uow.tx, ctx.config)).map((member) => [member.id, member]));
  const inTeam = shifts.filter(({ userId }) => team.has(userId));
  const chain = chainFor(inTeam, uow.now, { cityId, countryId }, reachableIds([...team.values()]));
  const { next, turn } = await nextOf(uow, alarm, chain);
  const member = next === undefined ? undefined : team.get(next.userId);
  await uow.tx
    .update(onCallAlarms)
    .set({ nextAt: secondsAfter(uow.now, member === undefined ? LOOK_AGAIN_SECONDS : NEXT_CALL_SECONDS) })
    .where(eq(onCallAlarms.id, alarm.id));
  if (next === undefined || member === undefined) {
    if (await noteNobody(uow, alarm)) await publishIncidentToAll(uow, incident);
    return true;
  }
  await uow.tx.insert(onCallCalls).values({ alarmId: alarm.id, turn, userId: member.id, step: next.step, calledAt: uow.now });
  await uow.tx.insert(incidentEvents).values({ incidentId: alarm.incidentId, kind: 'called', actorId: member.id, createdAt: uow.now });
  await call(ctx, uow, incident, member, placeName(point, cityId) ?? city?.name);
  await publishIncidentToAll(uow, incident);
  return true;
}
