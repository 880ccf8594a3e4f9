import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { emergencyContacts, shareLinks } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import type { ShareMethod } from '@safiri/rules/sharing/contacts.ts';
import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { firstName } from '../users/public.ts';
import type { ContactRow } from './contacts.ts';
import type { Links } from './links.ts';
import { writeOutside, type OutsideMessage } from './outside.ts';

interface Sharing {
  readonly rideId: number;
  readonly contactIds: readonly number[];
  readonly method: ShareMethod;
}

/** A contact whose link is to be made, or to be sent once more. */
interface Due {
  readonly contact: ContactRow;
  readonly token: { readonly tokenHash: Buffer; readonly sealedToken: Buffer } | null;
  readonly linkId: number | null;
  readonly message: OutsideMessage | undefined;
}

interface Owner {
  readonly id: number;
  readonly name: string;
  readonly language: string;
}

/** The mail or text that carries a link to a contact; none when the passenger hands it on. */
function messageOf(product: string, owner: Owner, contact: ContactRow, method: ShareMethod, url: string): OutsideMessage | undefined {
  const name = nameForOutsiders(firstName(owner.name)) ?? messageText(owner.language, 'messageSomebody');
  const values = { name, product, url };
  const body = messageText(owner.language, 'messageShare', values);
  const of = [contact.phone, ...(contact.email === null ? [] : [contact.email])];
  if (method === 'sms') return { channel: 'sms', recipient: contact.phone, subject: '', body, of };
  if (method === 'email' && contact.email !== null) {
    const subject = messageText(owner.language, 'messageShareSubject', values);
    return { channel: 'mail', recipient: contact.email, subject, body: `${body}\n`, of };
  }
  return undefined;
}

/** The links that stand of this trip with contacts, and how far their messages came. */
function standingLinks(uow: UnitOfWork, ownerId: number, rideId: number) {
  return uow.tx
    .select({ link: shareLinks, status: outboxMessages.status })
    .from(shareLinks)
    .leftJoin(outboxMessages, eq(outboxMessages.id, shareLinks.messageId))
    .where(
      and(eq(shareLinks.rideId, rideId), eq(shareLinks.ownerId, ownerId), eq(shareLinks.kind, 'contact'), isNull(shareLinks.stoppedAt)),
    );
}

/**
 * Gives each contact a link of their own and sends it. Who has one already is sent the same again only by another method, or when it
 * did not get through: sharing twice sends nothing twice.
 */
async function shareWith(uow: UnitOfWork, links: Links, ownerId: number, rideId: number, method: ShareMethod, contacts: ContactRow[]) {
  const standing = new Map((await standingLinks(uow, ownerId, rideId)).map((row) => [row.link.contactId, row]));
  const [owner] = await uow.tx
    .select({ id: users.id, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, ownerId));
  if (owner === undefined) throw notFound();
  const due = contacts.flatMap((contact): Due[] => {
    const known = standing.get(contact.id);
    if (known === undefined) {
      const { shareId, ...token } = links.make();
      return [{ contact, token, linkId: null, message: messageOf(uow.brand.name, owner, contact, method, links.urlOf(shareId)) }];
    }
    const { link, status } = known;
    if (link.method === method && link.withheld !== 'limited' && status !== 'failed') return [];
    const message = messageOf(uow.brand.name, owner, contact, method, links.urlOf(links.idOf(link.sealedToken)));
    return [{ contact, token: null, linkId: link.id, message }];
  });
  const toSend = due.flatMap(({ message }) => (message === undefined ? [] : [message]));
  const written = await writeOutside(uow, links, owner, 'share', toSend);
  for (const { contact, token, linkId, message } of due) {
    const { messageId = null, withheld = null } = (message === undefined ? undefined : written[toSend.indexOf(message)]) ?? {};
    if (linkId !== null) {
      await uow.tx.update(shareLinks).set({ method, messageId, withheld }).where(eq(shareLinks.id, linkId));
    } else if (token !== null) {
      const named = { contactId: contact.id, contactName: contact.name, contactPhone: contact.phone };
      await uow.tx.insert(shareLinks).values({ rideId, ownerId, kind: 'contact', ...named, method, messageId, withheld, ...token });
    }
  }
}

/**
 * Shares a live trip: with each contact by a link of their own, or with whoever gets the one link when none is named.
 * The ride's row is held, so that nothing is shared after its end and no contact gets two links.
 * @throws Problem not_found for a stranger's trip or contact, illegal_transition when it is over
 */
