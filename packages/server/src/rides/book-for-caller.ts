import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { bookForCaller as call, findCaller as findCall } from '@safiri/contract/rides/caller-calls.ts';
import { and, desc, inArray } from 'drizzle-orm';
import { violatedUnique, type Reader } from '@safiri/db/platform/connect.ts';
import { riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { lastPlacesOf, RIDES_OF_CALLER } from '@safiri/rules/rides/caller.ts';
import { isWithoutAccount } from '@safiri/rules/rides/rider.ts';
import { isLive, liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { requirePhone } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { isWithin } from '../platform/reach.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireTripArea } from '../places/public.ts';
import { requirePassengerService, requireWay } from '../pricing/public.ts';
import { isSuspendedPassenger, knownRider, languageFor, riderOfNumber } from '../users/public.ts';
import { notifyAskedByPhone } from './notify-ride.ts';
import { requireRideMethod } from './payment-method.ts';
import type { RideRow } from './queries.ts';
import { endsOf, priceOf, requireLadiesOnly, rideAskedFor, type RequestPorts } from './request-ride.ts';
import { writeSecuredRide } from './secured-ride.ts';
import { ONE_LIVE_RIDE } from './write-ride.ts';

type Caller = ReplyOf<typeof findCall>;

/** The last rides of somebody, one of which may be under way: by the index of their rides. */
const lastRides = (reader: Reader, userId: number, reach: Reach | undefined) =>
  reader
    .select({
      id: rides.id,
      status: rides.status,
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng, address: rides.pickupAddress },
      dropoff: { lat: rides.dropoffLat, lng: rides.dropoffLng, address: rides.dropoffAddress },
    })
    .from(rides)
    .where(and(riddenBy(userId), inReach(reach, 'market', rides.cityId)))
    .orderBy(desc(rides.id))
    .limit(RIDES_OF_CALLER);

/**
 * Who calls by this number, as far as it was proven or rode before: what an account only claims is somebody else's business.
 * @returns with the person's id for the log; null for a number that nobody knows
 * @throws Problem naming phone
 */
export async function findCaller(
  reader: Reader,
  body: BodyOf<typeof findCall>,
  reach: Reach | undefined,
): Promise<{ caller: Caller; userId: number | null }> {
  const phone = requirePhone(body.phone, body.countryId);
  const person = await knownRider(reader, phone);
  // Who belongs to other markets alone is nobody known to a role that is limited to some.
  if (person === undefined || !(await isWithin(reader, reach, 'person', person.id)))
    return { caller: { phone, name: null, hasAccount: false, rideId: null, places: [] }, userId: null };
  const last = await lastRides(reader, person.id, reach);
  const rideId = last.find(({ status }) => isLive(status))?.id ?? null;
  const caller = { phone, name: person.name, hasAccount: !isWithoutAccount(person.phone), rideId, places: lastPlacesOf(last) };
  return { caller, userId: person.id };
}

/** A ride priced before the transaction that writes it. */
export async function priceForCaller(ctx: Context, ports: RequestPorts, actor: Actor, body: BodyOf<typeof call>) {
  const area = requireTripArea(ctx.markets, body.pickupLocation, body.dropoffLocation);
  requireWay(ctx.markets, area, endsOf(body));
  const service = requirePassengerService(area, body.rideType);
  const price = await priceOf(ctx, ports, actor, body, area, service);
  // Nobody's wallet is opened by a voice on the phone.
  const how = await requireRideMethod(ctx, area, 'cash');
  return {
    phone: requirePhone(body.phone, area.country.id),
    ride: await rideAskedFor(ctx, body, area, service, price, how),
  };
}

type Priced = Awaited<ReturnType<typeof priceForCaller>>;

/** The one live ride that somebody rides. */
const liveRideOf = async (reader: Reader, userId: number) =>
  (
    await reader
      .select({ id: rides.id })
      .from(rides)
      .where(and(riddenBy(userId), inArray(rides.status, [...liveStatuses])))
  )[0]?.id;

/**
 * Asks for the ride of somebody who calls: they ride it and pay it, and learn by SMS what an app would show.
 * @throws Problem ladies_only, too_many_rides, rider_has_ride, illegal_transition for a suspended one
 */
export async function bookForCaller(ctx: Context, uow: UnitOfWork, actor: Actor, name: string, priced: Priced): Promise<RideRow> {
  const { phone, ride } = priced;
  const language = await languageFor(uow.tx, actor.userId);
  const person = await riderOfNumber(uow, { name, phone, countryId: ride.countryId, language });
  if (await isSuspendedPassenger(uow.tx, person.id)) throw new Problem('illegal_transition', 'This person is suspended as a passenger.');
  if (ride.rideType === 'ladies_only') requireLadiesOnly(person);
  if ((await liveRideOf(uow.tx, person.id)) !== undefined) throw hasRide();
  // Who calls sees no clock and no price of waiting: nothing is charged that nobody saw.
  const own = { passengerId: person.id, bookerId: person.id, staffId: actor.userId, feeTerms: null };
  const row = await writeSecuredRide(ctx, uow, { ...ride, ...own });
  await notifyAskedByPhone(uow, row);
  return row;
}

const hasRide = () => new Problem('rider_has_ride', 'A ride for this person is under way already.');

/** What the database says to a second live ride, in words. */
export const orHasRide = (error: unknown): unknown => (violatedUnique(error) === ONE_LIVE_RIDE ? hasRide() : error);
