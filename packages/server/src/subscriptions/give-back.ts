import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { isUnused, rideWorth } from '@safiri/rules/subscriptions/own-packages.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Markets } from '../platform/markets.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { isOwn, type OwnRow } from './queries.ts';

/** So many packages are looked at in a minute; the rest in the next one. */
const GIVEN_BACK_AT_ONCE = 500;

const withRides = and(isNotNull(subscriptions.marketId), gt(subscriptions.ridesLeft, 0));

/** An own purchase with rides that nobody has asked for, held until the transaction ends. */
async function holdUnused(uow: UnitOfWork, id: number, only?: SQL): Promise<OwnRow | undefined> {
  const [row] = await uow.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), withRides, only))
    .for('no key update');
  return row !== undefined && isOwn(row) ? row : undefined;
}

const isThere = async (uow: UnitOfWork, userId: number): Promise<boolean> =>
  (await uow.tx.$count(users, and(eq(users.id, userId), isNull(users.deletedAt)))) > 0;

/**
 * Ends a held purchase and gives the price of the rides that are left back to the wallet. Rides under way keep theirs: a later call gives that back
 * should they come to nothing. What belonged to an account that was deleted since can be paid to nobody, and stays with the operator.
 * @returns what was given back, minor units; undefined where nobody got it
 */
async function giveRidesBack(uow: UnitOfWork, row: OwnRow): Promise<number | undefined> {
  const hasWallet = await isThere(uow, row.userId);
  const amountMinor = row.ridesLeft * rideWorth(row);
  const ridesReturned = row.ridesReturned + row.ridesLeft;
  await uow.tx
    .update(subscriptions)
    .set({ ridesLeft: 0, ridesReturned, endedAt: row.endedAt ?? uow.now })
    .where(eq(subscriptions.id, row.id));
  await writeTransfer(uow.tx, {
    // As often as rides come to nothing, and each time once.
    reference: `subscription:${row.id}:back:${ridesReturned}`,
    kind: 'package',
    detail: 'unused',
    currency: row.currency,
    at: uow.now,
    entries: [
      { account: accounts.packageHeld(row.id), amountMinor: -amountMinor },
      { account: hasWallet ? accounts.wallet(row.userId) : accounts.packages, amountMinor },
    ],
  });
  return hasWallet ? amountMinor : undefined;
}

/**
 * Gives a package back on its buyer's request, for all that it cost: until its first ride is asked for. Again changes nothing.
 * @throws Problem not_found of another's, illegal_transition
 */
export async function giveBackPackage(uow: UnitOfWork, actor: Actor, id: number): Promise<OwnRow> {
  const mine = and(eq(subscriptions.id, id), eq(subscriptions.userId, actor.userId));
  const [row] = await uow.tx.select().from(subscriptions).where(mine).for('no key update');
  if (row === undefined || !isOwn(row)) throw notFound();
  if (row.ridesReturned === row.ridesTotal) return row;
  if (!isUnused(row))
    throw new Problem('illegal_transition', 'A package is given back before its first ride. What is left comes back when it ends.');
  await giveRidesBack(uow, row);
  const [given] = await uow.tx.select().from(subscriptions).where(mine);
  if (given === undefined || !isOwn(given)) throw notFound();
  return given;
}

/** Services that somebody has rides of, and that their market serves no more: closed, or taken out of its document. */
async function goneServices(db: Db, markets: Pick<Markets, 'byId'>): Promise<SQL | undefined> {
  const sold = await db
    .selectDistinct({ marketId: subscriptions.marketId, serviceId: subscriptions.serviceId })
    .from(subscriptions)
    .where(withRides);
  const gone = sold.flatMap(({ marketId, serviceId }) => {
    const document = markets.byId(marketId ?? '')?.document;
    const isGone = document !== undefined && (document.status === 'closed' || serviceIn(document, serviceId ?? '') === undefined);
    return isGone && marketId !== null && serviceId !== null
      ? [and(eq(subscriptions.marketId, marketId), eq(subscriptions.serviceId, serviceId))]
      : [];
  });
  return gone.length === 0 ? undefined : or(...gone);
}

/**
 * Gives back what was not used of packages that are over, whose market closed or serves them no more: each in a transaction of its own, whoever looks at it first. A node that dies
 * in the middle leaves the rest to the next minute.
 */
export async function giveBackUnused(ctx: Context): Promise<void> {
  const over = or(lte(subscriptions.expiresAt, ctx.clock()), isNotNull(subscriptions.endedAt), await goneServices(ctx.db, ctx.markets));
  const due = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(withRides, over))
    .orderBy(subscriptions.expiresAt)
    .limit(GIVEN_BACK_AT_ONCE);
  for (const { id } of due) {
    await inTransaction(ctx, async (uow) => {
      const row = await holdUnused(uow, id, over);
      if (row === undefined) return;
      const given = await giveRidesBack(uow, row);
      if (given === undefined) return;
      const values = { money: uow.money(given, row.currency), n: String(row.ridesLeft), market: row.terms.marketName };
      await notify(uow, row.userId, { kind: 'toldPackageBack', values });
    }).catch((error: unknown) => ctx.log.error({ err: error, package: id }, 'unused rides could not be given back'));
  }
}

/** Whoever leaves for good gets back what is unused, whether or not it is over. */
export async function giveBackAll(ctx: Context, userId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), withRides));
  if (rows.length === 0) return;
  await inTransaction(ctx, async (uow) => {
    // In one order, so that no two wait for each other.
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) {
      const row = await holdUnused(uow, id);
      if (row !== undefined) await giveRidesBack(uow, row);
    }
  });
}
