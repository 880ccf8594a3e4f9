import { handoverStep } from '@safiri/rules/countries/coins.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { offersSplit } from '@safiri/rules/markets/offered-methods.ts';
import { fromWire, minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { cashDue } from '@safiri/rules/rides/cash-change.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { walletPays } from '@safiri/rules/rides/wallet-part.ts';
import type { ServiceArea } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdWallet, spendableOf } from '../wallet/public.ts';
import { pricedBy } from './fare-of-way.ts';
import type { NewRide } from './new-ride.ts';
import type { RideRow } from './queries.ts';

interface Wish {
  readonly fareMinor: number;
  readonly paymentMethod: string;
  readonly isOwn: boolean;
}

/**
 * What of a new ride the wallet is to pay, as its passenger saw it; null where it was not asked for. Whether the wallet has it is seen in the transaction.
 * @param seen a two-decimal amount
 * @throws Problem naming walletPart where the market has no such rides, it is somebody else's or not in cash, or not a part of the fare
 */
export function requireWalletPart(
  { city, market }: ServiceArea,
  seen: string | undefined,
  { fareMinor, paymentMethod, isOwn }: Wish,
): number | null {
  if (seen === undefined) return null;
  if (!offersSplit(market.document)) throw fieldProblem('walletPart', `Not offered in ${city.name}`);
  if (paymentMethod !== 'cash' || !isOwn) throw fieldProblem('walletPart', 'Only of an own ride whose rest is paid in cash');
  const minor = fromWire(seen) ?? 0;
  // What is handed over is a price of the market; a page that was loaded before knows no coins, and at the end they decide too (`walletAtEnd`).
  const isPayable = (fareMinor - minor) % minorOfUnits(market.document.rounding.to) === 0;
  if (minor === 0 || minor >= fareMinor || !isPayable) throw fieldProblem('walletPart', 'Not a part of the fare');
  return minor;
}

/** Sees that the wallet has what a new ride was promised of it. @throws Problem naming walletPart */
export async function requirePromised(uow: UnitOfWork, { walletMinor, bookerId, countryId }: NewRide): Promise<void> {
  if (walletMinor == null || (await spendableOf(uow, bookerId, countryById(countryId).currency)) >= walletMinor) return;
  throw fieldProblem('walletPart', 'Your wallet holds less than that now. Look at the amounts again.');
}

/** A trip that ends, at which fare, and the account of who drove it. */
interface Ending {
  readonly fareMinor: number;
  readonly driverUserId: number;
}

/**
 * What the wallet pays of a trip that ends, and what its passenger was going to hand over, which is forgotten where it does not pay the rest any more. Its
 * earners are held before (`payAfterLook`), its two people from here on: what the wallet holds now is what it pays from.
 */
export async function walletAtEnd(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  { fareMinor, driverUserId }: Ending,
): Promise<Partial<Pick<RideRow, 'walletMinor' | 'changeForMinor'>>> {
  // What an order's wallet pays was set aside when it was placed.
  if (ride.walletMinor === null || isDelivery(ride.rideType)) return {};
  for (const id of [ride.bookerId, driverUserId].toSorted((a, b) => a - b)) await holdWallet(uow.tx, id);
  const { currency } = countryById(ride.countryId);
  const spendable = await spendableOf(uow, ride.bookerId, currency);
  const market = await pricedBy(ctx, uow.tx, ride);
  // Of what the rides under way are promised, this one's part is its own.
  const walletMinor = walletPays(
    ride.walletMinor,
    fareMinor,
    spendable + ride.walletMinor,
    handoverStep(market?.rounding.to ?? 0.01, currency),
  );
  const { changeForMinor } = ride;
  const pays = changeForMinor !== null && changeForMinor > cashDue({ ...ride, fareMinor, walletMinor });
  return { walletMinor, changeForMinor: pays ? changeForMinor : null };
}
