import { violatedUnique } from '@safiri/db/platform/connect.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import type { PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { leaveLine } from '../drivers/public.ts';
import { promiseBonus } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { shareByItself, type Links } from '../sharing/public.ts';
import { findAccountById, presentVehicle, type Account } from '../users/public.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import { notifyAccepted } from './notify-ride.ts';
import { joinCar } from './join-car.ts';
import { updateRide, type RideRow } from './queries.ts';
import { tellRider } from './tell-rider.ts';
import { publishToPassenger } from './publish-ride.ts';
import { showOffersAnew } from './show-offers-anew.ts';

/** What the trip is driven in, as it is at this moment: the driver, who is held, can't choose another. */
function vehicleOf(account: Account | undefined): Pick<RideRow, 'vehicleId' | 'vehicle'> {
  const vehicle = account?.driver?.vehicle;
  return vehicle === undefined ? { vehicleId: null, vehicle: null } : { vehicleId: vehicle.id, vehicle: presentVehicle(vehicle) };
}

/** @throws Problem bonus_spent where the operator's own bonus was shown and is there no more, or is less */
function requireShown({ payTerms }: RideRow, bonus: PromisedBonus | null, seen: string | undefined): void {
  if (seen === undefined || payTerms?.incentives !== false) return;
  const seenMinor = fromWire(seen);
  if (seenMinor === undefined) throw fieldProblem('bonus', 'Not an amount');
  if (seenMinor > (bonus?.amountMinor ?? 0)) throw new Problem('bonus_spent', 'The bonus is spent for today. Look at the trip again.');
}

/** The answer of a driver by which a trip begins. */
export interface Answer {
  readonly offerId: number;
  /** A ride in the car already, locked, and how this one joins it. */
  readonly companion: RideRow | undefined;
  readonly pool: PoolPlan | null;
  /** What the offer showed on top of the fare: less is not accepted for the driver. */
  readonly seenBonus?: string | undefined;
}

/**
 * A driver, who is held, is on the way to a locked trip that was searched for. The partial unique index keeps a driver from having two.
 * @throws Problem offer_gone where the driver is on another trip, bonus_spent
 */
export async function beginTrip(
  ctx: Context,
  uow: UnitOfWork,
  links: Links,
  driver: { readonly driverId: number; readonly userId: number },
  ride: RideRow,
  { offerId, companion, pool, seenBonus }: Answer,
): Promise<RideRow> {
  const { driverId, userId } = driver;
  try {
    const account = await findAccountById(uow.tx, userId);
    const place = await joinCar(uow, driver, ride, companion, pool);
    const taken = await promiseBonus(uow, ctx.markets, ride);
    const bonus = taken?.promised ?? null;
    requireShown(ride, bonus, seenBonus);
    const lineTurn = await leaveLine(uow.tx, driverId);
    const accepted = await updateRide(
      uow.tx,
      ride,
      { status: 'accepted', driverId, ...vehicleOf(account), acceptedAt: uow.now, bonus, lineTurn, ...place },
      { kind: 'accepted', actor: 'driver', actorId: userId, at: uow.now, data: { offerId } },
    );
    // Once more: a trip of the moment before may have given the place back meanwhile.
    await leaveLine(uow.tx, driverId);
    publishToPassenger(uow, ride);
    uow.publish(userId, 'ride', ride.id);
    uow.publish(userId, 'offer', null);
    if (!isDelivery(accepted.rideType)) {
      await shareByItself(uow, links, accepted);
      await notifyAccepted(uow, accepted, userId);
      await tellRider(uow, links, accepted, userId);
    }
    await emitDeliveryChange(uow, accepted, 'accepted');
    if (taken !== null) uow.afterCommit(() => void showOffersAnew(ctx, ride.cityId, taken));
    return accepted;
  } catch (error) {
    if (violatedUnique(error)?.startsWith('rides_one_live_per_driver') === true)
      throw new Problem('offer_gone', 'You already have a trip under way.');
    throw error;
  }
}
