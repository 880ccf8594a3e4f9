import { eq } from 'drizzle-orm';
import { shareLinks } from '@safiri/db/sharing/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Links to rides of a person who has an account now: theirs to stop. */
export async function joinLinks(uow: UnitOfWork, { riderId, accountId }: { riderId: number; accountId: number }): Promise<void> {
  await uow.tx.update(shareLinks).set({ ownerId: accountId }).where(eq(shareLinks.ownerId, riderId));
}
