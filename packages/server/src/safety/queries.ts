import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidentAlerts, incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { OutsideChannel, OutsideStatus } from '@safiri/rules/sharing/message-status.ts';

export type IncidentRow = typeof incidents.$inferSelect;

/** A contact that was told, and how far the message came. */
export interface AlertRow {
  contactName: string;
  channel: OutsideChannel;
  status: OutsideStatus | null;
  /** When a provider took it, else when it was written. */
  at: string;
}

/** The alerts of some incidents, in the order in which they were written. */
export async function findAlerts(reader: Reader, incidentIds: readonly number[]): Promise<Map<number, AlertRow[]>> {
  const found = new Map<number, AlertRow[]>(incidentIds.map((id) => [id, []]));
  if (incidentIds.length === 0) return found;
  const rows = await reader
    .select({
      incidentId: incidentAlerts.incidentId,
      contactName: incidentAlerts.contactName,
      channel: incidentAlerts.channel,
      status: outboxMessages.status,
      withheld: incidentAlerts.withheld,
      createdAt: incidentAlerts.createdAt,
      sentAt: outboxMessages.sentAt,
    })
    .from(incidentAlerts)
    .leftJoin(outboxMessages, eq(outboxMessages.id, incidentAlerts.messageId))
    .where(inArray(incidentAlerts.incidentId, [...incidentIds]))
    .orderBy(incidentAlerts.id);
  for (const { incidentId, createdAt, sentAt, withheld, ...alert } of rows)
    found.get(incidentId)?.push({ ...alert, status: withheld ?? alert.status, at: (sentAt ?? createdAt).toISOString() });
  return found;
}

/** The person's emergency that stands. */
export async function findOpenIncident(reader: Reader, userId: number): Promise<IncidentRow | undefined> {
  const [row] = await reader
    .select()
    .from(incidents)
    .where(and(eq(incidents.userId, userId), isNull(incidents.closedAt), eq(incidents.isDrill, false)));
  return row;
}

/** How many stand that nobody of the team has in hand. */
export const countUntaken = (reader: Reader): Promise<number> =>
  reader.$count(incidents, and(isNull(incidents.closedAt), isNull(incidents.acknowledgedAt), eq(incidents.isDrill, false)));

const OWN_AT_MOST = 20;

/** A person's own emergencies, newest first. */
export function listOwn(reader: Reader, userId: number): Promise<IncidentRow[]> {
  return reader
    .select()
    .from(incidents)
    .where(and(eq(incidents.userId, userId), eq(incidents.isDrill, false)))
    .orderBy(desc(incidents.id))
    .limit(OWN_AT_MOST);
}

const person = alias(users, 'person');
const acknowledger = alias(users, 'acknowledger');

const withPeople = (reader: Reader) =>
  reader
    .select({
      incident: incidents,
      person,
      acknowledgedBy: acknowledger.name,
      plate: sql<string | null>`${rides.vehicle}->>'licensePlate'`,
      tripStatus: rides.status,
      pickup: rides.pickupAddress,
      dropoff: rides.dropoffAddress,
    })
    .from(incidents)
    .innerJoin(person, eq(person.id, incidents.userId))
    .leftJoin(acknowledger, eq(acknowledger.id, incidents.acknowledgedBy))
    .leftJoin(rides, eq(rides.id, incidents.rideId))
    .$dynamic();

export type IncidentView = Awaited<ReturnType<typeof findIncident>> & object;

export async function findIncident(reader: Reader, incidentId: number) {
  const [row] = await withPeople(reader).where(and(eq(incidents.id, incidentId), eq(incidents.isDrill, false)));
  return row;
}

const PAGE = 50;

export function listOpen(reader: Reader): Promise<IncidentView[]> {
  return withPeople(reader)
    .where(and(isNull(incidents.closedAt), eq(incidents.isDrill, false)))
    .orderBy(asc(incidents.id));
}

/** Closed emergencies, newest first; those of passengers or drivers alone with `userType`. */
export function listClosed(reader: Reader, before: number | undefined, userType: RegistrableRole | undefined): Promise<IncidentView[]> {
  return withPeople(reader)
    .where(
      and(
        isNotNull(incidents.closedAt),
        eq(incidents.isDrill, false),
        before === undefined ? undefined : lt(incidents.id, before),
        userType === undefined ? undefined : eq(incidents.userType, userType),
      ),
    )
    .orderBy(desc(incidents.id))
    .limit(PAGE);
}

/** What happened to an incident, in order, with who did it. */
export function findEvents(reader: Reader, incidentId: number) {
  return reader
    .select({
      id: incidentEvents.id,
      kind: incidentEvents.kind,
      note: incidentEvents.note,
      at: incidentEvents.createdAt,
      actorName: users.name,
    })
    .from(incidentEvents)
    .leftJoin(users, eq(users.id, incidentEvents.actorId))
    .where(eq(incidentEvents.incidentId, incidentId))
    .orderBy(incidentEvents.id);
}

/** An incident's link that shows something: it was not closed. */
export async function findByToken(
  reader: Reader,
  tokenHash: Buffer,
): Promise<{ incident: IncidentRow; personName: string; countryId: CountryId } | undefined> {
  const [row] = await reader
    .select({ incident: incidents, personName: users.name, countryId: users.countryId })
    .from(incidents)
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(and(eq(incidents.tokenHash, tokenHash), isNull(incidents.closedAt)));
  return row;
}

/** Of these links those that still show something; the version changes with all that they show. */
export function findTokenVersions(reader: Reader, hashes: readonly Buffer[]): Promise<Array<{ tokenHash: Buffer; version: string }>> {
  return reader
    .select({
      tokenHash: incidents.tokenHash,
      version: sql<string>`concat_ws(' ', ${incidents.raisedAt}, ${incidents.acknowledgedAt}, ${incidents.safeAt}, ${incidents.locatedAt},
        (select r.version from rides r where r.id = ${incidents.rideId}))`,
    })
    .from(incidents)
    .where(and(inArray(incidents.tokenHash, [...hashes]), isNull(incidents.closedAt)));
}
