import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { StopPage } from '@safiri/contract/sharing/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { emergencyContacts, outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { NEW_ADDRESSES_A_DAY } from '@safiri/rules/sharing/outside-caps.ts';
import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { notify } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { firstName } from '../users/public.ts';
import type { Links } from './links.ts';
import { addressOf } from './outside.ts';

const DAY = 86_400_000;

/** @throws Problem not_found for a token that we did not make, and for a receiver who was forgotten */
async function find(reader: Reader, links: Links, token: string) {
  const id = links.recipientOf(token);
  const [row] =
    id === undefined
      ? []
      : await reader
          .select({ recipient: outsideRecipients, senderName: users.name })
          .from(outsideRecipients)
          .innerJoin(users, eq(users.id, outsideRecipients.senderId))
          .where(eq(outsideRecipients.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** All addresses of the receiver whom the sender knows by this one, and what the sender calls them. */
async function peopleOf(reader: Reader, senderId: number, address: string) {
  const contacts = await reader
    .select({ name: emergencyContacts.name, phone: emergencyContacts.phone, email: emergencyContacts.email })
    .from(emergencyContacts)
    .where(
      and(
        eq(emergencyContacts.userId, senderId),
        or(eq(emergencyContacts.phone, address), eq(sql`lower(${emergencyContacts.email})`, address)),
      ),
    );
  const addresses = contacts.flatMap(({ phone, email }) => [phone, ...(email === null ? [] : [addressOf(email)])]);
  return { name: contacts[0]?.name, addresses: [...new Set([address, ...addresses])] };
}

/** What the page of a stop link says. */
export async function readStop(reader: Reader, links: Links, token: string): Promise<StopPage> {
  const { recipient, senderName } = await find(reader, links, token);
  const { addresses } = await peopleOf(reader, recipient.senderId, recipient.address);
  const [stopped] = await reader
    .select({ id: outsideRecipients.id })
    .from(outsideRecipients)
    .where(
      and(
        eq(outsideRecipients.senderId, recipient.senderId),
        inArray(outsideRecipients.address, addresses),
        isNotNull(outsideRecipients.stoppedAt),
      ),
    )
    .limit(1);
  return { name: nameForOutsiders(firstName(senderName)), stopped: stopped !== undefined };
}

/** Stops all messages of one account to one person, or lets them come again; the account's person is told that they stopped. */
export async function setStop(uow: UnitOfWork, links: Links, token: string, stopped: boolean): Promise<StopPage> {
  const { recipient } = await find(uow.tx, links, token);
  const { senderId, address } = recipient;
  const person = await peopleOf(uow.tx, senderId, address);
  const changed = await uow.tx
    .update(outsideRecipients)
    .set({ stoppedAt: stopped ? uow.now : null })
    .where(
      and(
        eq(outsideRecipients.senderId, senderId),
        inArray(outsideRecipients.address, person.addresses),
        stopped ? sql`${outsideRecipients.stoppedAt} is null` : isNotNull(outsideRecipients.stoppedAt),
      ),
    )
    .returning({ id: outsideRecipients.id });
  if (stopped && changed.length > 0 && person.name !== undefined)
    await notify(uow, senderId, { kind: 'toldContactStopped', values: { name: person.name } });
  return readStop(uow.tx, links, token);
}

/** A contact of this account said stop. */
export const hasStopped = sql<boolean>`exists (
  select from outside_recipients r where r.sender_id = emergency_contacts.user_id and r.stopped_at is not null
  and r.address in (emergency_contacts.phone, lower(emergency_contacts.email)))`;

/**
 * Writes down that an account names these addresses as contacts. The account's row must be held.
 * @throws Problem too_many_requests when it named too many new ones today: first alerts go to all of them
 */
export async function nameAddresses(uow: UnitOfWork, senderId: number, recipients: readonly string[]): Promise<void> {
  const addresses = [...new Set(recipients.map(addressOf))].toSorted();
  if (addresses.length === 0) return;
  await uow.tx
    .insert(outsideRecipients)
    .values(addresses.map((address) => ({ senderId, address, namedAt: uow.now, lastAt: uow.now })))
    .onConflictDoUpdate({
      target: [outsideRecipients.senderId, outsideRecipients.address],
      set: { namedAt: sql`coalesce(${outsideRecipients.namedAt}, excluded.named_at)` },
    });
  const since = new Date(uow.now.getTime() - DAY);
  const { length } = await uow.tx
    .select({ id: outsideRecipients.id })
    .from(outsideRecipients)
    .where(and(eq(outsideRecipients.senderId, senderId), sql`${outsideRecipients.namedAt} > ${since}`));
  if (length > NEW_ADDRESSES_A_DAY)
    throw new Problem('too_many_requests', 'You named many new contacts today. Try again tomorrow.', { retryAfter: DAY / 1000 });
}
