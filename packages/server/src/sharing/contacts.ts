import { and, eq, sql } from 'drizzle-orm';
import { violatedUnique, type Reader } from '@safiri/db/platform/connect.ts';
import { emergencyContacts, shareLinks } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Contact } from '@safiri/contract/sharing/shapes.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { CONTACTS_AT_MOST, type Relationship } from '@safiri/rules/sharing/contacts.ts';
import { requirePhone } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { hasStopped, nameAddresses } from './stops.ts';

export type ContactRow = typeof emergencyContacts.$inferSelect;

/** A link of this contact shows something: it was not stopped, and its trip is live. `offset 0` has each contact looked up, and not everybody's links gathered. */
const isTracking = sql<boolean>`exists (
  select from share_links l join rides r on r.id = l.ride_id
  where l.contact_id = emergency_contacts.id and l.stopped_at is null and r.status in ${oneOf(liveStatuses)} offset 0)`;

const present = (row: ContactRow, tracking: boolean, stopped: boolean): Contact => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  phone: row.phone,
  email: row.email,
  relationship: row.relationship,
  isTracking: tracking,
  autoShare: row.autoShare,
  stopped,
});

/** A person's contacts in the order in which they were added. */
export async function listContacts(reader: Reader, userId: number): Promise<Contact[]> {
  const rows = await reader
    .select({ row: emergencyContacts, tracking: isTracking, stopped: hasStopped })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.userId, userId))
    .orderBy(emergencyContacts.id);
  return rows.map(({ row, tracking, stopped }) => present(row, tracking, stopped));
}

interface Given {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | null | undefined;
  relationship?: Relationship | undefined;
  autoShare?: boolean | undefined;
}

function valuesOf(actor: Actor, given: Given): Partial<ContactRow> {
  return {
    ...(given.name === undefined ? {} : { name: given.name.replaceAll(/\s+/g, ' ') }),
    ...(given.phone === undefined ? {} : { phone: requirePhone(given.phone, actor.countryId) }),
    ...(given.email === undefined ? {} : { email: given.email === '' ? null : given.email }),
    ...(given.relationship === undefined ? {} : { relationship: given.relationship }),
    ...(given.autoShare === undefined ? {} : { autoShare: given.autoShare }),
  };
}

async function refuseTwice<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    if (violatedUnique(error) === 'emergency_contacts_once') throw new Problem('contact_exists', 'This number is in your list already.');
    throw error;
  });
}

/** @throws Problem contact_exists, too_many_contacts, too_many_requests, invalid_request naming the phone */
export async function addContact(uow: UnitOfWork, actor: Actor, given: Given & { name: string; phone: string }): Promise<Contact> {
  const values = valuesOf(actor, given);
  // One after the other, so that the list never outgrows its limit.
  const [self] = await uow.tx.select({ phone: users.phone }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  if (self?.phone === values.phone) throw fieldProblem('phone', 'This is your own number. Name somebody else who can help.');
  const { length } = await uow.tx
    .select({ id: emergencyContacts.id })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.userId, actor.userId));
  if (length >= CONTACTS_AT_MOST) throw new Problem('too_many_contacts', `At most ${CONTACTS_AT_MOST} contacts. Remove one first.`);
  const [row] = await refuseTwice(
    uow.tx
      .insert(emergencyContacts)
      .values({ relationship: 'family', ...values, userId: actor.userId, name: values.name ?? '', phone: values.phone ?? '' })
      .returning(),
  );
  await nameAddresses(uow, actor.userId, [values.phone ?? '', ...(values.email == null ? [] : [values.email])]);
  const [stopped] = await uow.tx
    .select({ stopped: hasStopped })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.id, row?.id ?? 0));
  return present(row as ContactRow, false, stopped?.stopped === true);
}

/** @throws Problem not_found for a stranger's, contact_exists, invalid_request naming the phone */
export async function changeContact(uow: UnitOfWork, actor: Actor, contactId: number, given: Given): Promise<Contact> {
  const values = valuesOf(actor, given);
  const mine = and(eq(emergencyContacts.id, contactId), eq(emergencyContacts.userId, actor.userId));
  const { phone, email } = values;
  const named = [...(phone === undefined ? [] : [phone]), ...(email == null ? [] : [email])];
  if (named.length > 0) await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  if (Object.keys(values).length > 0) await refuseTwice(uow.tx.update(emergencyContacts).set(values).where(mine));
  const [found] = await uow.tx
    .select({ row: emergencyContacts, tracking: isTracking, stopped: hasStopped })
    .from(emergencyContacts)
    .where(mine);
  if (found === undefined) throw notFound();
  await nameAddresses(uow, actor.userId, named);
  return present(found.row, found.tracking, found.stopped);
}

/** Removes a contact; every link it holds stops. */
export async function removeContact(uow: UnitOfWork, actor: Actor, contactId: number): Promise<void> {
  const mine = and(eq(emergencyContacts.id, contactId), eq(emergencyContacts.userId, actor.userId));
  const [contact] = await uow.tx.select({ id: emergencyContacts.id }).from(emergencyContacts).where(mine).for('update');
  if (contact === undefined) throw notFound();
  const stopped = await uow.tx
    .update(shareLinks)
    .set({ stoppedAt: uow.now })
    .where(and(eq(shareLinks.contactId, contactId), sql`${shareLinks.stoppedAt} is null`))
    .returning({ rideId: shareLinks.rideId });
  await uow.tx.delete(emergencyContacts).where(mine);
  for (const { rideId } of stopped) uow.publish(actor.userId, 'share', rideId);
}
