import { eq } from 'drizzle-orm';
import { budgetUses } from '@safiri/db/markets/tables.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { marginOf, marginBudget, packageIn, rideWorth } from '@safiri/rules/subscriptions/own-packages.ts';
import { giveToBudget, renameUse, takeFromBudget } from '../markets/public.ts';
import type { Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Cover } from '../wallet/public.ts';
import { isOwn } from './queries.ts';

/** What a package pays, now or once it begins. */
interface MarginUse {
  readonly of: 'ride' | 'booking';
  readonly id: number;
}

const referenceOf = ({ of: what, id }: MarginUse): string => `${what}:${id}:package`;

/**
 * Takes what a ride is dearer than its package's worth from the day's budget of that package, in the transaction that promises the ride. Nothing of the
 * specification's packages, nor of purchases from before packages had a budget: these are paid as they were sold.
 * @throws Problem package_budget_spent, which undoes the ride
 */
export async function promiseMargin(
  uow: UnitOfWork,
  markets: Markets,
  use: MarginUse,
  { subscriptionId, fareMinor }: { readonly subscriptionId: number | null; readonly fareMinor: number },
): Promise<void> {
  const [row] = subscriptionId === null ? [] : await uow.tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (row === undefined || !isOwn(row) || row.terms.perDay === undefined) return;
  const amountMinor = marginOf(rideWorth(row), fareMinor);
  if (amountMinor === 0) return;
  const market = markets.byId(row.marketId) ?? (await markets.version(uow.tx, row.marketVersionId));
  const now = packageIn(market.document, row.package);
  const programme = { id: `package:${row.package}`, perDay: marginBudget(row.terms.perDay, now?.perDay) };
  const taken = await takeFromBudget(uow.tx, { market, programme, reference: referenceOf(use), amountMinor, at: uow.now });
  if (taken === undefined)
    throw new Problem(
      'package_budget_spent',
      'Your package can’t pay this ride now: it is dearer than usual. The ride stays in your package.',
    );
}

/** What was promised to a booking goes over to the ride that it became; what this ride costs beyond that is promised anew. */
export async function moveMargin(
  uow: UnitOfWork,
  markets: Markets,
  bookingId: number,
  ride: { readonly id: number; readonly subscriptionId: number | null; readonly fareMinor: number },
  cover: Cover | null,
): Promise<void> {
  const [from, to] = [referenceOf({ of: 'booking', id: bookingId }), referenceOf({ of: 'ride', id: ride.id })];
  const [promised] = await uow.tx.select().from(budgetUses).where(eq(budgetUses.reference, from)).for('update');
  const costs = cover === null ? 0 : marginOf(cover.worthMinor, ride.fareMinor);
  if (promised !== undefined && promised.amountMinor >= costs) {
    await renameUse(uow.tx, from, to);
    await giveToBudget(uow.tx, to, costs);
    return;
  }
  // Another package pays it than the one that was there to pay when it was booked.
  await giveToBudget(uow.tx, from);
  await promiseMargin(uow, markets, { of: 'ride', id: ride.id }, ride);
}

/** A ride was driven for less than was promised: the rest is its day's budget's. */
export const keepOfMargin = (uow: UnitOfWork, rideId: number, cover: Cover, fareMinor: number): Promise<void> =>
  giveToBudget(uow.tx, referenceOf({ of: 'ride', id: rideId }), marginOf(cover.worthMinor, fareMinor));

/** What came to nothing, or is not paid, costs the operator nothing. */
export const giveMarginBack = (uow: UnitOfWork, use: MarginUse): Promise<void> => giveToBudget(uow.tx, referenceOf(use));
