import { eq } from 'drizzle-orm';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import type { Work } from '../platform/work.ts';
import { listStaffIds } from '../users/public.ts';

/** Tells the person and all staff that an incident changed. */
export async function tellOfIncident(work: Work, incident: { id: number; userId: number }): Promise<void> {
  work.publish(incident.userId, 'incident', incident.id);
  for (const staffId of await listStaffIds(work.tx)) work.publish(staffId, 'emergency', incident.id);
}

/** After each try of a message: when it belongs to an incident, whoever watches it sees how far it came. */
export async function alertTried(work: Work, messageId: number): Promise<void> {
  const [incident] = await work.tx
    .select({ id: incidents.id, userId: incidents.userId })
    .from(incidentAlerts)
    .innerJoin(incidents, eq(incidents.id, incidentAlerts.incidentId))
    .where(eq(incidentAlerts.messageId, messageId));
  if (incident !== undefined) await tellOfIncident(work, incident);
}
