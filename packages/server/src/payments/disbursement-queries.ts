import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { disbursementEvents, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';

export type DisbursementRow = typeof disbursements.$inferSelect;
export interface DisbursementWithAccount {
  readonly disbursement: DisbursementRow;
  readonly account: ProviderAccountRow;
}

/** Disbursements, each with the account by which it goes out. */
export const withDisbursementAccount = (reader: Reader) =>
  reader
    .select({ disbursement: disbursements, account: providerAccounts })
    .from(disbursements)
    .innerJoin(providerAccounts, eq(providerAccounts.id, disbursements.accountId));

export async function findDisbursement(reader: Reader, id: number): Promise<DisbursementWithAccount | undefined> {
  const [row] = await withDisbursementAccount(reader).where(eq(disbursements.id, id));
  return row;
}

export async function findDisbursementByReference(
  reader: Reader,
  accountId: number,
  reference: string,
): Promise<DisbursementWithAccount | undefined> {
  const [row] = await withDisbursementAccount(reader).where(
    and(eq(disbursements.accountId, accountId), eq(disbursements.reference, reference)),
  );
  return row;
}

/** Writes down what happened to a disbursement; a callback that came before is kept once. */
export async function recordDisbursementEvent(
  uow: Pick<UnitOfWork, 'tx' | 'now'>,
  event: Pick<typeof disbursementEvents.$inferInsert, 'disbursementId' | 'kind' | 'detail' | 'digest'>,
): Promise<void> {
  await uow.tx
    .insert(disbursementEvents)
    .values({ ...event, at: uow.now })
    .onConflictDoNothing();
}
