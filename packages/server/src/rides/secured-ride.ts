import { requestRide } from '@safiri/contract/rides/calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { bookedBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { freeSlot, LIVE_PER_BOOKER } from '@safiri/rules/rides/rider.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import { storeAnswer, type RepeatKey, type StoredAnswer } from '../platform/idempotency.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { mostToPay } from '@safiri/rules/pricing/waiting-charge.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { CoveredTrip } from '@safiri/rules/subscriptions/covered.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { givePromotionBack, redeemPromotion } from '../pricing/public.ts';
import { takeBonusBack } from '../earnings/public.ts';
import { consumeRide, giveMarginBack, promiseMargin, refundRide } from '../subscriptions/public.ts';
import { requireSpendable } from '../wallet/public.ts';
import { alreadyLive } from './insert-ride.ts';
import { newRideView, type NewRide } from './new-ride.ts';
import type { Passenger } from './passenger.ts';
import { presentRide } from './present.ts';
import { notifyBooked } from './notify-ride.ts';
import { publishToPassenger } from './publish-ride.ts';
import type { RideRow, RideView } from './queries.ts';
import { requirePromised } from './wallet-part.ts';
import { ONE_LIVE_RIDE, writeRide } from './write-ride.ts';

/** What a person is told whose wallet holds less than a ride may cost; nothing of its own where that is the fare. */
function shortOf(uow: UnitOfWork, { fareMinor, countryId }: NewRide, most: number): string | undefined {
  if (most === fareMinor) return undefined;
  const { currency } = countryById(countryId);
  const [needed, fare] = [uow.money(most, currency), uow.money(fareMinor, currency)];
  return `Your wallet has to hold ${needed}: the fare of ${fare} and the most that waiting or cancelling may cost. Choose cash.`;
}

/** A trip or a booking as packages look at it. */
export const coveredTripOf = ({
  cityId,
  service,
  rideType,
  distanceMeters,
}: Pick<NewRide, 'cityId' | 'service' | 'rideType' | 'distanceMeters'>): CoveredTrip => ({
  marketId: cityId,
  serviceId: service?.id ?? rideType,
  rideType,
  meters: distanceMeters,
});

/** Takes the ride out of a package, or sees that the wallet has the fare to spend. Gives the package's purchase, if any. */
async function secure(uow: UnitOfWork, ride: NewRide): Promise<number | null> {
  if (ride.paymentMethod === walletMethodId) {
    const most = mostToPay(ride.fareMinor, ride.feeTerms ?? null, ride.stops?.length);
    await requireSpendable(uow, ride.bookerId, countryById(ride.countryId).currency, most, shortOf(uow, ride, most));
  }
  await requirePromised(uow, ride);
  if (ride.paymentMethod !== PACKAGE_METHOD) return null;
  const subscriptionId = await consumeRide(uow, ride.bookerId, coveredTripOf(ride));
  if (subscriptionId === undefined)
    throw fieldProblem('paymentMethod', 'None of your packages pays this ride: its service, its length, or no ride is left.');
  return subscriptionId;
}

/** Whether a method is secured in the transaction of the ride. */
export const isSecured = (method: string): boolean => method === PACKAGE_METHOD || method === walletMethodId;

/**
 * The place that a new ride takes among its booker's; the booker's row is held, so that two at once see each other, and the index
 * refuses whatever comes by another way.
 * @throws Problem too_many_rides
 */
async function slotFor(uow: UnitOfWork, { bookerId, passengerId }: NewRide): Promise<number> {
  await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, bookerId)).for('no key update');
  const live = await uow.tx
    .select({ slot: rides.bookerSlot })
    .from(rides)
    .where(and(bookedBy(bookerId), inArray(rides.status, [...liveStatuses])));
  const slot = freeSlot(
    live.map((row) => row.slot),
    bookerId === passengerId,
  );
  if (slot === undefined) throw new Problem('too_many_rides', `You can have ${LIVE_PER_BOOKER} rides under way at a time.`);
  return slot;
}

/**
 * Writes a trip with what secures its payment, and tells the streams of who rides and who asked.
 * A part of the caller's transaction.
 * @param isPromised what a code takes off it, and what it costs beside a package, was promised before, with a booking: the caller moves that over to the ride
 * @throws Problem naming paymentMethod, too_many_rides, promotion_refused, package_budget_spent; a violation of {@link ONE_LIVE_RIDE}
 */
export async function writeSecuredRide(ctx: Context, uow: UnitOfWork, ride: NewRide, isPromised = false): Promise<RideRow> {
  const bookerSlot = await slotFor(uow, ride);
  const subscriptionId = await secure(uow, ride);
  const row = await writeRide(ctx, uow, { ...ride, bookerSlot }, subscriptionId);
  if (!isPromised) {
    await redeemPromotion(uow, ctx.markets, { of: 'ride', id: row.id }, row.bookerId, row);
    await promiseMargin(uow, ctx.markets, { of: 'ride', id: row.id }, row);
  }
  publishToPassenger(uow, row);
  return row;
}

/**
 * Creates a trip by a transaction of its own: whom it is for, what secures the payment, the trip and the stored answer.
 * @param of the ride as it will be written, and who rides, found in the transaction
 * @throws Problem naming paymentMethod when neither package nor wallet will pay it, too_many_rides, live_ride_exists, rider_has_ride
 */
export async function insertSecuredRide(
  ctx: Context,
  of: (uow: UnitOfWork) => Promise<{ ride: NewRide; passenger: RideView['passenger'] }>,
  booker: Passenger,
  key: RepeatKey | null,
  check: (ride: Ride) => Ride,
): Promise<StoredAnswer> {
  let isOwn = true;
  try {
    return await inTransaction(ctx, async (uow) => {
      const { ride, passenger } = await of(uow);
      isOwn = ride.passengerId === ride.bookerId;
      const row = await writeSecuredRide(ctx, uow, ride);
      if (!isOwn) await notifyBooked(uow, row, booker.name);
      const view = isOwn ? newRideView(row, passenger) : newRideView(row, passenger, booker);
      const side = isOwn ? 'passenger' : 'booker';
      const answer = { status: requestRide.status, body: JSON.stringify(check(presentRide(ctx.config, view, side))) };
      if (key !== null) await storeAnswer(uow, key, answer);
      return answer;
    });
  } catch (error) {
    if (violatedUnique(error) !== ONE_LIVE_RIDE) throw error;
    throw isOwn ? alreadyLive() : new Problem('rider_has_ride', 'A ride for this person is under way already.');
  }
}

/**
 * A trip that ended before it began leaves budgets what was set aside for it. After everything else that a cancel holds, and before an order's code goes
 * back to its own: whoever calls back an order ends its trip first, too.
 */
export async function giveBudgetsBack(uow: UnitOfWork, ride: RideRow): Promise<void> {
  await takeBonusBack(uow, ride);
  if (ride.subscriptionId !== null) await giveMarginBack(uow, { of: 'ride', id: ride.id });
  // Of an order's trip the order says what becomes of the code.
  if (ride.promotion !== null && ride.startedAt === null && !isDelivery(ride.rideType))
    await givePromotionBack(uow, { of: 'ride', id: ride.id });
}

/** A trip that was called off gives its ride back to the package; one that had begun only where an operator sold it. */
export async function uncover(uow: UnitOfWork, ride: RideRow): Promise<void> {
  if (ride.subscriptionId !== null) await refundRide(uow, ride.subscriptionId, ride.startedAt !== null);
}
