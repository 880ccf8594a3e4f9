import { eq } from 'drizzle-orm';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { staffWho } from '../staff/public.ts';

interface Incident {
  readonly id: number;
  readonly userId: number;
}

/** Tells the person and these staff that an incident changed. */
export function publishIncident(uow: UnitOfWork, incident: Incident, staffIds: readonly number[]): void {
  uow.publish(incident.userId, 'incident', incident.id);
  for (const staffId of staffIds) uow.publish(staffId, 'emergency', incident.id);
}

/** Tells the person and all staff who see emergencies. */
export async function publishIncidentToAll(uow: UnitOfWork, incident: Incident): Promise<void> {
  publishIncident(uow, incident, await staffWho(uow.tx, 'emergencies.read'));
}

/** After each try of a message: when it belongs to an incident, whoever watches it sees how far it came. */
export async function alertTried(uow: UnitOfWork, messageId: number): Promise<void> {
  const [incident] = await uow.tx
    .select({ id: incidents.id, userId: incidents.userId })
    .from(incidentAlerts)
    .innerJoin(incidents, eq(incidents.id, incidentAlerts.incidentId))
    .where(eq(incidentAlerts.messageId, messageId));
  if (incident !== undefined) await publishIncidentToAll(uow, incident);
}
