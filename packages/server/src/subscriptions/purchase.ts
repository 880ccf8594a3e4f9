import { eq } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { packageById, packageMinor } from '@safiri/rules/subscriptions/packages.ts';
import { issueInvoice } from '../invoices/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Markets } from '../platform/markets.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, spendableOf, writeTransfer } from '../wallet/public.ts';
import { endOver, isSpecified, type Bought, type SpecifiedRow } from './queries.ts';
import { soldPackages } from './sold-packages.ts';

const DAY_MS = 86_400_000;

/**
 * Sells a package from the wallet. The buyer's row is held, so that the wallet is not spent twice at once.
 * @param paidBy by what its buyer paid it, for the invoice
 * @throws Problem not_found, package_active, balance_too_low
 */
export async function purchase(
  uow: UnitOfWork,
  markets: Pick<Markets, 'all'>,
  { userId }: Pick<Actor, 'userId'>,
  packageId: number,
  paidBy: string = walletMethodId,
): Promise<Bought<SpecifiedRow>> {
  const sold = packageById(packageId);
  if (sold === undefined) throw notFound();
  const [user] = await uow.tx.select({ countryId: users.countryId }).from(users).where(eq(users.id, userId)).for('no key update');
  if (user === undefined) throw notFound();
  const countryId = user.countryId;
  if (!soldPackages(markets, countryId).includes(sold)) throw notFound();
  const country = countryById(countryId);
  const { currency } = country;
  await endOver(uow, userId);
  const priceMinor = packageMinor(sold.priceCents, country);
  const [bought] = await uow.tx
    .insert(subscriptions)
    .values({
      userId,
      packageId,
      rideType: sold.rideType,
      priceMinor,
      currency,
      ridesTotal: sold.rideCount,
      ridesLeft: sold.rideCount,
      startsAt: uow.now,
      expiresAt: new Date(uow.now.getTime() + sold.validityDays * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (bought === undefined || !isSpecified(bought)) throw new Problem('package_active', 'You have this package already.');
  if ((await spendableOf(uow, userId, currency)) < priceMinor) {
    throw new Problem('balance_too_low', 'Your wallet holds less than the package costs.');
  }
  const transferId = await writeTransfer(uow.tx, {
    reference: `subscription:${bought.id}`,
    kind: 'package',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.wallet(userId), amountMinor: -priceMinor },
      { account: accounts.packages, amountMinor: priceMinor },
    ],
  });
  issueInvoice(uow, {
    subject: 'package',
    subjectId: bought.id,
    countryId,
    market: null,
    customerId: userId,
    lines: [{ kind: 'package', name: null, quantity: null, amountMinor: priceMinor }],
    taxes: [],
    paidBy,
    suppliedAt: uow.now,
  });
  return { bought, transferId };
}
