import { countryById } from '@safiri/rules/countries/countries.ts';
import { offersTips } from '@safiri/rules/markets/offered-methods.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { isTipTime, mostTip } from '@safiri/rules/rides/tips.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { isDeleted, giveTip, spendableOf } from '../wallet/public.ts';
import { strangers } from './illegal.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { lockRide, updateRide, type RideRow } from './queries.ts';

/** @throws Problem where no tip is taken for a trip, or not any more */
function requireTippable(ctx: Context, ride: RideRow, now: Date): void {
  if (ride.hail !== null) throw strangers();
  if (ride.completedAt === null || ride.isFast) throw new Problem('illegal_transition', 'Thank the driver once the trip is over.');
  if (ride.tipMinor !== null) throw new Problem('illegal_transition', 'You have thanked this driver already.');
  if (!isTipTime(ride.completedAt, now)) throw new Problem('illegal_transition', 'This trip is too long ago.');
  const market = ctx.markets.byId(ride.cityId);
  if (market === undefined || !offersTips(market.document)) throw new Problem('illegal_transition', 'Tips are not taken here.');
}

/**
 * Whoever paid a trip gives its driver something on top, from the wallet, once; the same again is the same tip.
 * @throws Problem not_found for everyone else, illegal_transition, naming the amount
 */
export async function tipDriver(
  ctx: Context,
  uow: UnitOfWork,
  { userId }: Pick<Actor, 'userId'>,
  rideId: number,
  amount: string,
): Promise<void> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.bookerId !== userId) throw notFound();
  const amountMinor = fromWire(amount) ?? 0;
  if (amountMinor === 0) throw fieldProblem('amount', 'Enter an amount above zero');
  if (ride.tipMinor === amountMinor) return;
  requireTippable(ctx, ride, uow.now);
  const { driverId } = ride;
  if (driverId === null) throw notFound();
  const { currency } = countryById(ride.countryId);
  const most = mostTip(ride.fareMinor, ride.countryId);
  if (amountMinor > most) throw fieldProblem('amount', `At most ${uow.money(most, currency)}`);
  // First the driver is held, then who pays, as everywhere.
  if (await isDeleted(uow.tx, driverId)) throw new Problem('illegal_transition', 'This driver has left.');
  if ((await spendableOf(uow, userId, currency)) < amountMinor) throw fieldProblem('amount', 'Your wallet holds less than that');
  await giveTip(uow.tx, { rideId, payerId: userId, driverId, amountMinor, currency, at: uow.now });
  const tipped = await updateRide(
    uow.tx,
    ride,
    { tipMinor: amountMinor },
    { kind: 'tipped', actor: 'passenger', actorId: userId, at: uow.now, data: { amountMinor } },
  );
  const values = { amount: uow.money(amountMinor, currency), place: ride.dropoffAddress };
  await notify(uow, await userOfDriver(uow, driverId), { kind: 'toldTip', values });
  await publishToBothSides(uow, tipped);
}
