import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { incidentAlerts, incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import { emergencyContacts } from '@safiri/db/sharing/tables.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { SafeReason } from '@safiri/rules/safety/emergency.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { writeOutside } from '../sharing/public.ts';
import { findAccountById } from '../users/public.ts';
import { safeMessages } from './messages.ts';
import type { IncidentRow } from './queries.ts';
import type { Ports } from './notify-contacts.ts';
import { endAlarm } from './on-call-alarm.ts';
import { publishIncidentToAll } from './publish-incident.ts';

type Event = typeof incidentEvents.$inferInsert;

async function note(uow: UnitOfWork, row: IncidentRow, kind: Event['kind'], actor: Pick<Actor, 'userId'>, text?: string): Promise<void> {
  await uow.tx.insert(incidentEvents).values({ incidentId: row.id, kind, actorId: actor.userId, note: text ?? null, createdAt: uow.now });
  await publishIncidentToAll(uow, row);
}

const standing = (incidentId: number) => and(eq(incidents.id, incidentId), isNull(incidents.closedAt), eq(incidents.isDrill, false));
const own = (incidentId: number, actor: Actor) => and(standing(incidentId), eq(incidents.userId, actor.userId));

/** Where the person is now. Nobody is told: whoever watches asks. */
export async function locateIncident(uow: UnitOfWork, actor: Actor, incidentId: number, point: Point): Promise<IncidentRow> {
  const [row] = await uow.tx
    .update(incidents)
    .set({ lat: point.lat, lng: point.lng, locatedAt: uow.now })
    .where(own(incidentId, actor))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** The person says that they are safe. The incident stands until staff close it: somebody may have forced the words. */
export async function markSafe(
  { ctx, links }: Pick<Ports, 'ctx' | 'links'>,
  uow: UnitOfWork,
  actor: Actor,
  incidentId: number,
  reason: SafeReason,
): Promise<IncidentRow> {
  const [known] = await uow.tx.select().from(incidents).where(own(incidentId, actor)).for('update');
  if (known === undefined) throw notFound();
  if (known.safeAt !== null) return known;
  const [row] = await uow.tx.update(incidents).set({ safeAt: uow.now, safeReason: reason }).where(eq(incidents.id, incidentId)).returning();
  if (row === undefined) throw notFound();
  await note(uow, row, 'marked_safe', actor, reason);
  const account = await findAccountById(uow.tx, actor.userId);
  const contacts = await uow.tx.select().from(emergencyContacts).where(eq(emergencyContacts.userId, actor.userId));
  const alerted = await uow.tx
    .select({ address: incidentAlerts.address })
    .from(incidentAlerts)
    .where(and(eq(incidentAlerts.incidentId, row.id), isNotNull(incidentAlerts.messageId)));
  const alertedRecipients = new Set(alerted.map(({ address }) => address));
  if (account !== undefined && alertedRecipients.size > 0) {
    // Whoever had no alert has nothing to be calmed about.
    const messages = safeMessages(uow.brand.name, contacts, account.user, uow.now).filter(({ recipient }) =>
      alertedRecipients.has(recipient),
    );
    await writeOutside(uow, links, { id: actor.userId, language: account.user.language }, 'safe', messages);
    uow.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
  }
  return row;
}

async function lockIncident(uow: UnitOfWork, incidentId: number): Promise<IncidentRow> {
  const [row] = await uow.tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.id, incidentId), eq(incidents.isDrill, false)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** The first staff member who takes it has it. @throws Problem already_decided when somebody else did or it is closed */
export async function acknowledgeIncident(uow: UnitOfWork, actor: Actor, incidentId: number): Promise<void> {
  const row = await lockIncident(uow, incidentId);
  if (row.acknowledgedBy === actor.userId) return;
  if (row.acknowledgedBy !== null || row.closedAt !== null) throw new Problem('already_decided', 'A colleague has this emergency in hand.');
  await uow.tx.update(incidents).set({ acknowledgedBy: actor.userId, acknowledgedAt: uow.now }).where(eq(incidents.id, incidentId));
  await endAlarm(uow, incidentId);
  await note(uow, row, 'acknowledged', actor);
  await notify(uow, row.userId, { kind: 'toldEmergencyTaken' });
}

export async function noteIncident(uow: UnitOfWork, actor: Actor, incidentId: number, text: string): Promise<void> {
  await note(uow, await lockIncident(uow, incidentId), 'note', actor, text);
}

/** @throws Problem already_decided when it is closed */
export async function closeIncident(uow: UnitOfWork, actor: Actor, incidentId: number, text: string): Promise<void> {
  const row = await lockIncident(uow, incidentId);
  if (row.closedAt !== null) throw new Problem('already_decided', 'This emergency is closed already.');
  await uow.tx
    .update(incidents)
    .set({
      closedAt: uow.now,
      closedBy: actor.userId,
      closeNote: text,
      ...(row.acknowledgedBy === null ? { acknowledgedBy: actor.userId, acknowledgedAt: uow.now } : {}),
    })
    .where(eq(incidents.id, incidentId));
  await endAlarm(uow, incidentId);
  await note(uow, row, 'closed', actor, text);
  await notify(uow, row.userId, { kind: 'toldEmergencyClosed' });
}
