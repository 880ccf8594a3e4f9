import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { schedule as call } from '@safiri/contract/scheduled/calls.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { covers } from '@safiri/rules/subscriptions/covered.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { formatAmount, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { BOOKED_AT_MOST } from '@safiri/rules/scheduled/window.ts';
import type { Actor } from '../platform/actor.ts';
import { requireTripArea, routeThrough, type RoutePort, type ServiceArea } from '../places/public.ts';
import {
  findQuote,
  isQuoteOf,
  pickupMoment,
  priceAlong,
  promotionRefused,
  redeemPromotion,
  requirePassengerService,
  requireStopsOf,
  requireWay,
  serviceDrivenAs,
  type Quote,
} from '../pricing/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { coveredTripOf, endpointsOf, endsOf, requireLadiesOnly, requireRideMethod } from '../rides/public.ts';
import { coverageOf, listActive, promiseMargin } from '../subscriptions/public.ts';
import { requireInStanding } from '../users/public.ts';
import { requireConsent } from '../brand/public.ts';
import { requireSpendable } from '../wallet/public.ts';
import type { ScheduledRow } from './queries.ts';

type Body = BodyOf<typeof call>;

/** What of a price a booking keeps. */
type Price = Pick<
  Quote,
  'fareMinor' | 'distanceMeters' | 'durationSeconds' | 'fareLines' | 'marketVersionId' | 'promotion' | 'discountMinor'
>;

/** The fare is fixed by booking, and without surge. @throws Problem fare_changed, or quote_expired, when the person saw less */
function requireSeen({ fare, quoteId }: Body, area: ServiceArea, { fareMinor }: Price, isQuoted: boolean): void {
  const seen = fromWire(fare);
  if (seen === undefined) throw fieldProblem('fare', 'Not an amount');
  if (fareMinor <= seen) return;
  const now = formatAmount(fareMinor, area.country.currencySymbol, area.market.document.decimals);
  if (quoteId !== undefined && !isQuoted)
    throw new Problem('quote_expired', `The price has been renewed: the fare is now ${now}.`, { fare: toWire(fareMinor) });
  throw new Problem('fare_changed', `The fare is now ${now}.`, { fare: toWire(fareMinor) });
}

/** The live quote that a body names, of this very ride at this very time. */
async function quoteOf(ctx: Context, actor: Actor, body: Body, pickupAt: Date): Promise<Quote | undefined> {
  const quote = body.quoteId === undefined ? undefined : await findQuote(ctx.db, actor.userId, body.quoteId);
  if (quote === undefined || quote.parcel !== null || quote.serviceId !== body.rideType) return undefined;
  return isQuoteOf(quote, endsOf(body), ctx.clock(), pickupAt) ? quote : undefined;
}

async function priceThen(ctx: Context, routes: RoutePort, body: Body, area: ServiceArea, service: MarketService, at: Date): Promise<Price> {
  const ends = endsOf(body);
  const way = [ends.pickup, ...(ends.stops ?? []), ends.dropoff];
  const route = await routeThrough(routes, way, at, area.market.document.timeZone, serviceDrivenAs(service));
  const { lines: fareLines, fareMinor } = priceAlong(area, service, ends, at, route, 1);
  const { distanceMeters, durationSeconds } = route;
  return {
    fareMinor,
    distanceMeters,
    durationSeconds,
    fareLines,
    marketVersionId: area.market.versionId,
    promotion: null,
    discountMinor: null,
  };
}

/**
 * What is booked, checked and priced before the transaction: as it was quoted, else as it costs then.
 * @throws Problem naming a field, fare_changed, quote_expired, promotion_refused, not_bookable_here, destination_out_of_reach
 */
export async function priceBooking(ctx: Context, routes: RoutePort, actor: Actor, body: Body) {
  const pickupAt = pickupMoment(ctx.clock(), body.pickupAt);
  const area = requireTripArea(ctx.markets, body.pickupLocation, body.dropoffLocation);
  const service = requirePassengerService(area, body.rideType);
  requireStopsOf(service, body.stops ?? []);
  requireWay(ctx.markets, area, endsOf(body));
  const quote = await quoteOf(ctx, actor, body, pickupAt);
  const price = quote ?? (await priceThen(ctx, routes, body, area, service, pickupAt));
  requireSeen(body, area, price, quote !== undefined);
  const { paymentMethod: method, payBy } = await requireRideMethod(ctx, area, body.paymentMethod, body.stops);
  // As it was chosen: what of it is cash the ride says.
  const paymentMethod = payBy ?? method;
  if (price.promotion !== null && paymentMethod === PACKAGE_METHOD) throw promotionRefused('not_for_service');
  return { pickupAt, area, service, price, rideType: tripTypeOf(service) as PassengerRideType, paymentMethod };
}

type Booking = Awaited<ReturnType<typeof priceBooking>>;

const tripOf = ({ area, service, price: { distanceMeters }, rideType }: Booking) =>
  coveredTripOf({ cityId: area.city.id, service: tripServiceOf(service), rideType, distanceMeters });

/**
 * A booking that wallet or packages could not pay beside those that wait already is refused at once, not minutes before the pickup.
 * @returns the package that would pay it as things stand, the one that ends first; null where none pays
 * @throws Problem naming paymentMethod
 */
async function requirePayable(uow: UnitOfWork, actor: Actor, booking: Booking, waiting: readonly ScheduledRow[]): Promise<number | null> {
  const { paymentMethod, pickupAt, area } = booking;
  const { fareMinor } = booking.price;
  const others = waiting.filter((row) => row.paymentMethod === paymentMethod);
  if (paymentMethod === walletMethodId) {
    const promised = others.reduce((sum, row) => sum + row.fareMinor, 0);
    await requireSpendable(uow, actor.userId, area.country.currency, promised + fareMinor);
  }
  if (paymentMethod !== PACKAGE_METHOD) return null;
  const trip = tripOf(booking);
  const packages = (await listActive(uow.tx, actor.userId, uow.now)).filter(
    (row) => row.expiresAt > pickupAt && covers(coverageOf(row), trip),
  );
  const left = packages.reduce((sum, { ridesLeft }) => sum + (ridesLeft ?? Infinity), 0);
  // Others of this service, however long: each takes a ride of the same packages.
  if (left <= others.filter((row) => coveredTripOf(row).serviceId === trip.serviceId && row.cityId === trip.marketId).length) {
    throw fieldProblem('paymentMethod', 'None of your packages has a ride for this trip left on that day.');
  }
  return packages[0]?.id ?? null;
}

/**
 * Books a ride. The person's row is held, so that they are counted one after the other.
 * @throws Problem suspended, ladies_only, too_many_booked, promotion_refused, package_budget_spent, naming paymentMethod
 */
export async function scheduleRide(ctx: Context, uow: UnitOfWork, actor: Actor, body: Body, booking: Booking): Promise<ScheduledRow> {
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
  const subscriptionId = await requirePayable(uow, actor, booking, booked);
  const { area, service, price, pickupAt, rideType } = booking;
  const [row] = await uow.tx
    .insert(scheduledRides)
    .values({
      passengerId: actor.userId,
      pickupAt,
      rideType,
      service: tripServiceOf(service),
      marketVersionId: price.marketVersionId,
      fareLines: price.fareLines,
      promotion: price.promotion,
      discountMinor: price.discountMinor,
      countryId: area.country.id,
      cityId: area.city.id,
      ...endpointsOf(body),
      stops: body.stops ?? [],
      distanceMeters: price.distanceMeters,
      durationSeconds: price.durationSeconds,
      fareMinor: price.fareMinor,
      paymentMethod: booking.paymentMethod,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw fieldProblem('pickupAt', 'You have booked a ride for this time already');
  // What is promised now is kept, whatever becomes of the code and its budget until then.
  await redeemPromotion(uow, ctx.markets, { of: 'booking', id: row.id }, actor.userId, row);
  await promiseMargin(uow, ctx.markets, { of: 'booking', id: row.id }, { subscriptionId, fareMinor: row.fareMinor });
  return row;
}
