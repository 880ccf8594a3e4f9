import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

interface Payee {
  readonly userId: number;
  readonly phone: string | null;
}

/** Whether money is a member's own: of their account, or of one that has their work phone. */
export async function ownMoneyOf(reader: Reader, staffId: number): Promise<(payee: Payee) => boolean> {
  const [member] = await reader.select({ phone: staffMembers.phone }).from(staffMembers).where(eq(staffMembers.userId, staffId));
  const workPhone = member?.phone ?? null;
  return ({ userId, phone }) => userId === staffId || (workPhone !== null && phone === workPhone);
}

/**
 * Nobody of the team decides about money that comes to themselves.
 * @param payees whose money it is
 * @throws Problem own_money
 */
export async function requireOther({ tx }: Pick<UnitOfWork, 'tx'>, staffId: number, payees: readonly Payee[]): Promise<void> {
  if (payees.some(await ownMoneyOf(tx, staffId))) throw new Problem('own_money', 'Somebody else has to see to your own money.');
}
