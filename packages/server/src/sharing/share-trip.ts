import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { emergencyContacts, shareLinks } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { product } from '@safiri/rules/product.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import type { ShareMethod } from '@safiri/rules/sharing/contacts.ts';
import { putMessages, type NewMessage } from '../platform/outbox/put-message.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { Work } from '../platform/work.ts';
import { firstName } from '../users/public.ts';
import type { ContactRow } from './contacts.ts';
import type { Links } from './links.ts';

interface Sharing {
  readonly rideId: number;
  readonly contactIds: readonly number[];
  readonly method: ShareMethod;
}

type Row = typeof shareLinks.$inferInsert;

/** The mail or text that carries a link to a contact; none when the passenger hands it on. */
function messageOf(
  owner: { name: string; language: string },
  contact: ContactRow,
  method: ShareMethod,
  url: string,
): NewMessage | undefined {
  const values = { name: firstName(owner.name), product: product.name, url };
  const body = messageText(owner.language, 'messageShare', values);
  if (method === 'sms') return { channel: 'sms', recipient: contact.phone, subject: '', body };
  if (method === 'email' && contact.email !== null) {
    return {
      channel: 'mail',
      recipient: contact.email,
      subject: messageText(owner.language, 'messageShareSubject', values),
      body: `${body}\n`,
    };
  }
  return undefined;
}

async function insertLinks(work: Work, made: Array<{ row: Row; message: NewMessage | undefined }>): Promise<void> {
  if (made.length === 0) return;
  const toSend = made.flatMap(({ message }) => (message === undefined ? [] : [message]));
  const ids = await putMessages(work, toSend);
  const rows = made.map(({ row, message }) => (message === undefined ? row : { ...row, messageId: ids[toSend.indexOf(message)] ?? null }));
  // A link that stands already is left as it is: sharing twice sends nothing twice.
  await work.tx.insert(shareLinks).values(rows).onConflictDoNothing();
}

/** Makes a link for each contact who has none yet, and sends it. */
async function shareWith(work: Work, links: Links, ownerId: number, rideId: number, method: ShareMethod, contacts: ContactRow[]) {
  const standing = await work.tx
    .select({ contactId: shareLinks.contactId })
    .from(shareLinks)
    .where(
      and(eq(shareLinks.rideId, rideId), eq(shareLinks.ownerId, ownerId), eq(shareLinks.kind, 'contact'), isNull(shareLinks.stoppedAt)),
    );
  const known = new Set(standing.map((row) => row.contactId));
  const [owner] = await work.tx.select({ name: users.name, language: users.language }).from(users).where(eq(users.id, ownerId));
  if (owner === undefined) throw notFound();
  const made = contacts
    .filter((contact) => !known.has(contact.id))
    .map((contact) => {
      const { shareId, ...token } = links.make();
      const row: Row = {
        rideId,
        ownerId,
        kind: 'contact',
        contactId: contact.id,
        contactName: contact.name,
        contactPhone: contact.phone,
        method,
        ...token,
      };
      return { row, message: messageOf(owner, contact, method, links.urlOf(shareId)) };
    });
  await insertLinks(work, made);
}

/**
 * Shares a live trip: with each contact by a link of their own, or with whoever gets the one link when none is named.
 * The ride's row is held, so that nothing is shared after its end and no contact gets two links.
 * @throws Problem not_found for a stranger's trip or contact, illegal_transition when it is over
 */
export async function shareTrip(work: Work, links: Links, userId: number, { rideId, contactIds, method }: Sharing): Promise<void> {
  const [ride] = await work.tx.select().from(rides).where(eq(rides.id, rideId)).for('no key update');
  if (ride === undefined || ride.passengerId !== userId) throw notFound();
  if (!isLive(ride.status)) throw new Problem('illegal_transition', 'This trip is over: there is nothing to share any more.');
  const wanted = [...new Set(contactIds)];
  if (wanted.length === 0) {
    const { shareId: _, ...token } = links.make();
    await insertLinks(work, [{ row: { rideId, ownerId: userId, kind: 'link', method: 'link', ...token }, message: undefined }]);
  } else {
    const contacts = await work.tx
      .select()
      .from(emergencyContacts)
      .where(and(inArray(emergencyContacts.id, wanted), eq(emergencyContacts.userId, userId)));
    if (contacts.length !== wanted.length) throw notFound();
    const without = method === 'email' ? contacts.find((contact) => contact.email === null) : undefined;
    if (without !== undefined) throw fieldProblem('contactIds', `${without.name} has no email address. Add one, or share by SMS.`);
    await shareWith(work, links, userId, rideId, method, contacts);
  }
  work.publish(userId, 'share', rideId);
}

/** A link for whoever waits for a delivery, made with its trip. @returns its address */
export async function deliveryLink(work: Work, links: Links, ride: { id: number; passengerId: number }): Promise<string> {
  const { shareId, ...token } = links.make();
  await work.tx.insert(shareLinks).values({ rideId: ride.id, ownerId: ride.passengerId, kind: 'link', method: 'sms', ...token });
  return links.urlOf(shareId);
}

/** The contacts who always get a link get theirs as soon as the trip has a driver, by SMS. */
export async function shareByItself(work: Work, links: Links, ride: { id: number; passengerId: number }): Promise<void> {
  const contacts = await work.tx
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.userId, ride.passengerId), eq(emergencyContacts.autoShare, true)));
  if (contacts.length === 0) return;
  await shareWith(work, links, ride.passengerId, ride.id, 'sms', contacts);
  work.publish(ride.passengerId, 'share', ride.id);
}

/** Stops links of a trip; whether there was one to stop. */
export async function stopSharing(work: Work, userId: number, rideId: number, contactId: number | 'all'): Promise<boolean> {
  const stopped = await work.tx
    .update(shareLinks)
    .set({ stoppedAt: work.now })
    .where(
      and(
        eq(shareLinks.rideId, rideId),
        eq(shareLinks.ownerId, userId),
        isNull(shareLinks.stoppedAt),
        contactId === 'all' ? ne(shareLinks.kind, 'sos') : eq(shareLinks.contactId, contactId),
      ),
    )
    .returning({ id: shareLinks.id });
  if (stopped.length > 0) work.publish(userId, 'share', rideId);
  return stopped.length > 0;
}

/** The link that the phone keeps for a message without data: made once for each trip and person. */
export async function sosLink(work: Work, links: Links, rideId: number, ownerId: number): Promise<string> {
  const mine = and(
    eq(shareLinks.rideId, rideId),
    eq(shareLinks.ownerId, ownerId),
    eq(shareLinks.kind, 'sos'),
    isNull(shareLinks.stoppedAt),
  );
  const { shareId: _, ...token } = links.make();
  await work.tx
    .insert(shareLinks)
    .values({ rideId, ownerId, kind: 'sos', method: 'link', ...token })
    .onConflictDoNothing();
  const [row] = await work.tx.select({ sealedToken: shareLinks.sealedToken }).from(shareLinks).where(mine);
  return links.urlOf(links.idOf(row?.sealedToken as Buffer));
}

/** After each try of a message: when it carries a link, the passenger sees how far it came. */
export async function shareTried(work: Work, messageId: number): Promise<void> {
  const [link] = await work.tx
    .select({ ownerId: shareLinks.ownerId, rideId: shareLinks.rideId })
    .from(shareLinks)
    .where(eq(shareLinks.messageId, messageId));
  if (link !== undefined) work.publish(link.ownerId, 'share', link.rideId);
}
