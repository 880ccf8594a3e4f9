import { and, eq, isNull, sql } from 'drizzle-orm';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import { emergencyContacts } from '@safiri/db/sharing/tables.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findTrip, writeOutside, type Links } from '../sharing/public.ts';
import { findAccountById, type UserRow } from '../users/public.ts';
import { shownNumbers } from './emergency-numbers.ts';
import { emergencyMessages } from './messages.ts';
import type { IncidentRow } from './queries.ts';
import { publishIncidentToAll } from './publish-incident.ts';

export interface Ports {
  readonly ctx: Context;
  readonly links: Links;
  readonly positions: LivePositions;
}

/** Where the vehicle of a trip is. */
export function vehicleOf(positions: LivePositions, trip: Awaited<ReturnType<typeof findTrip>>): Point | undefined {
  return trip?.ride.driverId == null ? undefined : positions.get(trip.ride.driverId);
}

interface EmergencyFacts {
  readonly user: UserRow;
  readonly emergencyType: string;
  readonly trip: Awaited<ReturnType<typeof findTrip>>;
  readonly point: Point | undefined;
}

/**
 * Tells the contacts who were not told of this incident: all of them at first, later those who were added or got another number.
 * The incident's row must be held, so that nobody is told twice.
 * @returns how many messages were written
 */
export async function notifyContacts(
  { ctx, links }: Ports,
  uow: UnitOfWork,
  incident: IncidentRow,
  facts: EmergencyFacts,
): Promise<number> {
  const contacts = await uow.tx
    .select()
    .from(emergencyContacts)
    .where(
      and(
        eq(emergencyContacts.userId, incident.userId),
        sql`not exists (select from incident_alerts a where a.incident_id = ${incident.id} and a.address = ${emergencyContacts.phone})`,
      ),
    )
    .orderBy(emergencyContacts.id);
  if (contacts.length === 0) return 0;
  const url = links.urlOf(links.idOf(incident.sealedToken));
  const police = shownNumbers(ctx, facts.trip?.ride.countryId ?? facts.user.countryId)?.police ?? null;
  const messages = emergencyMessages(uow.brand.name, contacts, { ...facts, at: incident.raisedAt, url, police });
  const sender = { id: incident.userId, language: facts.user.language };
  const written = await writeOutside(
    uow,
    links,
    sender,
    'emergency',
    messages.map(({ message }) => message),
  );
  await uow.tx.insert(incidentAlerts).values(
    messages.map(({ contact, message }, i) => ({
      incidentId: incident.id,
      contactName: contact.name,
      channel: message.channel,
      address: message.recipient,
      messageId: written[i]?.messageId ?? null,
      withheld: written[i]?.withheld ?? null,
      createdAt: uow.now,
    })),
  );
  uow.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
  return messages.length;
}

/** A person's contacts changed: whoever is new among them is told of the emergency that stands, unless all is well by now. */
export async function contactsChanged(ports: Ports, uow: UnitOfWork, userId: number): Promise<void> {
  const [incident] = await uow.tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.userId, userId), isNull(incidents.closedAt), eq(incidents.isDrill, false), isNull(incidents.safeAt)))
    .for('update');
  const account = incident === undefined ? undefined : await findAccountById(uow.tx, userId);
  if (incident === undefined || account === undefined) return;
  const trip = incident.rideId === null ? undefined : await findTrip(uow.tx, incident.rideId);
  const phone = incident.lat === null || incident.lng === null ? undefined : { lat: incident.lat, lng: incident.lng };
  const point = vehicleOf(ports.positions, trip) ?? phone;
  const facts = { user: account.user, emergencyType: incident.emergencyType, trip, point };
  if ((await notifyContacts(ports, uow, incident, facts)) > 0) await publishIncidentToAll(uow, incident);
}
