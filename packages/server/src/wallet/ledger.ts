import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { ledgerEntries, ledgerTotals, type TransferKind } from '@safiri/db/wallet/tables.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { driverPaidBy, kindOfAccount, transferRules } from './transfer-kinds.ts';

/** The accounts of the ledger. A balance is the sum of an account's entries; no program writes it. */
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
  await tx.select({ id: drivers.id }).from(drivers).where(among(drivers.id, driverIds)).orderBy(drivers.id).for('no key update');
}

/**
 * Those of these drivers whose account was deleted. Deleting an account holds the driver's row: whoever comes second, here or there, sees
 * what the first one did.
 */
export async function deletedOf(tx: Tx, driverIds: readonly number[]): Promise<ReadonlySet<number>> {
  await lockDriverMoney(tx, ...driverIds);
  // Asked after the lock: a statement sees what was committed before it began.
  const deleted = await tx
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(among(drivers.id, driverIds), isNotNull(users.deletedAt)));
  return new Set(deleted.map(({ id }) => id));
}

/** Whether the account of one was deleted. */
export const isDeleted = async (tx: Tx, driverId: number): Promise<boolean> => (await deletedOf(tx, [driverId])).size > 0;

async function refuseDeleted(tx: Tx, driverIds: readonly number[]): Promise<void> {
  const [deleted] = await deletedOf(tx, driverIds);
  if (deleted !== undefined) throw new DeletedPayee(`the account of driver ${deleted} was deleted`);
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

/** The drivers to whose money a movement adds, where it may not add to that of somebody who left. */
const payeesOf = ({ kind, entries }: Transfer): number[] =>
  transferRules[kind].toDeleted
    ? []
    : entries.filter(({ amountMinor }) => amountMinor > 0).flatMap(({ account }) => driverPaidBy(account) ?? []);

/** A movement without its entries of zero. @throws Error where its kind does not move money so, or nothing moves */
function allowed(transfer: Transfer): Transfer {
  const entries = transfer.entries.filter((entry) => entry.amountMinor !== 0);
  if (entries.length === 0) throw new Error(`${transfer.reference}: a transfer moves something`);
  requireAllowed(transfer, entries);
  return { ...transfer, entries };
}

async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<ReadonlyMap<string, number>> {
  if (transfers.length === 0) return new Map();
  const asked = transfers.map((transfer, n) => ({ ...transfer, n }));
  const { rows } = await tx.execute<{ reference: string; id: string }>(sql`
    with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as row (
        n int, reference text, kind text, detail text, "rideId" int, currency text, at timestamptz, entries json)),
    written as (
      insert into ledger_transfers (reference, kind, detail, ride_id) select reference, kind, detail, "rideId" from asked order by n returning id, reference),
    entered as (
      insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
      select w.id, e.account, a.currency, e."amountMinor", a.at from asked a join written w on w.reference = a.reference,
        lateral json_to_recordset(a.entries) as e (account text, "amountMinor" bigint) order by a.n)
    select reference, id from written`);
  return new Map(rows.map(({ reference, id }) => [reference, Number(id)]));
}

/**
 * Writes balanced movements by one statement; the database refuses them where one is not. Entries of zero are left out.
 * @returns their ids, by their references
 * @throws DeletedPayee before anything is written, where the kind of one is not for accounts that were deleted
 * @throws Error when the kind of one is not for such accounts at all
 */
export async function writeTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<ReadonlyMap<string, number>> {
  const those = transfers.map(allowed);
  const paid = [...new Set(those.flatMap(payeesOf))];
  if (paid.length > 0) await refuseDeleted(tx, paid);
  return insertTransfers(tx, those);
}

/** The same to drivers who are held, and of whom is known that none has left. */
export const bookTransfers = (tx: Tx, transfers: readonly Transfer[]): Promise<ReadonlyMap<string, number>> =>
  insertTransfers(tx, transfers.map(allowed));

/** The same of one. @returns its id */
export const writeTransfer = async (tx: Tx, transfer: Transfer): Promise<number> =>
  (await writeTransfers(tx, [transfer])).get(transfer.reference) ?? 0;

/**
 * The balance of an account in minor units. Those of drivers move with each of their trips: of them the database keeps sums, each in
 * the transaction that writes the entry, so that ten thousand trips cost no more than ten.
 */
export async function balanceOf(reader: Reader, account: string, currency: string): Promise<number> {
  const [row] = await sumOf(reader, account, currency);
  return Number(row?.sum ?? 0);
}

/** The statement that {@link balanceOf} asks. */
export function sumOf(reader: Reader, account: string, currency: string) {
  const { table, amount } = account.startsWith('driver:')
    ? { table: ledgerTotals, amount: ledgerTotals.sumMinor }
    : { table: ledgerEntries, amount: ledgerEntries.amountMinor };
  return reader
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)` })
    .from(table)
    .where(and(eq(table.account, account), eq(table.currency, currency)));
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
