import * as calls from '@safiri/contract/safety/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { mayAsStaff } from '../platform/permit.ts';
import { Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { locateIncident, markSafe } from './change-incident.ts';
import { readKit } from './kit.ts';
import { presentIncident, presentPast, presentRow } from './present.ts';
import { findAlerts, findIncident, findOpenIncident, listOwn, type IncidentRow } from './queries.ts';
import { raiseIncident, type Ports } from './raise-incident.ts';
import { answerCheck, findOpenCheck, presentCheck } from './trip-checks.ts';

/** What the person in danger does; `lane` has connections of its own. */
export function safetyRoutes(server: Server, lane: Server, ports: Ports): void {
  const { ctx } = server;
  const { links } = ports;
  const present = async (reader: Reader, row: IncidentRow) =>
    presentIncident(links, row, (await findAlerts(reader, [row.id])).get(row.id) ?? []);

  serveWrite(lane, calls.trigger, async (uow, { actor, body }) => {
    // Nobody raises an emergency in another's name.
    if (body.userId !== undefined && body.userId !== actor.userId) throw new Problem('forbidden');
    const { incident } = await raiseIncident(ports, uow, {
      actor,
      rideId: body.rideId,
      point: body.location,
      emergencyType: body.emergencyType,
      pressedAt: body.timestamp,
      drill: body.drill === true,
    });
    return incident;
  });
  serveRead(lane, calls.current, async ({ actor }) => {
    const row = await findOpenIncident(lane.ctx.db, actor.userId);
    return row === undefined ? null : present(lane.ctx.db, row);
  });
  serveWrite(lane, calls.locate, async (uow, { actor, params, body }) => {
    return present(uow.tx, await locateIncident(uow, actor, params.id, body));
  });
  serveWrite(lane, calls.markSafe, async (uow, { actor, params, body }) => {
    return present(uow.tx, await markSafe({ ctx: lane.ctx, links }, uow, actor, params.id, body.reason));
  });

  serveRead(server, calls.kit, ({ actor }) => readKit(ctx, links, actor));
  serveRead(server, calls.history, async ({ actor }) => {
    const rows = await listOwn(ctx.db, actor.userId);
    const alerts = await findAlerts(
      ctx.db,
      rows.map((row) => row.id),
    );
    return { incidents: rows.map((row) => presentPast(row, alerts.get(row.id) ?? [])) };
  });

  serveRead(server, calls.openCheck, async ({ actor }) => {
    const check = await findOpenCheck(ctx.db, { passengerId: actor.userId });
    return check === undefined ? null : presentCheck(check);
  });
  serveWrite(lane, calls.answerCheck, (uow, { actor, params, body }) => answerCheck(ports, uow, actor, params.id, body));
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
    if (!mayAsStaff(actor, 'emergencies.read') || incidentId === null) return undefined;
    const view = await findIncident(db, incidentId);
    return view === undefined ? undefined : { emergency: presentRow(view, await alertsOf(incidentId)) };
  });
  hub.provide('trip_check', async (actor, rideId) => {
    if (rideId === null) return undefined;
    const check = await findOpenCheck(db, { rideId, passengerId: actor.userId });
    return { rideId, check: check === undefined ? null : presentCheck(check) };
  });
}
