import { countryById } from '@safiri/rules/countries/countries.ts';
import { handoverStep } from '@safiri/rules/countries/coins.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { mostToPay } from '@safiri/rules/pricing/waiting-charge.ts';
import { cashDue } from '@safiri/rules/rides/cash-change.ts';
import { mayDecline, type DestinationBefore, type DestinationChange } from '@safiri/rules/rides/destination-change.ts';
import { aheadOf } from '@safiri/rules/rides/stops.ts';
import { walletPays } from '@safiri/rules/rides/wallet-part.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { spendableOf } from '../wallet/public.ts';
import { openQuote, type DestinationQuote } from './destination-quote.ts';
import { pricedBy } from './fare-of-way.ts';
import { giveNextBack } from './next-trip.ts';
import { notifyNewWay } from './notify-ride.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { findRideView, lockRide, updateRide, type RideRow } from './queries.ts';
import { requireChangeable } from './quote-destination.ts';

/** What a trip goes back to where its driver declines: what that driver took last. */
function beforeOf(ride: RideRow, now: Date): DestinationBefore {
  const { destinationChange: change } = ride;
  if (change !== null && mayDecline(change, now)) return change.before;
  return {
    lat: ride.dropoffLat,
    lng: ride.dropoffLng,
    address: ride.dropoffAddress,
    stops: ride.stops.length,
    fareMinor: ride.fareMinor,
    fareLines: ride.fareLines,
    discountMinor: ride.discountMinor,
    walletMinor: ride.walletMinor,
    changeForMinor: ride.changeForMinor,
    distanceMeters: ride.distanceMeters,
    durationSeconds: ride.durationSeconds,
  };
}

/** A longer way is paid from the wallet only where that holds it. @throws Problem naming paymentMethod */
async function requireMore(uow: UnitOfWork, ride: RideRow, fareMinor: number, stops: number): Promise<void> {
  if (ride.paymentMethod !== walletMethodId) return;
  const more = mostToPay(fareMinor, ride.feeTerms, stops) - mostToPay(ride.fareMinor, ride.feeTerms, ride.stops.length);
  if (more <= 0) return;
  const { currency } = countryById(ride.countryId);
  if ((await spendableOf(uow, ride.bookerId, currency)) >= more) return;
  throw fieldProblem(
    'paymentMethod',
    `Your wallet has to hold ${uow.money(more, currency)} more for that way. Top it up, or stay with the way as it is.`,
  );
}

/** What of another fare the wallet pays, and which note the passenger gives, where they still fit. */
async function moneyAt(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  fareMinor: number,
): Promise<Pick<RideRow, 'walletMinor' | 'changeForMinor'>> {
  const market = await pricedBy(ctx, uow.tx, ride);
  const step = handoverStep(market?.rounding.to ?? 0.01, countryById(ride.countryId).currency);
  const walletMinor = ride.walletMinor === null ? null : walletPays(ride.walletMinor, fareMinor, ride.walletMinor, step);
  const { changeForMinor } = ride;
  const pays = changeForMinor !== null && changeForMinor > cashDue({ ...ride, fareMinor, walletMinor });
  return { walletMinor, changeForMinor: pays ? changeForMinor : null };
}

export const columnsOf = ({ lat, lng, address }: Pick<DestinationBefore, 'lat' | 'lng' | 'address'>) => ({
  dropoffLat: lat,
  dropoffLng: lng,
  dropoffAddress: address,
});

/** Whoever waits for this driver after a trip that takes longer now is looked for anew. */
async function freeNext(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<void> {
  const next = (await findRideView(uow.tx, ride.id))?.next ?? null;
  const locked = next === null ? undefined : await lockRide(uow.tx, next.id);
  if (locked !== undefined && locked.nextDriverId === ride.driverId)
    await giveNextBack(ctx, uow, locked, { actor: 'system', actorId: null, data: { reason: 'destination_changed' } });
}

function requireLive({ rideId, version }: DestinationQuote, ride: RideRow): void {
  if (rideId !== ride.id || version !== ride.version)
    throw new Problem('quote_expired', 'Something changed meanwhile. Look at the price again.');
}

/**
 * The passenger changes the way of a trip that is driven, at the price they were shown: where it ends, or by one stop more before. It counts at
 * once; the driver is told, and may decline it for a while.
 * @throws Problem not_found, forbidden, illegal_transition, quote_expired, naming paymentMethod where the wallet holds too little
 */
export async function changeDestination(ctx: Context, uow: UnitOfWork, actor: Actor, rideId: number, sealed: string): Promise<RideRow> {
  const quote = openQuote(ctx.config, sealed, uow.now);
  const kind = quote?.stop == null ? 'destination' : 'stop';
  const ride = requireChangeable(await lockRide(uow.tx, rideId), actor, kind, uow.now);
  if (quote === undefined) throw new Problem('quote_expired', 'This price holds no more. Look at it again.');
  requireLive(quote, ride);
  const { stop, dropoff, fareMinor, fareLines, discountMinor, distanceMeters, durationSeconds } = quote;
  const stops = stop === null ? ride.stops : [...ride.stops, ...aheadOf([stop])];
  await requireMore(uow, ride, fareMinor, stops.length);
  const change: DestinationChange = {
    kind,
    state: 'told',
    count: (ride.destinationChange?.count ?? 0) + 1,
    at: uow.now.toISOString(),
    wanted: (stop ?? dropoff).address,
    before: beforeOf(ride, uow.now),
  };
  const changed = await updateRide(
    uow.tx,
    ride,
    {
      ...columnsOf(dropoff),
      stops,
      fareMinor,
      fareLines: ride.fareLines === null ? null : [...fareLines],
      discountMinor,
      distanceMeters,
      durationSeconds,
      ...(await moneyAt(ctx, uow, ride, fareMinor)),
      destinationChange: change,
    },
    {
      kind: 'destination_changed',
      actor: 'passenger',
      actorId: actor.userId,
      at: uow.now,
      data: { fareMinor, before: ride.fareMinor, kind },
    },
  );
  if (durationSeconds > ride.durationSeconds) await freeNext(ctx, uow, changed);
  if (changed.driverId !== null) await notifyNewWay(uow, await userOfDriver(uow, changed.driverId), change);
  await publishToBothSides(uow, changed);
  return changed;
}
