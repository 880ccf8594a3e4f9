import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidentAlerts, incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** About a kilometre, as for the trips of a deleted account. */
const DEGREES_KEPT = 2;

/** @throws Problem illegal_transition while an emergency stands: somebody may be acting for the person */
export async function refuseOpenIncident(uow: UnitOfWork, userId: number): Promise<void> {
  const [open] = await uow.tx
    .select({ id: incidents.id })
    .from(incidents)
    .where(and(eq(incidents.userId, userId), isNull(incidents.closedAt), eq(incidents.isDrill, false)));
  if (open !== undefined) throw new Problem('illegal_transition', 'Your emergency is still open. Our team closes it with you first.');
}

/** What a deleted account leaves of its emergencies: that they happened and how they ended, without names. */
export async function forgetIncidents(uow: UnitOfWork, userId: number): Promise<void> {
  const mine = uow.tx.select({ id: incidents.id }).from(incidents).where(eq(incidents.userId, userId));
  const messages = uow.tx.select({ id: incidentAlerts.messageId }).from(incidentAlerts).where(inArray(incidentAlerts.incidentId, mine));
  await uow.tx.delete(outboxMessages).where(inArray(outboxMessages.id, messages));
  await uow.tx.update(incidentAlerts).set({ contactName: '', address: null }).where(inArray(incidentAlerts.incidentId, mine));
  await uow.tx
    .update(incidents)
    .set({
      lat: sql`round(${incidents.lat}::numeric, ${DEGREES_KEPT}::int)`,
      lng: sql`round(${incidents.lng}::numeric, ${DEGREES_KEPT}::int)`,
    })
    .where(eq(incidents.userId, userId));
}

/** A person's emergencies with their course, to be taken along. */
export async function exportIncidents(reader: Reader, userId: number) {
  const rows = await reader.select().from(incidents).where(eq(incidents.userId, userId)).orderBy(incidents.id);
  const ids = rows.map((row) => row.id);
  const events =
    ids.length === 0
      ? []
      : await reader.select().from(incidentEvents).where(inArray(incidentEvents.incidentId, ids)).orderBy(incidentEvents.id);
  const byIncident = Map.groupBy(events, (event) => event.incidentId);
  return rows.map((row) => ({
    rideId: row.rideId,
    type: row.emergencyType,
    drill: row.isDrill,
    lat: row.lat,
    lng: row.lng,
    raisedAt: row.createdAt,
    safeAt: row.safeAt,
    closedAt: row.closedAt,
    events: (byIncident.get(row.id) ?? []).map(({ kind, createdAt }) => ({ kind, at: createdAt })),
  }));
}
