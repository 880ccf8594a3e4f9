import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';
import { meetingPointOf } from '@safiri/rules/markets/places.ts';
import { ownVehicles, serviceIn } from '@safiri/rules/markets/services.ts';
import { howPaid } from '@safiri/rules/payments/how-paid.ts';
import { PIN_DIGITS, pinFrom } from '@safiri/rules/rides/start-pin.ts';
import { aheadOf } from '@safiri/rules/rides/stops.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { movePromotion } from '../pricing/public.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import {
  detourCapOf,
  endpointsIn,
  findPassenger,
  ONE_LIVE_RIDE,
  requireLadiesOnly,
  requireNotSuspended,
  tripTerms,
  writeSecuredRide,
  type NewRide,
} from '../rides/public.ts';
import { coverOf, moveMargin } from '../subscriptions/public.ts';
import { givePromisedBack } from './give-promised-back.ts';
import { listOver } from './end-over.ts';
import { changeWaiting, isOver, listDue, listToRemind, markReminded, type ScheduledRow } from './queries.ts';

/** What its notifications say of a booking; the time as it is there. */
function valuesOf(row: ScheduledRow) {
  const { timeZoneId: timeZone } = countryById(row.countryId);
  const time = row.pickupAt.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { time, place: row.dropoffAddress };
}

type Terms = Pick<NewRide, 'vehicles' | 'payTerms' | 'feeTerms'>;

/** What the version that priced a booking says of its trip. */
async function termsOf(ctx: Context, { rideType, service, marketVersionId, paymentMethod }: ScheduledRow): Promise<Terms> {
  if (marketVersionId === null) return {};
  const { document } = await ctx.markets.version(ctx.db, marketVersionId);
  const priced = serviceIn(document, service?.id ?? rideType);
  return priced === undefined ? {} : { vehicles: ownVehicles(priced), ...tripTerms(document, priced, paymentMethod) };
}

function tripOf(ctx: Context, row: ScheduledRow, terms: Terms, now: Date): NewRide {
  const { rideType, passengerId, distanceMeters, durationSeconds, fareMinor, pickupAt } = row;
  const { service, marketVersionId, fareLines, promotion, discountMinor } = row;
  return {
    rideType,
    service,
    ...terms,
    marketVersionId,
    fareLines,
    promotion,
    discountMinor,
    passengerId,
    bookerId: passengerId,
    ...endpointsIn(row),
    stops: aheadOf(row.stops),
    distanceMeters,
    durationSeconds,
    fareMinor,
    ...howPaid(row.paymentMethod),
    pickupAt,
    // As the document in force has its meeting points: people stand there then.
    meet: meetingPointOf(ctx.markets.byId(row.cityId)?.document ?? { places: [] }, { lat: row.pickupLat, lng: row.pickupLng }) ?? null,
    surge: 1,
    detourCapSeconds: detourCapOf(rideType, durationSeconds),
    pin: pinFrom(ctx.random.below(10 ** PIN_DIGITS)),
    requestedAt: now,
    searchUntil: searchEnd(now, pickupAt),
  };
}

async function giveUp(uow: UnitOfWork, row: ScheduledRow, kind: 'toldScheduledFailed' | 'toldScheduledOver'): Promise<void> {
  if ((await changeWaiting(uow, row.id, { status: 'failed', endedAt: uow.now })) === undefined) return;
  await notify(uow, row.passengerId, { kind, values: valuesOf(row) });
  await givePromisedBack(uow, row.id);
}

/** The booking becomes a trip, in one transaction: a node that dies in the middle leaves a booking that still waits. */
async function begin(ctx: Context, row: ScheduledRow): Promise<void> {
  const passenger = await findPassenger(ctx.db, row.passengerId);
  requireNotSuspended(passenger);
  if (row.rideType === 'ladies_only') requireLadiesOnly(passenger);
  const terms = await termsOf(ctx, row);
  await inTransaction(ctx, async (uow) => {
    const ride = await writeSecuredRide(ctx, uow, tripOf(ctx, row, terms, uow.now), true);
    const begun = await changeWaiting(uow, row.id, { status: 'begun', endedAt: uow.now, rideId: ride.id });
    // Called back a moment ago, or begun by another node.
    if (begun === undefined) throw new Problem('illegal_transition');
    // After the booking's row, as where it is called back.
    await movePromotion(uow, { of: 'booking', id: row.id }, ride.id);
    await moveMargin(uow, ctx.markets, row.id, ride, await coverOf(uow.tx, ride.subscriptionId));
    await notify(uow, row.passengerId, { kind: 'toldScheduledBegun', values: valuesOf(row) });
  });
}

/** @returns whether it is to be tried again */
async function tryToBegin(ctx: Context, row: ScheduledRow): Promise<boolean> {
  try {
    await begin(ctx, row);
    return false;
  } catch (error) {
    if (violatedUnique(error) === ONE_LIVE_RIDE) return true;
    if (!(error instanceof Problem)) throw error;
    // One of the rides for others may end in time.
    return error.code === 'too_many_rides';
  }
}

async function remind(uow: UnitOfWork, row: ScheduledRow): Promise<void> {
  if (await markReminded(uow, row.id)) await notify(uow, row.passengerId, { kind: 'toldScheduledSoon', values: valuesOf(row) });
}

/** One after the other; what fails for one person is tried again in a minute, and holds up nobody else. */
async function each(ctx: Context, rows: readonly ScheduledRow[], act: (row: ScheduledRow) => Promise<void>): Promise<void> {
  for (const row of rows) {
    await act(row).catch((error: unknown) => ctx.log.error({ err: error, booking: row.id }, 'a booked ride could not be looked at'));
  }
}

/**
 * Calls off what a city carries out no more, reminds passengers, and makes trips of bookings whose time has come. While another ride of the passenger goes on it is tried
 * again until some minutes after the pickup; what can't be paid or is not allowed any more comes to nothing, and is said.
 */
export async function processScheduled(ctx: Context): Promise<void> {
  const now = ctx.clock();
  for (const market of ctx.markets.all())
    await each(ctx, await listOver(ctx.db, market), (row) => inTransaction(ctx, (uow) => giveUp(uow, row, 'toldScheduledOver')));
  await each(ctx, await listToRemind(ctx.db, now), (row) => inTransaction(ctx, (uow) => remind(uow, row)));
  await each(ctx, await listDue(ctx.db, now), async (row) => {
    const again = !isOver(row, now) && (await tryToBegin(ctx, row));
    if (!again) await inTransaction(ctx, (uow) => giveUp(uow, row, 'toldScheduledFailed'));
  });
}
