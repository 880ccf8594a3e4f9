import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import { bookedByAny } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { mostToPay } from '@safiri/rules/pricing/waiting-charge.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceNow, balanceOf, balancesOfAll } from './ledger.ts';

/** Holds a person's row until the transaction ends, so that two movements of their wallet at once see each other. */
export async function holdWallet(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** What somebody owes the operator, in minor units: by how much their wallet stands below zero. */
export const owedBy = async (reader: Reader, userId: number, currency: string): Promise<number> =>
  Math.max(0, -(await balanceOf(reader, accounts.wallet(userId), currency)));

/** The same for what is only shown, or looked at before a transaction: asked together with others of this moment. */
export const owedNow = async (db: Db, userId: number, currency: string): Promise<number> =>
  Math.max(0, -(await balanceNow(db, accounts.wallet(userId), currency)));

/**
 * What wallets have to spend, in minor units, below zero where their people owe: the balance less the most that the rides under way may take from it. For
 * screens: whoever spends holds the wallet first, by {@link spendableOf}.
 * @returns by the person and the currency
 */
export async function spendableAmong(reader: Reader, userIds: readonly number[]): Promise<(userId: number, currency: string) => number> {
  if (userIds.length === 0) return () => 0;
  const promised = await reader
    .select({
      bookerId: rides.bookerId,
      fareMinor: rides.fareMinor,
      feeTerms: rides.feeTerms,
      stops: rides.stops,
      countryId: rides.countryId,
      walletMinor: rides.walletMinor,
    })
    .from(rides)
    .where(
      and(
        bookedByAny(userIds),
        inArray(rides.status, [...liveStatuses]),
        or(eq(rides.paymentMethod, walletMethodId), isNotNull(rides.walletMinor)),
      ),
    );
  const balances = await balancesOfAll(reader, userIds.map(accounts.wallet));
  return (userId, currency) =>
    promised
      .filter(({ bookerId, countryId }) => bookerId === userId && countryById(countryId).currency === currency)
      .reduce(
        (sum, { fareMinor, feeTerms, stops, walletMinor }) => sum - (walletMinor ?? mostToPay(fareMinor, feeTerms, stops.length)),
        balances(accounts.wallet(userId), currency),
      );
}

/** The same of one. */
export const spendableNow = async (reader: Reader, userId: number, currency: string): Promise<number> =>
  (await spendableAmong(reader, [userId]))(userId, currency);

/** The same for who spends it: the person's row is held until the transaction ends, so that two purchases at once see each other. */
export async function spendableOf({ tx }: Pick<UnitOfWork, 'tx'>, userId: number, currency: string): Promise<number> {
  await holdWallet(tx, userId);
  return spendableNow(tx, userId, currency);
}

/** @throws Problem naming paymentMethod when the wallet holds too little for `amountMinor`, with `why` it is so much */
export async function requireSpendable(
  uow: UnitOfWork,
  userId: number,
  currency: string,
  amountMinor: number,
  why?: string,
): Promise<void> {
  if ((await spendableOf(uow, userId, currency)) >= amountMinor) return;
  throw fieldProblem('paymentMethod', why ?? 'Your wallet holds less than that. Choose cash.');
}
