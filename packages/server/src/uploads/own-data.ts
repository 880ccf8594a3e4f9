import { eq } from 'drizzle-orm';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A deleted account leaves no file. @returns the ids of those to delete once this is committed */
export async function forgetUploads(uow: UnitOfWork, userId: number): Promise<string[]> {
  const gone = await uow.tx.delete(uploads).where(eq(uploads.ownerId, userId)).returning({ id: uploads.id });
  return gone.map(({ id }) => id);
}
