import { sql } from 'drizzle-orm';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';
import { ledgerFaults } from '../wallet/public.ts';
import { cashInvariants } from './cash.ts';
import type { Invariant } from './invariant.ts';
import { invoiceInvariants } from './invoices.ts';
import { messageInvariants } from './messages.ts';
import { orderInvariants } from './orders.ts';
import { paymentInvariants } from './payments.ts';
import { peopleInvariants } from './people.ts';
import { tripInvariants } from './trips.ts';

/** What was found of one invariant; without faults it holds. */
export interface Finding {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Faults of a kind that are named; there is no point in naming a million. */
const NAMED_AT_MOST = 20;

export const invariants: readonly Invariant[] = [
  ...tripInvariants,
  ...orderInvariants,
  ...peopleInvariants,
  ...messageInvariants,
  ...paymentInvariants,
  ...invoiceInvariants,
  ...cashInvariants,
];

/** The name under which all checks of the books stand. */
export const THE_BOOKS = 'the books are right';

/** Asks for each invariant in turn, the books last. */
export async function findBroken(reader: Reader): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, query } of invariants) {
    const { rows } = await reader.execute<{ fault: string }>(sql`${query} limit ${NAMED_AT_MOST}`);
    findings.push({ name, faults: rows.map(({ fault }) => fault) });
  }
  return [...findings, { name: THE_BOOKS, faults: await ledgerFaults(reader) }];
}

/** Checks what must never be broken in one moment of the database, reading only. */
export function checkInvariants(db: Db): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return findBroken(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
