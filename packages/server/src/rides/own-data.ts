import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { conductReviews, lostItems, marks, ratings } from '@safiri/db/rides/after-trip-tables.ts';
import { bookedForOthersBy, partyTo } from '@safiri/db/rides/conditions.ts';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { learnsCost, sideOf } from '@safiri/rules/rides/rider.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { exportWays } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { endWaitsOf } from './operator-pay.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** About a kilometre: enough for figures of a city, too little to find a door. */
const DEGREES_KEPT = 2;
/** More trips than a person takes in years; what is beyond is asked of support. */
const EXPORTED_AT_MOST = 5000;

/** @throws Problem illegal_transition during a live trip */
export async function refuseLiveTrip(uow: UnitOfWork, person: Person): Promise<void> {
  const [live] = await uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(partyTo(person), inArray(rides.status, [...liveStatuses])))
    .limit(1);
  if (live !== undefined) throw new Problem('illegal_transition', 'Finish or cancel your trip first.');
}

/** Stops as the ends are left: in which part of the city, and when. */
const forgottenStops = sql`coalesce((select jsonb_agg(stop.of || jsonb_build_object('address', ${rides.cityId},
    'lat', round((stop.of->>'lat')::numeric, ${DEGREES_KEPT}::int), 'lng', round((stop.of->>'lng')::numeric, ${DEGREES_KEPT}::int)) order by stop.n)
  from jsonb_array_elements(${rides.stops}) with ordinality as stop(of, n)), '[]')`;

const feesOf = ({ userId, driverId }: Pick<Person, 'userId' | 'driverId'>) =>
  or(eq(cancellationFees.payerId, userId), ...(driverId === null ? [] : [eq(cancellationFees.driverId, driverId)]));

