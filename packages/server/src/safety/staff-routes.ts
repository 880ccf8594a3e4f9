import * as calls from '@safiri/contract/safety/calls.ts';
import type { AuditAction } from '@safiri/rules/staff/audit-actions.ts';
import type { LivePositions } from '../drivers/public.ts';
import { serveRead, serveWrite, type Input, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { acknowledgeIncident, closeIncident, noteIncident } from './change-incident.ts';
import { emergencyView } from './emergency-view.ts';
import { outboxView } from './outbox-view.ts';
import { recordStaffPresence } from './presence.ts';
import { presentRow } from './present.ts';
import { findAlerts, listClosed, listOpen } from './queries.ts';

/** What staff do about emergencies. Every action, and who looked at the outbox, is in the audit log. */
export function emergencyRoutes(server: Server, positions: LivePositions): void {
  const { db, clock } = server.ctx;

  serveRead(server, calls.listEmergencies, async ({ actor, query }) => {
    await recordStaffPresence(db, actor.userId, clock());
    const open = query.before === undefined ? await listOpen(db) : [];
    const closed = await listClosed(db, query.before, query.userType);
    const alerts = await findAlerts(
      db,
      [...open, ...closed].map(({ incident }) => incident.id),
    );
    const rows = (views: typeof open) => views.map((view) => presentRow(view, alerts.get(view.incident.id) ?? []));
    return { open: rows(open), closed: rows(closed) };
  });
  serveRead(server, calls.getEmergency, ({ params }) => emergencyView(db, positions, params.id));

  type Acted = Pick<Input<typeof calls.acknowledge>, 'actor' | 'params' | 'request'>;
  const done = async (uow: UnitOfWork, { actor, params, request }: Acted, action: AuditAction, note?: string) => {
    await audit(uow, actor, request, {
      action,
      subject: 'emergency',
      subjectId: params.id,
      ...(note === undefined ? {} : { data: { note } }),
    });
    return emergencyView(uow.tx, positions, params.id);
  };
  serveWrite(server, calls.acknowledge, async (uow, input) => {
    await acknowledgeIncident(uow, input.actor, input.params.id);
    return done(uow, input, 'emergency.acknowledged');
  });
  serveWrite(server, calls.addNote, async (uow, input) => {
    await noteIncident(uow, input.actor, input.params.id, input.body.note);
    return done(uow, input, 'emergency.noted', input.body.note);
  });
  serveWrite(server, calls.close, async (uow, input) => {
    await closeIncident(uow, input.actor, input.params.id, input.body.note);
    return done(uow, input, 'emergency.closed', input.body.note);
  });

  serveRead(server, calls.outbox, ({ query }) => outboxView(db, query.before));
}
