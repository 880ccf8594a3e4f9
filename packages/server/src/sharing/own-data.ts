import { eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { emergencyContacts, outsideRecipients, shareLinks } from '@safiri/db/sharing/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What a deleted account leaves of its sharing: that there was some, without anybody's name, number or message. */
export async function forgetSharing(uow: UnitOfWork, userId: number): Promise<void> {
  const messages = uow.tx
    .select({ id: shareLinks.messageId })
    .from(shareLinks)
    .where(and(eq(shareLinks.ownerId, userId), isNotNull(shareLinks.messageId)));
  await uow.tx.delete(outboxMessages).where(inArray(outboxMessages.id, messages));
  await uow.tx
    .update(shareLinks)
    .set({ contactName: '', contactPhone: null, stoppedAt: uow.now })
    .where(and(eq(shareLinks.ownerId, userId), eq(shareLinks.kind, 'contact')));
  await uow.tx.delete(emergencyContacts).where(eq(emergencyContacts.userId, userId));
  await uow.tx.delete(outsideRecipients).where(eq(outsideRecipients.senderId, userId));
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
