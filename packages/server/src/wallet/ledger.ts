import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { ledgerEntries, ledgerTransfers, type TransferKind } from '@safiri/db/wallet/tables.ts';

/** The accounts of the ledger. A balance is the sum of an account's entries, never a column. */
export const accounts = {
  /** Cash out of a passenger's hand: grows negative with what they paid in cash. */
  cashOf: (userId: number) => `user:${userId}:cash`,
  wallet: (userId: number) => `user:${userId}:wallet`,
  /** Cash that a driver took in. */
  driverCash: (driverId: number) => `driver:${driverId}:cash`,
  /** What the operator owes the driver, or with a minus the driver the operator. */
  driverWallet: (driverId: number) => `driver:${driverId}:wallet`,
  /** A package's fares that wait until their trips are confirmed. */
  driverHeld: (driverId: number) => `driver:${driverId}:held`,
  /** Set aside for a payout that was asked for. */
  driverPayout: (driverId: number) => `driver:${driverId}:payout`,
  commission: 'platform:commission',
  /** What packages brought in; their rides are paid from it. */
  packages: 'platform:packages',
  /** What the operator pays beside fares: trip bonuses, goals, referrals. */
  bonuses: 'platform:bonuses',
  /** Where top-ups come from and payouts go. */
  outside: 'platform:outside',
} as const;

interface Owner {
  readonly userId: number;
  readonly driverId: number | null;
}

/** Cash that went through a person's hands: it never comes back to zero. */
export const cashOf = ({ userId, driverId }: Owner): string[] => [
  accounts.cashOf(userId),
  ...(driverId === null ? [] : [accounts.driverCash(driverId)]),
];

/** What the operator owes a person, or is owed by them. */
export const balancesOf = ({ userId, driverId }: Owner): string[] => [
  accounts.wallet(userId),
  ...(driverId === null ? [] : [accounts.driverWallet(driverId), accounts.driverHeld(driverId), accounts.driverPayout(driverId)]),
];

export interface Entry {
  readonly account: string;
  /** Minor units, positive into the account. */
  readonly amountMinor: number;
}

export interface Transfer {
  /** Names the movement once; a repeated write of it is refused by the database. */
  readonly reference: string;
  readonly kind: TransferKind;
  /** Beside the kind, for the payslip: which bonus, which week. */
  readonly detail?: string;
  readonly rideId?: number;
  readonly currency: string;
  /** The moment that decides in which week and month it counts. */
  readonly at: Date;
  readonly entries: readonly Entry[];
}

/** Writes a balanced movement; the database refuses one that is not. Entries of zero are left out. */
export async function writeTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const [row] = await tx
    .insert(ledgerTransfers)
    .values({ reference: transfer.reference, kind: transfer.kind, detail: transfer.detail ?? null, rideId: transfer.rideId ?? null })
    .returning({ id: ledgerTransfers.id });
  const transferId = row?.id ?? 0;
  const entries = transfer.entries.filter((entry) => entry.amountMinor !== 0);
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transferId, currency: transfer.currency, at: transfer.at })));
}

/** The balance of an account in minor units. */
export async function balanceOf(reader: Reader, account: string, currency: string): Promise<number> {
  const [row] = await reader
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amountMinor}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.currency, currency)));
  return Number(row?.sum ?? 0);
}
