import { eq } from 'drizzle-orm';
import { budgetUses } from '@safiri/db/markets/tables.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { marginOf, marginBudget, packageIn, rideWorth } from '@safiri/rules/subscriptions/own-packages.ts';
import { giveToBudget, renameUse, takeFromBudget, takeWhatIsLeft, type BudgetUse } from '../markets/public.ts';
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

/** What a booking had not promised before it became this ride. */
const restOf = (reference: string): string => `${reference}:rest`;

/** The day's budget from which a package pays what rides cost beyond their worth, and that worth. Undefined where it needs none. */
async function budgetOf(
  uow: UnitOfWork,
  markets: Markets,
  subscriptionId: number | null,
): Promise<(Pick<BudgetUse, 'market' | 'programme'> & { worthMinor: number }) | undefined> {
  const [row] = subscriptionId === null ? [] : await uow.tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (row === undefined || !isOwn(row) || row.terms.perDay === undefined) return undefined;
  const market = markets.byId(row.marketId) ?? (await markets.version(uow.tx, row.marketVersionId));
  const now = packageIn(market.document, row.package);
  const programme = { id: `package:${row.package}`, perDay: marginBudget(row.terms.perDay, now?.perDay) };
  return { market, programme, worthMinor: rideWorth(row) };
}

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
  const budget = await budgetOf(uow, markets, subscriptionId);
  if (budget === undefined) return;
  const { worthMinor, ...taking } = budget;
  const amountMinor = marginOf(worthMinor, fareMinor);
  if (amountMinor === 0) return;
  const taken = await takeFromBudget(uow.tx, { ...taking, reference: referenceOf(use), amountMinor, at: uow.now });
  if (taken === undefined)
    throw new Problem(
      'package_budget_spent',
      'Your package can’t pay this ride now: it is dearer than usual. The ride stays in your package.',
    );
}

/**
 * What was promised to a booking goes over to the ride that it became. Another package may pay it than the one that was there when it was booked, and be
 * worth less: the difference is taken from the budget of today as far as that has it. The passenger was promised the ride, and nobody is left at the
 * kerb for a budget; what it does not hold the operator pays beyond it.
 */
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
  const kept = Math.min(promised?.amountMinor ?? 0, costs);
  await renameUse(uow.tx, from, to);
  await giveToBudget(uow.tx, to, kept);
  const budget = kept === costs ? undefined : await budgetOf(uow, markets, ride.subscriptionId);
  if (budget === undefined) return;
  const { worthMinor: _, ...taking } = budget;
  await takeWhatIsLeft(uow.tx, { ...taking, reference: restOf(to), amountMinor: costs - kept, at: uow.now });
}

/** A ride was driven for less than was promised: the rest is its day's budget's. */
export async function keepOfMargin(uow: UnitOfWork, rideId: number, cover: Cover, fareMinor: number): Promise<void> {
  const reference = referenceOf({ of: 'ride', id: rideId });
  const costs = marginOf(cover.worthMinor, fareMinor);
  const [promised] = await uow.tx.select().from(budgetUses).where(eq(budgetUses.reference, reference));
  await giveToBudget(uow.tx, reference, costs);
  await giveToBudget(uow.tx, restOf(reference), Math.max(0, costs - (promised?.amountMinor ?? 0)));
}

/** What came to nothing, or is not paid, costs the operator nothing. */
export async function giveMarginBack(uow: UnitOfWork, use: MarginUse): Promise<void> {
  const reference = referenceOf(use);
  await giveToBudget(uow.tx, reference);
  await giveToBudget(uow.tx, restOf(reference));
}
