import { eq } from 'drizzle-orm';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import type { Work } from '../platform/work.ts';
import { listStaffIds } from '../users/public.ts';

interface Incident {
  readonly id: number;
  readonly userId: number;
}

/** Tells the person and these staff that an incident changed. */
export function tell(work: Work, incident: Incident, staffIds: readonly number[]): void {
  work.publish(incident.userId, 'incident', incident.id);
  for (const staffId of staffIds) work.publish(staffId, 'emergency', incident.id);
}

/** Tells the person and all staff. */
export async function tellOfIncident(work: Work, incident: Incident): Promise<void> {
  tell(work, incident, await listStaffIds(work.tx));
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