/** What a deleted account leaves of its trips: that they were, in which part of the city, and what they cost. */
export async function forgetRides(ctx: Context, uow: UnitOfWork, { userId, driverId }: Person): Promise<void> {
  await uow.tx.delete(marks).where(or(eq(marks.markerId, userId), eq(marks.markedId, userId)));
  await uow.tx.delete(lostItems).where(eq(lostItems.reporterId, userId));
  await uow.tx.delete(conductReviews).where(eq(conductReviews.userId, userId));
  // That a fee was taken back stays in the books; what was written about a person goes.
  await uow.tx
    .update(cancellationFees)
    .set({ waiveReason: '' })
    .where(and(isNotNull(cancellationFees.waiveReason), feesOf({ userId, driverId })));
  if (driverId !== null) await withdrawOfferOf(ctx, uow, { id: driverId, userId });
  if (driverId !== null) await endWaitsOf(ctx, uow, driverId);
  await uow.tx
    .update(rides)
    .set({
      riderName: null,
      riderPhone: null,
      pickupAddress: sql`${rides.cityId}`,
      dropoffAddress: sql`${rides.cityId}`,
      pickupLat: sql`round(${rides.pickupLat}::numeric, ${DEGREES_KEPT}::int)`,
      pickupLng: sql`round(${rides.pickupLng}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLat: sql`round(${rides.dropoffLat}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLng: sql`round(${rides.dropoffLng}::numeric, ${DEGREES_KEPT}::int)`,
      stops: forgottenStops,
      destinationChange: null,
    })
    .where(eq(rides.passengerId, userId));
  // Where others went stays with them; what this person called them goes.
  await uow.tx.update(rides).set({ riderName: null, riderPhone: null }).where(bookedForOthersBy(userId));
  if (driverId !== null) {
    // The vehicle stays on others' receipts by what it was, not by whose.
    await uow.tx
      .update(rides)
      .set({ vehicle: sql`${rides.vehicle} || '{"licensePlate": "", "color": null}'` })
      .where(and(eq(rides.driverId, driverId), isNotNull(rides.vehicle)));
  }
}

type Trip = typeof rides.$inferSelect;

/** A trip as the own of who asked for it. */
function asPayer(whole: Trip, side: 'passenger' | 'booker') {
  const { pin: _pin, pinTries: _tries, passengerId: _passenger, bookerId: _booker, bookerSlot: _slot, ...seen } = whole;
  const { staffId: _staff, driverId: _driver, vehicleId: _vehicle, ...trip } = seen;
  return { side, ...trip };
}

/** What of a trip is its rider's who did not ask for it: what somebody else pays, and how they call this person, is theirs. */
const ridersColumns = [
  'id',
  'status',
  'rideType',
  'service',
  'vehicle',
  'countryId',
  'cityId',
  'pickupLat',
  'pickupLng',
  'pickupAddress',
  'dropoffLat',
  'dropoffLng',
  'dropoffAddress',
  'stops',
  'distanceMeters',
  'drivenMeters',
  'durationSeconds',
  'paymentMethod',
  'requestedAt',
  'acceptedAt',
  'arrivedAt',
  'startedAt',
  'completedAt',
  'cancelledAt',
  'cancelledBy',
] as const satisfies ReadonlyArray<keyof Trip>;

const only = (trip: Trip, columns: ReadonlyArray<keyof Trip>) => Object.fromEntries(columns.map((column) => [column, trip[column]]));

/** A trip as the own of who rides at somebody else's cost; who hands the money over learned the fare. */
const asRider = (trip: Trip) => ({
  side: 'rider',
  ...only(trip, ridersColumns),
  ...(learnsCost('rider', trip) ? { fareMinor: trip.fareMinor } : {}),
});

/** What of a trip is its driver's too: where exactly the passenger was is the passenger's. */
const driversColumns = [
  'id',
  'status',
  'rideType',
  'cityId',
  'distanceMeters',
  'drivenMeters',
  'durationSeconds',
  'fareMinor',
  'paymentMethod',
  'walletMinor',
  'tipMinor',
  'acceptedAt',
  'startedAt',
  'completedAt',
  'cancelledAt',
] as const satisfies ReadonlyArray<keyof Trip>;

const asDriver = (trip: Trip) => ({ side: 'driver', ...only(trip, driversColumns) });

function presentTrip(trip: Trip, person: Person) {
  const side = sideOf(trip, person);
  if (side === undefined || side === 'driver') return asDriver(trip);
  return side === 'rider' ? asRider(trip) : asPayer(trip, side);
}

/** The fees that a person was charged, or that were charged for them. */
async function exportFees(reader: Reader, { userId, driverId }: Pick<Person, 'userId' | 'driverId'>): Promise<object[]> {
  const fees = await reader.select().from(cancellationFees).where(feesOf({ userId, driverId })).orderBy(cancellationFees.rideId);
  return fees.map(({ rideId, kind, payerId, amountMinor, commissionMinor, currency, status, chargedAt, settledAt }) => ({
    rideId,
    kind,
    side: payerId === userId ? 'payer' : 'driver',
    amountMinor: payerId === userId ? amountMinor : amountMinor - commissionMinor,
    currency,
    status,
    chargedAt,
    settledAt,
  }));
}

/** A person's trips with their course and their ratings, to be taken along. Of others it holds nothing but what they rated. */
export async function exportRides({ db }: Context, person: Person): Promise<Record<string, object>> {
  const { userId } = person;
  const trips = await db.select().from(rides).where(partyTo(person)).orderBy(desc(rides.id)).limit(EXPORTED_AT_MOST);
  const ids = trips.map((trip) => trip.id);
  const events = ids.length === 0 ? [] : await db.select().from(rideEvents).where(inArray(rideEvents.rideId, ids)).orderBy(rideEvents.id);
  const given = await db
    .select()
    .from(ratings)
    .where(or(eq(ratings.raterId, userId), eq(ratings.rateeId, userId)));
  const marked = await db.select().from(marks).where(eq(marks.markerId, userId)).orderBy(marks.id);
  const lost = await db.select().from(lostItems).where(eq(lostItems.reporterId, userId)).orderBy(lostItems.id);
  const byTrip = Map.groupBy(events, (event) => event.rideId);
  const ways = await exportWays(db, userId);
  const fees = await exportFees(db, person);
  return {
    'trips.json': trips.map((trip) => ({
      ...presentTrip(trip, person),
      way: ways.get(trip.id) ?? [],
      events: (byTrip.get(trip.id) ?? []).map(({ kind, toStatus, at, actor: by }) => ({ kind, toStatus, at, by })),
    })),
    'cancellation-fees.json': fees,
    'lost-items.json': lost.map(({ rideId, what, state, createdAt, resolvedAt }) => ({ rideId, what, state, at: createdAt, resolvedAt })),
    // What others said of the person is never told, here as little as anywhere.
    'marks.json': marked.map(({ rideId, kind, createdAt }) => ({ rideId, kind, at: createdAt })),
    'ratings.json': given.map(({ rideId, score, tags, comment, createdAt, raterId }) => ({
      rideId,
      score,
      tags,
      comment,
      at: createdAt,
      by: raterId === userId ? 'you' : 'the other side',
    })),
  };
}
