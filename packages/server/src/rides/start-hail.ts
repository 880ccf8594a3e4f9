import { eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import { startHail as call } from '@safiri/contract/rides/hail-calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { tripGap } from '@safiri/rules/drivers/entitlement.ts';
import { payTermsOf } from '@safiri/rules/markets/pay-terms.ts';
import { hailServices, meter } from '@safiri/rules/rides/hail.ts';
import { PIN_DIGITS, pinFrom } from '@safiri/rules/rides/start-pin.ts';
import { requirePhone, textCountry } from '../auth/public.ts';
import { leaveLine, readEntitlement, tripGapProblem } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { storeAnswer, type RepeatKey, type StoredAnswer } from '../platform/idempotency.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { requireWay, serviceDrivenAs } from '../pricing/public.ts';
import type { Links } from '../sharing/public.ts';
import { findAccountById, presentVehicle, strangerOf } from '../users/public.ts';
import { owesMoney, owesTooMuch } from '../wallet/public.ts';
import { hailPlace, type HailPorts } from './hail-place.ts';
import { requireRideMethod } from './payment-method.ts';
import { presentRide } from './present.ts';
import { appendEvent, findRideView, type RideRow } from './queries.ts';
import { endpointsOf, serviceColumns } from './request-ride.ts';
import { textHailed } from './text-hailed.ts';
import { withdrawOfferOf } from './withdraw.ts';
import { ONE_LIVE_RIDE } from './write-ride.ts';

type Body = BodyOf<typeof call>;

/** A number that texts of this country reach: one abroad, or in a wall, would be paid for and help nobody. @throws Problem naming `phone` */
function requireTextNumber(typed: string, countryId: CountryId): string {
  const phone = requirePhone(typed, countryId);
  if (textCountry(phone) !== countryId)
    throw fieldProblem('phone', 'Enter a mobile number of this country: car and receipt come by text message');
  return phone;
}

/** What is known of a hailed trip before the transaction that writes it: where it begins, by which service, how far a named place is. */
async function prepare(ctx: Context, ports: HailPorts, { driverId }: DriverActor, body: Body) {
  const { area, pickupLocation } = await hailPlace(ctx, ports, driverId, body.dropoffLocation);
  const { country, market } = area;
  const service = market.document.services.find(({ id }) => id === body.rideType);
  if (service === undefined) throw fieldProblem('rideType', `Not offered in ${area.city.name}`);
  if (service.kind !== 'ride') throw fieldProblem('rideType', 'Not for somebody who stands before the vehicle');
  const { paymentMethod } = await requireRideMethod(ctx, area, 'cash');
  const phone = body.phone === undefined ? null : requireTextNumber(body.phone, country.id);
  const { dropoffLocation } = body;
  if (dropoffLocation !== undefined) requireWay(ctx.markets, area, { pickup: pickupLocation, dropoff: dropoffLocation });
  const route =
    dropoffLocation === undefined
      ? { distanceMeters: 0, durationSeconds: 0 }
      : await ports.routes.route(pickupLocation, dropoffLocation, ctx.clock(), market.document.timeZone, serviceDrivenAs(service));
  return { area, service, pickupLocation, paymentMethod, phone, dropoffLocation, route };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The driver, held until the end: an accept or an offer of the same moment comes before, and is seen, or after. @throws Problem why not */
async function holdFreeDriver(ctx: Context, uow: UnitOfWork, { driverId }: DriverActor, { service, area }: Prepared): Promise<void> {
  const [held] = await uow.tx.select({ isOnline: drivers.isOnline }).from(drivers).where(eq(drivers.id, driverId)).for('update');
  const standing = held === undefined ? undefined : await readEntitlement(uow.tx, ctx.markets, driverId, uow.now);
  if (held === undefined || standing === undefined) throw notFound();
  const { rideType, vehicles } = serviceColumns(service);
  const gap = tripGap(standing, {
    rideType,
    vehicles,
    passenger: { gender: 'prefer_not_to_say', genderVerified: false },
    market: { marketId: area.market.document.id, countryId: area.country.id },
  });
  if (gap !== undefined) throw tripGapProblem(gap, standing);
  if (!hailServices(area.market.document, standing.vehicleType).includes(service)) throw tripGapProblem('vehicle', standing);
  if (await owesTooMuch(uow.tx, ctx.markets, { cityId: area.city.id, paymentMethod: 'cash' }, driverId)) throw owesMoney();
  if (!held.isOnline) throw new Problem('illegal_transition', 'Go online first.');
}

/** Writes the trip, on the road from now on, with its first event. */
async function writeHail(ctx: Context, uow: UnitOfWork, actor: DriverActor, prepared: Prepared): Promise<RideRow> {
  const { area, service, pickupLocation, dropoffLocation, paymentMethod, phone, route } = prepared;
  const { market, country, city } = area;
  const account = await findAccountById(uow.tx, actor.userId);
  if (account?.driver == null) throw notFound();
  const passengerId = await strangerOf(uow, { driverId: actor.driverId, countryId: country.id, language: account.user.language });
  const at = uow.now;
  const begun = meter(market.document, service, at, { pickup: pickupLocation, drivenMeters: null, fix: null, seconds: 0 });
  const [row] = await uow.tx
    .insert(rides)
    .values({
      ...serviceColumns(service),
      ...endpointsOf({ pickupLocation, dropoffLocation: dropoffLocation ?? pickupLocation }),
      status: 'in_progress',
      hail: dropoffLocation === undefined ? 'open' : 'to_place',
      passengerId,
      bookerId: passengerId,
      riderPhone: phone,
      driverId: actor.driverId,
      vehicleId: account.driver.vehicle.id,
      vehicle: presentVehicle(account.driver.vehicle),
      countryId: country.id,
      cityId: city.id,
      distanceMeters: Math.round(route.distanceMeters),
      durationSeconds: Math.round(route.durationSeconds),
      fareMinor: begun.fareMinor,
      fareLines: begun.lines,
      surge: 1,
      marketVersionId: market.versionId,
      // Whoever may bring along whom they like earns nothing of the operator's by it.
      payTerms: { ...payTermsOf(market.document, service), incentives: false },
      paymentMethod,
      pin: pinFrom(ctx.random.below(10 ** PIN_DIGITS)),
      requestedAt: at,
      searchUntil: at,
      acceptedAt: at,
      arrivedAt: at,
      startedAt: at,
    })
    .returning();
  if (row === undefined) throw new Error('a hailed trip was not written');
  await appendEvent(uow.tx, row, null, { kind: 'hailed', actor: 'driver', actorId: actor.userId, at });
  return row;
}

/**
 * The driver starts a trip with somebody who stands before the vehicle: on the road at once, by the meter, paid in cash. An offer that stands goes to
 * others; one live trip of a driver is what the database allows.
 * @throws Problem no_position, not_bookable_here, destination_out_of_reach, naming rideType, phone or paymentMethod, illegal_transition offline,
 * live_ride_exists, or what keeps the driver from driving
 */
export async function startHail(
  ctx: Context,
  ports: HailPorts,
  links: Links,
  actor: DriverActor,
  body: Body,
  key: RepeatKey | null,
  check: (ride: Ride) => Ride,
): Promise<StoredAnswer> {
  const prepared = await prepare(ctx, ports, actor, body);
  try {
    return await inTransaction(ctx, async (uow) => {
      await holdFreeDriver(ctx, uow, actor, prepared);
      await withdrawOfferOf(ctx, uow, { id: actor.driverId, userId: actor.userId });
      const row = await writeHail(ctx, uow, actor, prepared);
      await leaveLine(uow.tx, actor.driverId);
      uow.publish(actor.userId, 'ride', row.id);
      await textHailed(ctx, uow, links, row, actor.userId);
      const view = await findRideView(uow.tx, row.id);
      if (view === undefined) throw notFound();
      const answer = { status: call.status, body: JSON.stringify(check(presentRide(ctx.config, view, 'driver'))) };
      if (key !== null) await storeAnswer(uow, key, answer);
      return answer;
    });
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === ONE_LIVE_RIDE || violated?.startsWith('rides_one_live_per_driver') === true)
      throw new Problem('live_ride_exists', 'You have a trip under way.');
    throw error;
  }
}
