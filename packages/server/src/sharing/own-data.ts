import { eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { emergencyContacts, outsideRecipients, shareLinks } from '@safiri/db/sharing/tables.ts';
import type { Work } from '../platform/work.ts';

/** What a deleted account leaves of its sharing: that there was some, without anybody's name, number or message. */
export async function forgetSharing(work: Work, userId: number): Promise<void> {
  const messages = work.tx
    .select({ id: shareLinks.messageId })
    .from(shareLinks)
    .where(and(eq(shareLinks.ownerId, userId), isNotNull(shareLinks.messageId)));
  await work.tx.delete(outboxMessages).where(inArray(outboxMessages.id, messages));
  await work.tx
    .update(shareLinks)
    .set({ contactName: '', contactPhone: null, stoppedAt: work.now })
    .where(and(eq(shareLinks.ownerId, userId), eq(shareLinks.kind, 'contact')));
  await work.tx.delete(emergencyContacts).where(eq(emergencyContacts.userId, userId));
  await work.tx.delete(outsideRecipients).where(eq(outsideRecipients.senderId, userId));
}

/** A person's contacts and shares, to be taken along. */
export async function exportSharing(reader: Reader, userId: number) {
  const contacts = await reader.select().from(emergencyContacts).where(eq(emergencyContacts.userId, userId)).orderBy(emergencyContacts.id);
  const links = await reader.select().from(shareLinks).where(eq(shareLinks.ownerId, userId)).orderBy(shareLinks.id);
  return {
    contacts: contacts.map(({ name, phone, email, relationship, autoShare }) => ({ name, phone, email, relationship, autoShare })),
    shares: links.map(({ rideId, kind, contactName, method, createdAt, stoppedAt }) => ({
      rideId,
      kind,
      contactName,
      method,
      createdAt,
      stoppedAt,
    })),
  };
}
