import { eq, isNotNull, and, sql } from 'drizzle-orm';
import type { OutboxMessage } from '@safiri/contract/safety/shapes.ts';
import { among } from '@safiri/db/platform/among.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { outboxMessages } from '@safiri/db/platform/tables.ts';
import { incidentAlerts, incidents } from '@safiri/db/safety/tables.ts';
import { shareLinks } from '@safiri/db/sharing/tables.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';

type Row = Pick<typeof outboxMessages.$inferSelect, 'id' | 'recipient'>;
type Named = Pick<OutboxMessage, 'person' | 'contact'>;

const person = { userId: users.id, name: users.name };

/** The accounts that addresses are of, by the address as it is written in small letters. */
async function peopleAt(reader: Reader, addresses: readonly string[]): Promise<ReadonlyMap<string, Named['person']>> {
  const byPhone = reader
    .select({ ...person, address: users.phone })
    .from(users)
    .where(among(users.phone, addresses));
  const mail = sql<string>`lower(${users.email})`;
  const byMail = reader
    .select({ ...person, address: mail })
    .from(users)
    .where(and(isNotNull(users.email), sql`${mail} = any(${sql.param([...addresses])})`));
  // Where they are called at work is no account's number.
  const byWork = reader
    .select({ name: users.name, phone: staffMembers.phone, email: users.email })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId));
  const accounts = [...(await byPhone), ...(await byMail)];
  const team = (await byWork).flatMap(({ name, phone, email }) =>
    [phone, email].map((address) => [address, { userId: null, name }] as const),
  );
  const told = new Map<string, Named['person']>(accounts.map(({ address, userId, name }) => [address, { userId, name }]));
  for (const [address, member] of team) if (address !== null) told.set(address.toLowerCase(), member);
  return told;
}

/** Whose contacts were told by messages, under which name. */
async function contactsTold(reader: Reader, messageIds: readonly number[]): Promise<ReadonlyMap<number, Named['contact']>> {
  const alerted = await reader
    .select({ ...person, messageId: incidentAlerts.messageId, contact: incidentAlerts.contactName })
    .from(incidentAlerts)
    .innerJoin(incidents, eq(incidents.id, incidentAlerts.incidentId))
    .innerJoin(users, eq(users.id, incidents.userId))
    .where(among(incidentAlerts.messageId, messageIds));
  const shared = await reader
    .select({ ...person, messageId: shareLinks.messageId, contact: shareLinks.contactName })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.ownerId))
    .where(among(shareLinks.messageId, messageIds));
  return new Map(
    [...alerted, ...shared].flatMap(({ messageId, contact, userId, name }) =>
      messageId === null || contact === null || contact === '' ? [] : [[messageId, { name: contact, of: { userId, name } }] as const],
    ),
  );
}

/** To whom messages went, of a whole page by the same few questions. */
export async function recipientsOf(reader: Reader, rows: readonly Row[]): Promise<(row: Row) => Named> {
  const people = await peopleAt(reader, [...new Set(rows.map(({ recipient }) => recipient.toLowerCase()))]);
  const contacts = await contactsTold(
    reader,
    rows.map(({ id }) => id),
  );
  return ({ id, recipient }) => ({ person: people.get(recipient.toLowerCase()) ?? null, contact: contacts.get(id) ?? null });
}
