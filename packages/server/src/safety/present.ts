import type { EmergencyRow, Incident, PastIncident } from '@safiri/contract/safety/shapes.ts';
import { wasReached } from '@safiri/rules/safety/emergency.ts';
import type { Links } from '../sharing/public.ts';
import { shortName } from '../users/public.ts';
import type { AlertRow, IncidentRow, IncidentView } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const courseOf = (row: IncidentRow, alerts: AlertRow[]) => ({
  id: row.id,
  emergencyType: row.emergencyType,
  raisedAt: row.raisedAt.toISOString(),
  acknowledgedAt: iso(row.acknowledgedAt),
  safeAt: iso(row.safeAt),
  closedAt: iso(row.closedAt),
  alerts,
});

/** An emergency as the person sees it who raised it. */
export function presentIncident(links: Links, row: IncidentRow, alerts: AlertRow[]): Incident {
  return {
    ...courseOf(row, alerts),
    rideId: row.rideId,
    isDrill: row.isDrill,
    reached: !row.isDrill && wasReached({ acknowledgedAt: row.acknowledgedAt, alerts }),
    trackingUrl: links.urlOf(links.idOf(row.sealedToken)),
  };
}

/** A line of the person's own list: when it was raised, whom it reached, how it ended. */
export function presentPast(row: IncidentRow, alerts: AlertRow[]): PastIncident {
  const { alerts: _, ...course } = courseOf(row, []);
  return {
    ...course,
    rideId: row.rideId,
    safeReason: row.safeReason,
    told: new Set(alerts.filter((alert) => alert.status === 'sent').map((alert) => alert.contactName)).size,
  };
}

/** A line of the staff's list. */
export function presentRow(
  { incident, person, acknowledgedBy, plate, tripStatus, pickup, dropoff }: IncidentView,
  alerts: AlertRow[],
): EmergencyRow {
  return {
    ...courseOf(incident, alerts),
    userType: incident.userType,
    personName: person.name,
    phone: person.phone,
    plate,
    tripStatus,
    way: pickup === null || dropoff === null ? null : { from: pickup, to: dropoff },
    at: incident.lat === null || incident.lng === null ? null : { lat: incident.lat, lng: incident.lng },
    rideId: incident.rideId,
    acknowledgedBy: acknowledgedBy === null ? null : shortName(acknowledgedBy),
  };
}
