import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { ledgerEntries, ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import type { Person } from '../platform/room.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { balancesOf, cashOf } from './ledger.ts';

/** @throws Problem illegal_transition while a balance of theirs is not zero */
export async function refuseOpenBalance(uow: UnitOfWork, person: Person): Promise<void> {
  const [open] = await uow.tx
    .select({ account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, balancesOf(person)))
    .groupBy(ledgerEntries.account, ledgerEntries.currency)
    .having(sql`sum(${ledgerEntries.amountMinor}) <> 0`)
    .limit(1);
  if (open !== undefined)
    throw new Problem('illegal_transition', 'There is still money in your account, or owed by it. Settle it with support first.');
}

/** Every movement of a person's money, to be taken along. The ledger itself is never changed. */
export function exportLedger(reader: Reader, person: Person): Promise<object[]> {
  return reader
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      amountMinor: ledgerEntries.amountMinor,
      at: ledgerEntries.at,
      kind: ledgerTransfers.kind,
      detail: ledgerTransfers.detail,
      rideId: ledgerTransfers.rideId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(inArray(ledgerEntries.account, [...cashOf(person), ...balancesOf(person)])))
    .orderBy(ledgerEntries.id);
}
