import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isDeleted, lockDriverMoney } from './ledger.ts';
import { holdWallet } from './spendable.ts';

/** Whose an account of the ledger is; undefined for shops and the operator. */
function ownerOf(account: string): { readonly kind: 'driver' | 'user'; readonly id: number } | undefined {
  const [, kind, id] = /^(driver|user):(\d+):/.exec(account) ?? [];
  return kind === 'driver' || kind === 'user' ? { kind, id: Number(id) } : undefined;
}

/** Holds the money of an account's owner until the transaction ends. */
export async function holdOwner(tx: Tx, account: string): Promise<void> {
  const owner = ownerOf(account);
  if (owner?.kind === 'driver') await lockDriverMoney(tx, owner.id);
  if (owner?.kind === 'user') await holdWallet(tx, owner.id);
}

/** Whether the account's owner left for good, whom nobody can pay any more. */
export async function isOwnerGone(tx: Tx, account: string): Promise<boolean> {
  const owner = ownerOf(account);
  if (owner?.kind === 'driver') return isDeleted(tx, owner.id);
  if (owner?.kind !== 'user') return false;
  const [gone] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner.id), isNotNull(users.deletedAt)));
  return gone !== undefined;
}
