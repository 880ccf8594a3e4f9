import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { ledgerEntries, ledgerTransfers, type TransferKind } from '@safiri/db/wallet/tables.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { driverPaidBy, kindOfAccount, transferRules } from './transfer-kinds.ts';

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
  /** What the operator owes a restaurant or store, and what of it is set aside for a settlement that is under way. */
  merchant: (merchantId: number) => `merchant:${merchantId}:balance`,
  merchantPayout: (merchantId: number) => `merchant:${merchantId}:payout`,
  /** What of a payment is on its way back to where it came from. */
  paymentHeld: (paymentId: number) => `payment:${paymentId}:held`,
  /** What a market's package cost, for rides that are to come. */
  packageHeld: (purchaseId: number) => `package:${purchaseId}:held`,
  /** A paid month of a school seat: what is neither driven nor given back. */
  schoolHeld: (monthId: number) => `school:${monthId}:held`,
  commission: 'platform:commission',
  /** Fees that somebody owes: they go to whom they belong once they are paid. */
  fees: 'platform:fees',
  /** What the specification's packages brought in, their rides are paid from it; and what rides of a market's are worth beyond their fares, or less. */
  packages: 'platform:packages',
  /** What the operator pays beside fares: trip bonuses, goals, referrals. */
  bonuses: 'platform:bonuses',
  /** What the operator adds to fares that a promotion made cheaper for their passengers. */
  promotions: 'platform:promotions',
  /** What a provider holds for the operator, with a minus: where money comes in by it. */
  provider: (accountId: number) => `provider:${accountId}:balance`,
  /** What is in the drawer of somebody of the team, with a minus. */
  drawer: (drawerId: number) => `drawer:${drawerId}:balance`,
  /** The operator's cash that is in no drawer, with a minus. */
  safe: 'platform:safe',
  /** What counted drawers had too much, or with a minus too little. */
  overShort: 'platform:over_short',
  /** Debts that the operator gave up. */
  writeOffs: 'platform:write_offs',
  /** What came in by a provider, and nobody knows yet whose it is. */
  suspense: 'platform:suspense',
  /** Where payouts go, and money comes from that no provider brought. */
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

/** A movement would add to what is owed to somebody whose account was deleted. */
export class DeletedPayee extends Error {}

/**
 * Holds drivers' money until the transaction ends: all that adds to it or takes from it happens one after the other, and no account
 * is deleted meanwhile. Offers and trips of the drivers go on, because they only refer to the row.
 */
export async function lockDriverMoney(tx: Tx, ...driverIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: drivers.id })
    .from(drivers)
    .where(inArray(drivers.id, [...driverIds]))
    .orderBy(drivers.id)
    .for('no key update');
}

/**
 * One of these drivers whose account was deleted, if there is any. Deleting an account holds the driver's row: whoever comes second,
 * here or there, sees what the first one did.
 */
export async function deletedAmong(tx: Tx, ...driverIds: readonly number[]): Promise<{ id: number } | undefined> {
  await lockDriverMoney(tx, ...driverIds);
  // Asked after the lock: a statement sees what was committed before it began.
  const [deleted] = await tx
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(inArray(drivers.id, [...driverIds]), isNotNull(users.deletedAt)));
  return deleted;
}

async function refuseDeleted(tx: Tx, driverIds: readonly number[]): Promise<void> {
  const deleted = await deletedAmong(tx, ...driverIds);
  if (deleted !== undefined) throw new DeletedPayee(`the account of driver ${deleted.id} was deleted`);
}

function requireAllowed({ kind, reference }: Transfer, entries: readonly Entry[]): void {
  const { from, to } = transferRules[kind];
  for (const { account, amountMinor } of entries) {
    const accountKind = kindOfAccount(account);
    const allowed = accountKind !== undefined && (amountMinor < 0 ? from : to).includes(accountKind);
    if (!allowed)
      throw new Error(`${reference}: a transfer of the kind ${kind} does not move money ${amountMinor < 0 ? 'from' : 'to'} ${account}`);
  }
}

/**
 * Writes a balanced movement; the database refuses one that is not. Entries of zero are left out.
 * @returns its id
 * @throws DeletedPayee before anything is written, where the kind is not for accounts that were deleted
 * @throws Error when the kind is not for such accounts at all
 */
export async function writeTransfer(tx: Tx, transfer: Transfer): Promise<number> {
  const entries = transfer.entries.filter((entry) => entry.amountMinor !== 0);
  requireAllowed(transfer, entries);
  const paid = entries.filter(({ amountMinor }) => amountMinor > 0).flatMap(({ account }) => driverPaidBy(account) ?? []);
  if (paid.length > 0 && !transferRules[transfer.kind].toDeleted) await refuseDeleted(tx, paid);
  const [row] = await tx
    .insert(ledgerTransfers)
    .values({ reference: transfer.reference, kind: transfer.kind, detail: transfer.detail ?? null, rideId: transfer.rideId ?? null })
    .returning({ id: ledgerTransfers.id });
  const transferId = row?.id ?? 0;
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transferId, currency: transfer.currency, at: transfer.at })));
  return transferId;
}

/** The balance of an account in minor units. */
export async function balanceOf(reader: Reader, account: string, currency: string): Promise<number> {
  const [row] = await reader
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amountMinor}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.currency, currency)));
  return Number(row?.sum ?? 0);
}

/** Sums of accounts, by the account and the currency. */
const sumsWhere = (reader: Reader, which: SQL) =>
  reader
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      sum: sql<string>`sum(${ledgerEntries.amountMinor})`,
    })
    .from(ledgerEntries)
    .where(which)
    .groupBy(ledgerEntries.account, ledgerEntries.currency);

type SumRow = Awaited<ReturnType<typeof sumsWhere>>[number];

function byAccount(rows: readonly SumRow[]): (account: string, currency: string) => number {
  const sums = new Map(rows.map((row) => [`${row.account} ${row.currency}`, Number(row.sum)]));
  return (account, currency) => sums.get(`${account} ${currency}`) ?? 0;
}

/** The same of several accounts, in whichever currency. */
export const balancesOfAll = async (reader: Reader, names: readonly string[]): Promise<(account: string, currency: string) => number> =>
  byAccount(await sumsWhere(reader, among(ledgerEntries.account, names)));

/** The same outside of a transaction, asked together with others of this moment by one prepared statement. */
function createBalances(db: Db): (account: string) => Promise<(currency: string) => number> {
  const statement = sumsWhere(db, sql`${ledgerEntries.account} = any(${sql.placeholder('names')})`).prepare('balances_of_accounts');
  return batchCalls(async (names) => {
    const sums = byAccount(await statement.execute({ names: [...new Set(names)] }));
    return names.map((name) => (currency: string) => sums(name, currency));
  });
}

const balances = new WeakMap<Db, ReturnType<typeof createBalances>>();

/** {@link balanceOf} for what is only shown, or looked at before a transaction. */
export async function balanceNow(db: Db, account: string, currency: string): Promise<number> {
  let ask = balances.get(db);
  if (ask === undefined) balances.set(db, (ask = createBalances(db)));
  return (await ask(account))(currency);
}
