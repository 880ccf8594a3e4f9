import { requestRide } from '@safiri/contract/rides/calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import { storeAnswer, type RepeatKey, type StoredAnswer } from '../platform/idempotency.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { fieldProblem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { refundRide, consumeRide } from '../subscriptions/public.ts';
import { requireSpendable } from '../wallet/public.ts';
import { alreadyLive } from './insert-ride.ts';
import { newRideView, type NewRide } from './new-ride.ts';
import type { Passenger } from './passenger.ts';
import { presentRide } from './present.ts';
import type { RideRow } from './queries.ts';
import { ONE_LIVE_RIDE, writeRide } from './write-ride.ts';

/** Takes the ride out of a package, or sees that the wallet has the fare to spend. Gives the package's purchase, if any. */
async function secure(uow: UnitOfWork, ride: NewRide): Promise<number | null> {
  if (ride.paymentMethod === walletMethodId) {
    await requireSpendable(uow, ride.passengerId, countryById(ride.countryId).currency, ride.fareMinor);
  }
  if (ride.paymentMethod !== PACKAGE_METHOD) return null;
  const subscriptionId = await consumeRide(uow, ride.passengerId, ride.rideType);
  if (subscriptionId === undefined) throw fieldProblem('paymentMethod', 'None of your packages has a ride of this type left.');
  return subscriptionId;
}

/** Whether a method is secured in the transaction of the ride. */
export const isSecured = (method: string): boolean => method === PACKAGE_METHOD || method === walletMethodId;

/**
 * Writes a trip with what secures its payment, and tells its passenger's stream.
 * A part of the caller's transaction.
 * @throws Problem naming paymentMethod; a violation of {@link ONE_LIVE_RIDE}
 */
export async function writeSecuredRide(ctx: Context, uow: UnitOfWork, ride: NewRide): Promise<RideRow> {
  const subscriptionId = await secure(uow, ride);
  const row = await writeRide(ctx, uow, ride, subscriptionId);
  uow.publish(row.passengerId, 'ride', row.id);
  return row;
}

/**
 * Creates a trip that a package or the wallet pays: what secures the payment, the trip and the stored answer in one transaction.
 * @throws Problem naming paymentMethod when neither will pay it, live_ride_exists
 */
export async function insertSecuredRide(
  ctx: Context,
  ride: NewRide,
  passenger: Passenger,
  key: RepeatKey | null,
  check: (ride: Ride) => Ride,
): Promise<StoredAnswer> {
  try {
    return await inTransaction(ctx, async (uow) => {
      const row = await writeSecuredRide(ctx, uow, ride);
      const answer = {
        status: requestRide.status,
        body: JSON.stringify(check(presentRide(ctx.config, newRideView(row, passenger), 'passenger'))),
      };
      if (key !== null) await storeAnswer(uow, key, answer);
      return answer;
    });
  } catch (error) {
    if (violatedUnique(error) === ONE_LIVE_RIDE) throw alreadyLive();
    throw error;
  }
}

/** A trip that ended before it began costs its package nothing. */
export async function uncover(uow: UnitOfWork, ride: RideRow): Promise<void> {
  if (ride.subscriptionId !== null && ride.startedAt === null) await refundRide(uow, ride.subscriptionId);
}
