import { eq } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/**
 * Deletes an account: every room removes the person from its rows, those that others build on last. What the other side of
 * past trips and the ledger need stays.
 * @param unusableHash of random bytes, made before the transaction opened
 * @returns the ids of files to delete once this is committed
 * @throws Problem illegal_transition for a room's reason: a live trip, an open emergency, money that is left
 */
export async function deleteAccount(
  ctx: Context,
  uow: UnitOfWork,
  { userId, driverId }: Pick<Actor, 'userId' | 'driverId'>,
  unusableHash: string,
): Promise<string[]> {
  for (const room of ctx.rooms) await room.holdBeforeLeaving?.(uow, { userId, driverId });
  const [user] = await uow.tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw notFound();
  if (user.deletedAt !== null) return [];
  // Whoever is about to accept a trip waits, and finds no driver any more.
  if (driverId !== null) await uow.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('update');
  const leaver = { userId, driverId, email: user.email, phone: user.phone, unusableHash };
  for (const room of ctx.rooms) await room.refuseLeaving?.(uow, leaver);
  const files: string[] = [];
  for (const room of ctx.rooms.toReversed()) files.push(...((await room.forget?.(ctx, uow, leaver)) ?? []));
  return files;
}
