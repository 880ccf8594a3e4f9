import { and, eq, isNull, sql } from 'drizzle-orm';
import { violatedCheck } from '@safiri/db/platform/connect.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import { endEverySignIn } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** The trigger that keeps an owner in the console. */
const KEEP_AN_OWNER = 'staff_keep_an_owner';

/** @throws Problem last_owner in place of the refusal of the database */
async function keepingAnOwner<R>(write: PromiseLike<R>): Promise<R> {
  try {
    return await write;
  } catch (error) {
    if (violatedCheck(error) !== KEEP_AN_OWNER) throw error;
    throw new Problem('last_owner', 'Make somebody else an owner first: the console would be left without one.');
  }
}

/** Their open pages take up what they may do now. */
const lookAgain = (ctx: Context, uow: UnitOfWork, userId: number) => uow.afterCommit(() => ctx.bus.publish('session', { userId }));

/** Makes an account one of the console, or gives somebody of it these roles too; a role that they have gets these markets. */
export async function insertMember(
  uow: UnitOfWork,
  { userId, phone, roles }: { userId: number; phone: string | null; roles: readonly HeldRole[] },
): Promise<void> {
  await uow.tx.insert(staffMembers).values({ userId, phone }).onConflictDoNothing();
  for (const { marketIds, ...role } of roles)
    await uow.tx
      .insert(staffRoleRows)
      .values({ userId, ...role, marketIds: marketIds === null ? null : [...marketIds] })
      .onConflictDoUpdate({
        target: [staffRoleRows.userId, staffRoleRows.role, staffRoleRows.merchantId, staffRoleRows.fleetId],
        set: { marketIds: sql`excluded.market_ids` },
      });
}

/**
 * Gives somebody exactly these roles. The new ones come before the old ones go: an owner who stays one was never none.
 * @throws Problem last_owner
 */
export async function setRoles(ctx: Context, uow: UnitOfWork, userId: number, roles: readonly HeldRole[]): Promise<void> {
  // Two changes of one person are one after the other.
  await uow.tx.select({ userId: staffMembers.userId }).from(staffMembers).where(eq(staffMembers.userId, userId)).for('update');
  const before = await uow.tx.select().from(staffRoleRows).where(eq(staffRoleRows.userId, userId));
  await insertMember(uow, { userId, phone: null, roles });
  for (const row of before) {
    if (roles.some(({ role, merchantId, fleetId }) => role === row.role && merchantId === row.merchantId && fleetId === row.fleetId))
      continue;
    await keepingAnOwner(uow.tx.delete(staffRoleRows).where(eq(staffRoleRows.id, row.id)));
  }
  lookAgain(ctx, uow, userId);
}

/**
 * Shuts somebody out, with every session of theirs, or lets them in again.
 * @returns whether that changed anything
 * @throws Problem last_owner
 */
export async function setDisabled(ctx: Context, uow: UnitOfWork, userId: number, disabled: boolean): Promise<boolean> {
  const changed = await keepingAnOwner(
    uow.tx
      .update(staffMembers)
      .set({ disabledAt: disabled ? uow.now : null })
      .where(and(eq(staffMembers.userId, userId), disabled ? isNull(staffMembers.disabledAt) : sql`${staffMembers.disabledAt} is not null`))
      .returning({ userId: staffMembers.userId }),
  );
  if (disabled) await endEverySignIn(ctx, uow, userId);
  return changed.length > 0;
}

/**
 * Nothing of somebody's standing in the console stays.
 * @throws Problem last_owner
 */
export async function removeMember(uow: UnitOfWork, userId: number): Promise<void> {
  await keepingAnOwner(uow.tx.delete(staffMembers).where(eq(staffMembers.userId, userId)));
}

/** Makes somebody an owner, beside what they are, if they still work here. */
export async function addOwner(uow: UnitOfWork, userId: number): Promise<void> {
  const [member] = await uow.tx.select().from(staffMembers).where(eq(staffMembers.userId, userId)).for('update');
  if (member === undefined || member.disabledAt !== null) throw new Problem('illegal_transition', 'This account may not sign in.');
  await insertMember(uow, { userId, phone: null, roles: [{ role: 'owner', merchantId: null, fleetId: null, marketIds: null }] });
}

/** Where somebody is called at work. */
export async function setWorkPhone(uow: UnitOfWork, userId: number, phone: string): Promise<void> {
  await uow.tx.update(staffMembers).set({ phone }).where(eq(staffMembers.userId, userId));
}
