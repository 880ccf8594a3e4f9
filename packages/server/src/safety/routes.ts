import * as calls from '@safiri/contract/safety/calls.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { and, desc, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { onBoard } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Actor } from '../platform/actor.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { listContacts, sosLink } from '../sharing/public.ts';
import { inTransaction } from '../platform/work.ts';
import { locateIncident, markSafe } from './change-incident.ts';
import { requireEndangered } from './lane.ts';
import { presentIncident, presentRow } from './present.ts';
import { findAlerts, findIncident, findOpenIncident, type IncidentRow } from './queries.ts';
import { raiseIncident, type Ports } from './raise-incident.ts';
import { answerCheck, findOpenCheck, presentCheck } from './trip-checks.ts';

async function liveTripOf(reader: Reader, actor: Actor): Promise<{ id: number; countryId: string } | undefined> {
  const [row] = await reader
    .select({ id: rides.id, countryId: rides.countryId })
    .from(rides)
    .where(and(onBoard(actor), inArray(rides.status, [...liveStatuses])))
    .orderBy(desc(rides.id))
    .limit(1);
  return row;
}

/** What the person in danger does; `lane` has connections of its own. */
export function safetyRoutes(server: Server, lane: Server, ports: Ports): void {
  const { ctx } = server;
  const { links } = ports;
  const present = async (reader: Reader, row: IncidentRow) =>
    presentIncident(links, row, (await findAlerts(reader, [row.id])).get(row.id) ?? []);

  serveWrite(lane, calls.trigger, async (work, { body, request }) => {
    const actor = await requireEndangered(lane, request, body.userId);
    const { incident } = await raiseIncident(ports, work, {
      actor,
      rideId: body.rideId,
      point: body.location,
      emergencyType: body.emergencyType,
      pressedAt: body.timestamp,
      drill: body.drill === true,
    });
    return incident;
  });
  serveRead(lane, calls.current, async ({ request }) => {
    const actor = await requireEndangered(lane, request);
    const row = await findOpenIncident(lane.ctx.db, actor.userId);
    return row === undefined ? null : present(lane.ctx.db, row);
  });
  serveWrite(lane, calls.locate, async (work, { params, body, request }) => {
    const actor = await requireEndangered(lane, request);
    return present(work.tx, await locateIncident(work, actor, params.id, body));
  });
  serveWrite(lane, calls.markSafe, async (work, { params, body, request }) => {
    const actor = await requireEndangered(lane, request);
    return present(work.tx, await markSafe(lane.ctx, work, actor, params.id, body.reason));
  });

  serveRead(server, calls.kit, async ({ actor }) => {
    const trip = await liveTripOf(ctx.db, actor);
    const contacts = await listContacts(ctx.db, actor.userId);
    return {
      numbers: emergencyNumbers[(trip?.countryId ?? actor.countryId) as CountryId],
      supportPhone: ctx.config.supportPhone ?? null,
      contacts: contacts.map(({ name, phone }) => ({ name, phone })),
      trackingUrl: trip === undefined ? null : await inTransaction(ctx, (work) => sosLink(work, links, trip.id, actor.userId)),
    };
  });

  serveRead(server, calls.openCheck, async ({ actor }) => {
    const check = await findOpenCheck(ctx.db, { passengerId: actor.userId });
    return check === undefined ? null : presentCheck(check);
  });
  serveWrite(lane, calls.answerCheck, (work, { actor, params, body }) => answerCheck(ports, work, actor, params.id, body));
}

/** What the events of this room carry. */
export function safetyEvents(server: Server, hub: StreamHub, { links }: Ports): void {
  const { db } = server.ctx;
  const alertsOf = async (id: number) => (await findAlerts(db, [id])).get(id) ?? [];
  hub.provide('incident', async (actor, incidentId) => {
    const view = incidentId === null ? undefined : await findIncident(db, incidentId);
    if (view === undefined || view.incident.userId !== actor.userId) return undefined;
    return { incident: presentIncident(links, view.incident, await alertsOf(view.incident.id)) };
  });
  hub.provide('emergency', async (actor, incidentId) => {
    if (actor.userType !== 'staff' || !actor.secondFactor || incidentId === null) return undefined;
    const view = await findIncident(db, incidentId);
    return view === undefined ? undefined : { emergency: presentRow(view, await alertsOf(incidentId)) };
  });
  hub.provide('trip_check', async (actor, rideId) => {
    if (rideId === null) return undefined;
    const check = await findOpenCheck(db, { rideId, passengerId: actor.userId });
    return { rideId, check: check === undefined ? null : presentCheck(check) };
  });
}