export async function shareTrip(uow: UnitOfWork, links: Links, userId: number, { rideId, contactIds, method }: Sharing): Promise<void> {
  const [ride] = await uow.tx.select().from(rides).where(eq(rides.id, rideId)).for('no key update');
  if (ride === undefined || ![ride.passengerId, ride.bookerId].includes(userId)) throw notFound();
  if (!isLive(ride.status)) throw new Problem('illegal_transition', 'This trip is over: there is nothing to share any more.');
  const wanted = [...new Set(contactIds)];
  if (wanted.length === 0) {
    const { shareId: _, ...token } = links.make();
    await uow.tx
      .insert(shareLinks)
      .values({ rideId, ownerId: userId, kind: 'link', method: 'link', ...token })
      .onConflictDoNothing();
  } else {
    const contacts = await uow.tx
      .select()
      .from(emergencyContacts)
      .where(and(inArray(emergencyContacts.id, wanted), eq(emergencyContacts.userId, userId)));
    if (contacts.length !== wanted.length) throw notFound();
    const without = method === 'email' ? contacts.find((contact) => contact.email === null) : undefined;
    if (without !== undefined) throw fieldProblem('contactIds', `${without.name} has no email address. Add one, or share by SMS.`);
    await shareWith(uow, links, userId, rideId, method, contacts);
  }
  uow.publish(userId, 'share', rideId);
}

/** A link for whoever waits for a delivery, made with its trip. @returns its address */
export async function deliveryLink(uow: UnitOfWork, links: Links, ride: { id: number; passengerId: number }): Promise<string> {
  const { shareId, ...token } = links.make();
  await uow.tx.insert(shareLinks).values({ rideId: ride.id, ownerId: ride.passengerId, kind: 'link', method: 'sms', ...token });
  return links.urlOf(shareId);
}

/** The contacts who always get a link get theirs as soon as the trip has a driver, by SMS. */
export async function shareByItself(uow: UnitOfWork, links: Links, ride: { id: number; passengerId: number }): Promise<void> {
  const contacts = await uow.tx
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.userId, ride.passengerId), eq(emergencyContacts.autoShare, true)));
  if (contacts.length === 0) return;
  await shareWith(uow, links, ride.passengerId, ride.id, 'sms', contacts);
  uow.publish(ride.passengerId, 'share', ride.id);
}

/** Stops links of a trip; whether there was one to stop. */
export async function stopSharing(uow: UnitOfWork, userId: number, rideId: number, contactId: number | 'all'): Promise<boolean> {
  const stopped = await uow.tx
    .update(shareLinks)
    .set({ stoppedAt: uow.now })
    .where(
      and(
        eq(shareLinks.rideId, rideId),
        eq(shareLinks.ownerId, userId),
        isNull(shareLinks.stoppedAt),
        contactId === 'all' ? ne(shareLinks.kind, 'sos') : eq(shareLinks.contactId, contactId),
      ),
    )
    .returning({ id: shareLinks.id });
  if (stopped.length > 0) uow.publish(userId, 'share', rideId);
  return stopped.length > 0;
}

/** A link of a trip, made once for each person and purpose. */
async function standingLink(uow: UnitOfWork, links: Links, rideId: number, ownerId: number, kind: 'sos' | 'link'): Promise<string> {
  const mine = and(eq(shareLinks.rideId, rideId), eq(shareLinks.ownerId, ownerId), eq(shareLinks.kind, kind), isNull(shareLinks.stoppedAt));
  const { shareId: _, ...token } = links.make();
  await uow.tx
    .insert(shareLinks)
    .values({ rideId, ownerId, kind, method: 'link', ...token })
    .onConflictDoNothing();
  const [row] = await uow.tx.select({ sealedToken: shareLinks.sealedToken }).from(shareLinks).where(mine);
  return links.urlOf(links.idOf(row?.sealedToken as Buffer));
}

/** The link that the phone keeps for a message without data. */
export const sosLink = (uow: UnitOfWork, links: Links, rideId: number, ownerId: number) => standingLink(uow, links, rideId, ownerId, 'sos');

/** The link for whoever rides on somebody else's account: the one that the passenger may hand on, too. */
export const riderLink = (uow: UnitOfWork, links: Links, rideId: number, ownerId: number) =>
  standingLink(uow, links, rideId, ownerId, 'link');

/** After each try of a message: when it carries a link, the passenger sees how far it came. */
export async function shareTried(uow: UnitOfWork, messageId: number): Promise<void> {
  const [link] = await uow.tx
    .select({ ownerId: shareLinks.ownerId, rideId: shareLinks.rideId })
    .from(shareLinks)
    .where(eq(shareLinks.messageId, messageId));
  if (link !== undefined) uow.publish(link.ownerId, 'share', link.rideId);
}
