import { eq } from 'drizzle-orm';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/**
 * Nobody of the team decides about money that comes to themselves, be it of an account that has their work phone.
 * @param payees whose money it is
 * @throws Problem own_money
 */
export async function requireOther(
  { tx }: Pick<UnitOfWork, 'tx'>,
  staffId: number,
  payees: ReadonlyArray<{ readonly userId: number; readonly phone: string | null }>,
): Promise<void> {
  const [member] = await tx.select({ phone: staffMembers.phone }).from(staffMembers).where(eq(staffMembers.userId, staffId));
  const workPhone = member?.phone ?? null;
  if (payees.some(({ userId, phone }) => userId === staffId || (workPhone !== null && phone === workPhone)))
    throw new Problem('own_money', 'Somebody else has to see to your own money.');
}
