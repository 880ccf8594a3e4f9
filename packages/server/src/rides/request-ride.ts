import type { BodyOf } from '@safiri/contract/call.ts';
import { requestRide as call } from '@safiri/contract/rides/calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { and, inArray } from 'drizzle-orm';
import { riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { meetingPointOf } from '@safiri/rules/markets/places.ts';
import { ownVehicles, serviceIn, tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { HowPaid } from '@safiri/rules/payments/how-paid.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';
import { formatAmount, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { PIN_DIGITS, pinFrom } from '@safiri/rules/rides/start-pin.ts';
import { aheadOf } from '@safiri/rules/rides/stops.ts';
import { owedNow } from '../wallet/public.ts';
import { requirePhone } from '../auth/public.ts';
import { requireConsent } from '../brand/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { RepeatKey, StoredAnswer } from '../platform/idempotency.ts';
import { requireTripArea, type RoutePort, type ServiceArea } from '../places/public.ts';
import {
  findQuote,
  isQuoteOf,
  priceTrip,
  promotionRefused,
  requirePassengerService,
  requireStopsOf,
  requireWay,
  type DemandPort,
  type Ends,
  type Quote,
  type ServicePrice,
} from '../pricing/public.ts';
import { pricedBy } from './fare-of-way.ts';
import { insertRide } from './insert-ride.ts';
import { newRideView, rowOf, type NewRide } from './new-ride.ts';
import { findPassenger, requireNotSuspended, type Passenger } from './passenger.ts';
import { requireRideMethod } from './payment-method.ts';
import { presentRide } from './present.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { languageFor, riderOfNumber } from '../users/public.ts';
import { detourCapOf } from './pool.ts';
import { tripTerms } from './trip-terms.ts';
import { insertSecuredRide, isSecured } from './secured-ride.ts';
import { requireWalletPart } from './wallet-part.ts';

type Body = BodyOf<typeof call>;
/** From where to where, and where it stops between. */
type Way = Pick<Body, 'pickupLocation' | 'dropoffLocation' | 'stops'>;

type Price = Pick<
  Quote,
  'fareMinor' | 'distanceMeters' | 'durationSeconds' | 'surge' | 'fareLines' | 'marketVersionId' | 'promotion' | 'discountMinor'
>;

export interface RequestPorts {
  readonly routes: RoutePort;
  readonly demand: DemandPort;
}

export const ladiesOnly = () => new Problem('ladies_only', 'This ride type is available only for verified female passengers');

/** ladies_only is for female passengers whose gender staff confirmed (spec: operations §5; product: offers). */
export function requireLadiesOnly(passenger: Pick<Passenger, 'gender' | 'genderVerifiedAt'>): void {
  if (passenger.gender === 'female' && passenger.genderVerifiedAt !== null) return;
  throw ladiesOnly();
}

/** Somebody else who rides; nobody where the number is the booker's own. @throws Problem naming the number when it can't ring */
function riderOf({ rider }: Body, { country }: ServiceArea, booker: Passenger): { name: string; phone: string } | undefined {
  if (rider === undefined) return undefined;
  const phone = requirePhone(rider.phone, country.id, 'rider.phone');
  return phone === booker.phone ? undefined : { name: rider.name, phone };
}

/** A way as pricing looks at it. */
export const endsOf = ({ pickupLocation, dropoffLocation, stops = [] }: Way): Ends => ({
  pickup: pickupLocation,
  stops,
  dropoff: dropoffLocation,
});

/** A way as the columns of a row. */
export const endpointsOf = ({ pickupLocation: pickup, dropoffLocation: dropoff }: Pick<Body, 'pickupLocation' | 'dropoffLocation'>) => ({
  pickupLat: pickup.lat,
  pickupLng: pickup.lng,
  pickupAddress: pickup.address,
  dropoffLat: dropoff.lat,
  dropoffLng: dropoff.lng,
  dropoffAddress: dropoff.address,
});

/** The price of a live quote, which must be for this very trip; undefined when it can't be used. */
async function quotedPrice(ctx: Context, actor: Actor, body: Way & Pick<Body, 'rideType'>, quoteId: string): Promise<Price | undefined> {
  const quote = await findQuote(ctx.db, actor.userId, quoteId);
  if (quote === undefined || quote.parcel !== null || quote.serviceId !== body.rideType) return undefined;
  return isQuoteOf(quote, endsOf(body), ctx.clock()) ? quote : undefined;
}

/**
 * What the trip costs: exactly the live quote, or the server's fare when that is not above what the person saw.
 * @throws Problem quote_expired or fare_changed with the new fare
 */
export async function priceOf(
  ctx: Context,
  ports: RequestPorts,
  actor: Actor,
  body: Way & Pick<Body, 'rideType' | 'fare' | 'quoteId'>,
  area: ServiceArea,
  service: MarketService,
): Promise<Price> {
  const seen = fromWire(body.fare);
  if (seen === undefined) throw fieldProblem('fare', 'Not an amount');
  const quoted = body.quoteId === undefined ? undefined : await quotedPrice(ctx, actor, body, body.quoteId);
  let price = quoted;
  if (price === undefined) {
    const prices = await priceTrip(ctx, ctx.db, ports.routes, ports.demand, area, [service], endsOf(body));
    const { route, fareMinor, surge, lines } = prices[0] as ServicePrice;
    const { distanceMeters, durationSeconds } = route;
    price = {
      fareMinor,
      distanceMeters,
      durationSeconds,
      surge,
      fareLines: lines,
      marketVersionId: area.market.versionId,
      promotion: null,
      discountMinor: null,
    };
  }
  if (price.fareMinor <= seen) return price;
  const fare = toWire(price.fareMinor);
  const shown = formatAmount(price.fareMinor, area.country.currencySymbol, area.market.document.decimals);
  if (body.quoteId !== undefined && quoted === undefined) {
    throw new Problem('quote_expired', `The price has been renewed: the fare is now ${shown}.`, { fare });
  }
  throw new Problem('fare_changed', `The fare is now ${shown}.`, { fare });
}

/** What a row keeps of its service. */
export const serviceColumns = (service: MarketService) => ({
  rideType: tripTypeOf(service),
  service: tripServiceOf(service),
  vehicles: ownVehicles(service),
});

/** A ride that begins now, but for whose it is. @param how as it was found to be offered */
export async function rideAskedFor(
  ctx: Context,
  body: Way,
  area: ServiceArea,
  service: MarketService,
  price: Price,
  { paymentMethod, payBy }: HowPaid,
): Promise<Omit<NewRide, 'passengerId' | 'bookerId'>> {
  const now = ctx.clock();
  // A quote may be older than the version in force: what it was priced by counts for all of the trip.
  const document = (await pricedBy(ctx, ctx.db, price)) ?? area.market.document;
  return {
    ...serviceColumns(service),
    countryId: area.country.id,
    cityId: area.city.id,
    ...endpointsOf(body),
    stops: aheadOf(body.stops ?? []),
    meet: meetingPointOf(area.market.document, body.pickupLocation) ?? null,
    distanceMeters: price.distanceMeters,
    durationSeconds: price.durationSeconds,
    fareMinor: price.fareMinor,
    surge: price.surge,
    fareLines: price.fareLines,
    marketVersionId: price.marketVersionId,
    promotion: price.promotion,
    discountMinor: price.discountMinor,
    ...tripTerms(document, serviceIn(document, service.id) ?? service, paymentMethod),
    paymentMethod,
    payBy,
    detourCapSeconds: detourCapOf(tripTypeOf(service), price.durationSeconds),
    pin: pinFrom(ctx.random.below(10 ** PIN_DIGITS)),
    requestedAt: now,
    searchUntil: searchEnd(now),
  };
}

/**
 * What a trip in cash takes along of what its payer owes: all of it, and never what they did not see. Null for nothing.
 * @throws Problem owed_changed with what is owed where they saw less
 */
async function owedAsSeen(
  { db }: Context,
  userId: number,
  seen: string | undefined,
  { country, market }: ServiceArea,
): Promise<number | null> {
  const seenMinor = seen === undefined ? 0 : fromWire(seen);
  if (seenMinor === undefined) throw fieldProblem('owed', 'Not an amount');
  const owed = await owedNow(db, userId, country.currency);
  if (owed > seenMinor) {
    const detail = `Your outstanding balance is ${formatAmount(owed, country.currencySymbol, market.document.decimals)}. It is paid in cash with this ride.`;
    throw new Problem('owed_changed', detail, { owed: toWire(owed) });
  }
  return owed === 0 ? null : owed;
}

/** Whether somebody has a live ride of the own. */
const ridesNow = async ({ db }: Context, userId: number): Promise<boolean> =>
  (await db.$count(rides, and(riddenBy(userId), inArray(rides.status, [...liveStatuses])))) > 0;

/**
 * The ride with whoever has the number in it. Ladies-only asks for the rider, whoever books; what was checked of them is nothing
 * for whoever reads this answer.
 * @throws Problem ladies_only
 */
async function forSomebodyElse(uow: UnitOfWork, ride: NewRide, { name, phone }: { name: string; phone: string }) {
  const language = await languageFor(uow.tx, ride.bookerId);
  const passenger = await riderOfNumber(uow, { name, phone, countryId: ride.countryId, language });
  if (ride.rideType === 'ladies_only') requireLadiesOnly(passenger);
  return { ride: { ...ride, passengerId: passenger.id, riderName: name, riderPhone: phone }, passenger: { ...passenger, checked: null } };
}

/**
 * Creates the trip in `requested` by one statement, with others of the same moment; dispatch and the passenger's stream are told after it.
 * @param key under which the answer is stored in the same statement
 * @param check the answer as the contract has it
 * @throws Problem naming walletPart, owed_changed, promotion_refused, live_ride_exists when another live ride of this passenger won the race, rider_has_ride, too_many_rides, suspended
 */
export async function requestRide(
  ctx: Context,
  ports: RequestPorts,
  actor: Actor,
  body: Body,
  key: RepeatKey | null,
  check: (ride: Ride) => Ride,
): Promise<StoredAnswer> {
  if (body.passengerId !== undefined && body.passengerId !== actor.userId) throw new Problem('forbidden');
  const area = requireTripArea(ctx.markets, body.pickupLocation, body.dropoffLocation);
  const service = requirePassengerService(area, body.rideType);
  requireStopsOf(service, body.stops ?? []);
  requireWay(ctx.markets, area, endsOf(body));
  const isForLadies = tripTypeOf(service) === 'ladies_only';
  const [booker, price] = await Promise.all([findPassenger(ctx.db, actor.userId), priceOf(ctx, ports, actor, body, area, service)]);
  requireNotSuspended(booker);
  await requireConsent(ctx.db, ctx.brands.current().brand, actor);
  const rider = riderOf(body, area, booker);
  if (isForLadies && rider === undefined) requireLadiesOnly(booker);
  // A trip that pays nobody has no discount either.
  const isFast = ctx.config.demo && body.fast === true && price.promotion === null;
  // Nothing of a wallet or a package moves for a trip that pays nobody.
  const how = await requireRideMethod(ctx, area, isFast ? 'cash' : body.paymentMethod, body.stops);
  const { paymentMethod } = how;
  if (price.promotion !== null && paymentMethod === PACKAGE_METHOD) throw promotionRefused('not_for_service');
  const part = isFast ? undefined : body.walletPart;
  const walletMinor = requireWalletPart(area, part, { fareMinor: price.fareMinor, paymentMethod, isOwn: rider === undefined });
  const asked = await rideAskedFor(ctx, body, area, service, price, how);
  // What somebody owes is theirs to hand over: not for whoever else rides.
  const takesDebt = paymentMethod === 'cash' && !isFast && rider === undefined;
  const owedMinor = takesDebt ? await owedAsSeen(ctx, actor.userId, body.owed, area) : null;
  const ride: NewRide = {
    ...asked,
    passengerId: actor.userId,
    bookerId: actor.userId,
    isFast,
    owedMinor,
    walletMinor,
    ...(isFast ? { feeTerms: null } : {}),
  };
  if (rider !== undefined) return insertSecuredRide(ctx, (uow) => forSomebodyElse(uow, ride, rider), booker, key, check);
  const inTransactionOfItsOwn = () => insertSecuredRide(ctx, async () => ({ ride, passenger: booker }), booker, key, check);
  if (isSecured(paymentMethod) || walletMinor !== null || price.promotion !== null) return inTransactionOfItsOwn();
  const answer = check(presentRide(ctx.config, newRideView(rowOf(ride), booker), 'passenger'));
  let written;
  try {
    written = await insertRide(ctx.db, ride, key, answer);
  } catch (error) {
    // A ride for somebody else may hold the place that own rides take without looking.
    if (!(error instanceof Problem) || error.code !== 'live_ride_exists' || (await ridesNow(ctx, actor.userId))) throw error;
    return inTransactionOfItsOwn();
  }
  const { rideId, eventId, body: encoded } = written;
  ctx.bus.publish('stream', [{ id: eventId, userId: actor.userId, name: 'ride', subjectId: rideId }]);
  ctx.bus.publish('dispatch', { rideId });
  return { status: call.status, body: encoded };
}
