import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { incidentAlerts, incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import { emergencyContacts } from '@safiri/db/sharing/tables.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { SafeReason } from '@safiri/rules/safety/emergency.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { writeOutside } from '../sharing/public.ts';
import { findAccountById } from '../users/public.ts';
import { safeMessages } from './messages.ts';
import type { IncidentRow } from './queries.ts';
import type { Ports } from './tell-contacts.ts';
import { tellOfIncident } from './tell.ts';

type Event = typeof incidentEvents.$inferInsert;

async function note(work: Work, row: IncidentRow, kind: Event['kind'], actor: Pick<Actor, 'userId'>, text?: string): Promise<void> {
  await work.tx.insert(incidentEvents).values({ incidentId: row.id, kind, actorId: actor.userId, note: text ?? null, createdAt: work.now });
  await tellOfIncident(work, row);
}

const standing = (incidentId: number) => and(eq(incidents.id, incidentId), isNull(incidents.closedAt), eq(incidents.isDrill, false));
const own = (incidentId: number, actor: Actor) => and(standing(incidentId), eq(incidents.userId, actor.userId));

/** Where the person is now. Nobody is told: whoever watches asks. */
export async function locateIncident(work: Work, actor: Actor, incidentId: number, point: Point): Promise<IncidentRow> {
  const [row] = await work.tx
    .update(incidents)
    .set({ lat: point.lat, lng: point.lng, locatedAt: work.now })
    .where(own(incidentId, actor))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** The person says that they are safe. The incident stands until staff close it: somebody may have forced the words. */
export async function markSafe(
  { ctx, links }: Pick<Ports, 'ctx' | 'links'>,
  work: Work,
  actor: Actor,
  incidentId: number,
  reason: SafeReason,
): Promise<IncidentRow> {
  const [known] = await work.tx.select().from(incidents).where(own(incidentId, actor)).for('update');
  if (known === undefined) throw notFound();
  if (known.safeAt !== null) return known;
  const [row] = await work.tx
    .update(incidents)
    .set({ safeAt: work.now, safeReason: reason })
    .where(eq(incidents.id, incidentId))
    .returning();
  if (row === undefined) throw notFound();
  await note(work, row, 'marked_safe', actor, reason);
  const account = await findAccountById(work.tx, actor.userId);
  const contacts = await work.tx.select().from(emergencyContacts).where(eq(emergencyContacts.userId, actor.userId));
  const alerted = await work.tx
    .select({ address: incidentAlerts.address })
    .from(incidentAlerts)
    .where(and(eq(incidentAlerts.incidentId, row.id), isNotNull(incidentAlerts.messageId)));
  const told = new Set(alerted.map(({ address }) => address));
  if (account !== undefined && told.size > 0) {
    // Whoever had no alert has nothing to be calmed about.
    const messages = safeMessages(contacts, account.user, work.now).filter(({ recipient }) => told.has(recipient));
    await writeOutside(work, links, { id: actor.userId, language: account.user.language }, 'safe', messages);
    work.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
  }
  return row;
}

async function lockIncident(work: Work, incidentId: number): Promise<IncidentRow> {
  const [row] = await work.tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.id, incidentId), eq(incidents.isDrill, false)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** The first staff member who takes it has it. @throws Problem already_decided when somebody else did or it is closed */
export async function acknowledgeIncident(work: Work, actor: Actor, incidentId: number): Promise<void> {
  const row = await lockIncident(work, incidentId);
  if (row.acknowledgedBy === actor.userId) return;
  if (row.acknowledgedBy !== null || row.closedAt !== null) throw new Problem('already_decided', 'A colleague has this emergency in hand.');
  await work.tx.update(incidents).set({ acknowledgedBy: actor.userId, acknowledgedAt: work.now }).where(eq(incidents.id, incidentId));
  await note(work, row, 'acknowledged', actor);
  await notify(work, row.userId, { kind: 'toldEmergencyTaken' });
}

export async function noteIncident(work: Work, actor: Actor, incidentId: number, text: string): Promise<void> {
  await note(work, await lockIncident(work, incidentId), 'note', actor, text);
}

/** @throws Problem already_decided when it is closed */
export async function closeIncident(work: Work, actor: Actor, incidentId: number, text: string): Promise<void> {
  const row = await lockIncident(work, incidentId);
  if (row.closedAt !== null) throw new Problem('already_decided', 'This emergency is closed already.');
  await work.tx
    .update(incidents)
    .set({
      closedAt: work.now,
      closedBy: actor.userId,
      closeNote: text,
      ...(row.acknowledgedBy === null ? { acknowledgedBy: actor.userId, acknowledgedAt: work.now } : {}),
    })
    .where(eq(incidents.id, incidentId));
  await note(work, row, 'closed', actor, text);
  await notify(work, row.userId, { kind: 'toldEmergencyClosed' });
}
