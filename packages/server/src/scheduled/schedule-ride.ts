import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { schedule as call } from '@safiri/contract/scheduled/calls.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { covers } from '@safiri/rules/subscriptions/covered.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { formatAmount, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, BOOKED_AT_MOST, checkPickupAt } from '@safiri/rules/scheduled/window.ts';
import type { Actor } from '../platform/actor.ts';
import { requireTripArea, type RoutePort, type ServiceArea } from '../places/public.ts';
import { priceAlong, requirePassengerService, serviceDrivenAs, type ServicePrice } from '../pricing/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { coveredTripOf, endpointsOf, requireDistinctPlaces, requireLadiesOnly, requireRideMethod } from '../rides/public.ts';
import { coverageOf, listActive } from '../subscriptions/public.ts';
import { requireInStanding } from '../users/public.ts';
import { requireConsent } from '../brand/public.ts';
import { requireSpendable } from '../wallet/public.ts';
import type { ScheduledRow } from './queries.ts';

type Body = BodyOf<typeof call>;

function pickupMoment(now: Date, text: string): Date {
  const at = new Date(text);
  const check = checkPickupAt(now, at);
  if (check === 'too_soon') throw fieldProblem('pickupAt', `Book at least ${BOOK_AHEAD_MINUTES} minutes ahead, or ask for a ride now`);
  if (check === 'too_far') throw fieldProblem('pickupAt', `Book at most ${BOOK_AHEAD_DAYS} days ahead`);
  return at;
}

/** The fare is fixed by booking, and without surge. @throws Problem fare_changed when the person saw less */
function requireSeen(body: Body, area: ServiceArea, { fareMinor }: ServicePrice): void {
  const seen = fromWire(body.fare);
  if (seen === undefined) throw fieldProblem('fare', 'Not an amount');
  if (fareMinor <= seen) return;
  throw new Problem(
    'fare_changed',
    `The fare is now ${formatAmount(fareMinor, area.country.currencySymbol, area.market.document.decimals)}.`,
    { fare: toWire(fareMinor) },
  );
}

/** What is booked, checked and priced before the transaction. */
export async function priceBooking(ctx: Context, routes: RoutePort, body: Body) {
  const pickupAt = pickupMoment(ctx.clock(), body.pickupAt);
  requireDistinctPlaces(body.pickupLocation, body.dropoffLocation);
  const area = requireTripArea(ctx.markets, body.pickupLocation, body.dropoffLocation);
  const service = requirePassengerService(area, body.rideType);
  const { pickupLocation: pickup, dropoffLocation: dropoff } = body;
  const route = await routes.route(pickup, dropoff, pickupAt, area.market.document.timeZone, serviceDrivenAs(service));
  const price = priceAlong(area, service, { pickup, dropoff }, pickupAt, route, 1);
  requireSeen(body, area, price);
  return {
    pickupAt,
    area,
    price,
    rideType: tripTypeOf(service) as PassengerRideType,
    paymentMethod: requireRideMethod(area, body.paymentMethod),
  };
}

type Booking = Awaited<ReturnType<typeof priceBooking>>;

const tripOf = ({ area, price, rideType }: Booking) =>
  coveredTripOf({
    cityId: area.city.id,
    service: tripServiceOf(price.service),
    rideType,
    distanceMeters: price.route.distanceMeters,
  });

/**
 * A booking that wallet or packages could not pay beside those that wait already is refused at once, not minutes before the pickup.
 * @throws Problem naming paymentMethod
 */
async function requirePayable(uow: UnitOfWork, actor: Actor, booking: Booking, waiting: readonly ScheduledRow[]): Promise<void> {
  const { paymentMethod, pickupAt, area } = booking;
  const { fareMinor } = booking.price;
  const others = waiting.filter((row) => row.paymentMethod === paymentMethod);
  if (paymentMethod === walletMethodId) {
    const promised = others.reduce((sum, row) => sum + row.fareMinor, 0);
    await requireSpendable(uow, actor.userId, area.country.currency, promised + fareMinor);
  }
  if (paymentMethod !== PACKAGE_METHOD) return;
  const trip = tripOf(booking);
  const packages = (await listActive(uow.tx, actor.userId, uow.now)).filter(
    (row) => row.expiresAt > pickupAt && covers(coverageOf(row), trip),
  );
  const left = packages.reduce((sum, { ridesLeft }) => sum + (ridesLeft ?? Infinity), 0);
  // Others of this service, however long: each takes a ride of the same packages.
  if (left <= others.filter((row) => coveredTripOf(row).serviceId === trip.serviceId && row.cityId === trip.marketId).length) {
    throw fieldProblem('paymentMethod', 'None of your packages has a ride for this trip left on that day.');
  }
}

/**
 * Books a ride. The person's row is held, so that they are counted one after the other.
 * @throws Problem suspended, ladies_only, too_many_booked, naming paymentMethod
 */
export async function scheduleRide(uow: UnitOfWork, actor: Actor, body: Body, booking: Booking): Promise<ScheduledRow> {
  const [person] = await uow.tx.select().from(users).where(eq(users.id, actor.userId)).for('no key update');
  if (person === undefined || person.deletedAt !== null) throw new Problem('not_signed_in');
  await requireInStanding(uow.tx, actor.userId);
  await requireConsent(uow.tx, uow.brand, actor);
  if (booking.rideType === 'ladies_only') requireLadiesOnly(person);
  const booked = await uow.tx
    .select()
    .from(scheduledRides)
    .where(and(eq(scheduledRides.passengerId, actor.userId), eq(scheduledRides.status, 'waiting')));
  if (booked.length >= BOOKED_AT_MOST) throw new Problem('too_many_booked', `You can book ${BOOKED_AT_MOST} rides ahead at a time.`);
  await requirePayable(uow, actor, booking, booked);
  const { area, price, pickupAt, rideType } = booking;
  const [row] = await uow.tx
    .insert(scheduledRides)
    .values({
      passengerId: actor.userId,
      pickupAt,
      rideType,
      service: tripServiceOf(price.service),
      marketVersionId: area.market.versionId,
      fareLines: price.lines,
      countryId: area.country.id,
      cityId: area.city.id,
      ...endpointsOf(body),
      distanceMeters: price.route.distanceMeters,
      durationSeconds: price.route.durationSeconds,
      fareMinor: price.fareMinor,
      paymentMethod: booking.paymentMethod,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw fieldProblem('pickupAt', 'You have booked a ride for this time already');
  return row;
}
