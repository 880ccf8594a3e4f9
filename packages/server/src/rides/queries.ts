import { and, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import type { ParcelFacts } from '@safiri/db/orders/tables.ts';
import { checkedAs } from '@safiri/db/identity/conditions.ts';
import { bookedBy, bookedForOthersBy, riddenBy } from '@safiri/db/rides/conditions.ts';
import type { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import type { OrderKind, OrderStatus } from '@safiri/rules/orders/order-life.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import type { MarkKind } from '@safiri/rules/rides/marks.ts';
import { drivenStatuses, liveStatuses, type RideStatus, type TripActor } from '@safiri/rules/rides/trip-life.ts';
import { companionOf } from '../drivers/public.ts';
import { directPaymentOf, type DirectPaymentView as RidePayment } from '../payments/public.ts';
import { settledPay, type SettledPay } from '../wallet/public.ts';

export type RideRow = typeof rides.$inferSelect;

/** The columns of an order that its courier sees. */
export interface DeliveryFacts {
  readonly orderId: number;
  readonly kind: OrderKind;
  readonly number: string;
  readonly note: string;
  readonly parcel: ParcelFacts | null;
  readonly status: OrderStatus;
  /** Goods, delivery and service together, in minor units. */
  readonly totalMinor: number;
  /** What of it was set aside from the wallet; null for nothing. */
  readonly walletMinor: number | null;
}

/** The trip that a driver begins when the one under way ends. */
export interface NextTrip {
  readonly id: number;
  readonly version: number;
  readonly pickupAddress: string;
  /** When the driver is expected there. */
  readonly pickupAt: string;
}

/** Of a trip that waits for nobody who ends another one first. */
export const noNext = { nextDriverId: null, nextPickupAt: null, nextUntil: null } satisfies Partial<RideRow>;

/** What was charged for a cancelled trip. */
export type ChargedFee = Pick<typeof cancellationFees.$inferSelect, 'kind' | 'amountMinor' | 'commissionMinor' | 'status' | 'driverId'>;

type Booker = Pick<typeof users.$inferSelect, 'id' | 'name' | 'phone' | 'ratingSum' | 'ratingCount' | 'totalRides'> & {
  readonly checked: PersonCheckKind | null;
  /** Text where it was read from JSON. */
  readonly phoneVerifiedAt: Date | string | null;
};

const passenger = alias(users, 'passenger');
const driverUser = alias(users, 'driver_user');

const person = (table: typeof passenger | typeof driverUser) => ({
  id: table.id,
  name: table.name,
  phone: table.phone,
  phoneVerifiedAt: table.phoneVerifiedAt,
  ratingSum: table.ratingSum,
  ratingCount: table.ratingCount,
  totalRides: table.totalRides,
});

const scoreBy = (rater: SQL) =>
  sql<number | null>`(select score from ratings where ratings.ride_id = ${rides.id} and ratings.rater_id = ${rater})`;

/** What one side said of the other for the trips to come; asked once the trip is completed. */
const markOf = (marker: SQL, marked: SQL) =>
  sql<MarkKind | null>`case when ${rides.status} = 'completed' then (select kind from marks where marker_id = ${marker} and marked_id = ${marked}) end`;

const viewColumns = {
  ride: rides,
  passenger: { ...person(passenger), checked: checkedAs(sql`${passenger.id}`) },
  /** Who asked, where somebody else rides. */
  booker: sql<Booker | null>`case when ${rides.bookerId} <> ${rides.passengerId} then (
    select jsonb_build_object('id', b.id, 'name', b.name, 'phone', b.phone, 'phoneVerifiedAt', b.phone_verified_at, 'checked', ${checkedAs(sql`b.id`)},
      'ratingSum', b.rating_sum, 'ratingCount', b.rating_count, 'totalRides', b.total_rides)
    from users b where b.id = ${rides.bookerId}) end`,
  driverUser: person(driverUser),
  driver: drivers,
  driverCountryId: driverUser.countryId,
  /** What the trip paid its driver; only once it is completed. */
  settled: sql<SettledPay | null>`case when ${rides.status} = 'completed' then ${settledPay(sql`${rides.id}`)} end`,
  /** What calling it off, or not coming, cost. */
  fee: sql<ChargedFee | null>`case when ${rides.status} = 'cancelled' then (
    select jsonb_build_object('kind', f.kind, 'amountMinor', f.amount_minor, 'commissionMinor', f.commission_minor, 'status', f.status, 'driverId', f.driver_id)
    from cancellation_fees f where f.ride_id = ${rides.id}) end`,
  driversAsked: sql<number>`(select count(distinct driver_id)::int from ride_offers where ride_offers.ride_id = ${rides.id})`,
  /** The checked face of who drives it, while it is driven. */
  photo: sql<{ documentId: number; checkedAt: string } | null>`case when ${inArray(rides.status, [...drivenStatuses])} then (
    select jsonb_build_object('documentId', p.document_id, 'checkedAt', p.checked_at)
    from driver_photos p where p.driver_id = ${rides.driverId} and p.image is not null) end`,
  companion: companionOf,
  /** What its driver begins when it ends. */
  next: sql<NextTrip | null>`case when ${inArray(rides.status, [...drivenStatuses])} then (
    select jsonb_build_object('id', n.id, 'version', n.version, 'pickupAddress', n.pickup_address, 'pickupAt', n.next_pickup_at)
    from rides n where n.next_driver_id = ${rides.driverId}) end`,
  /** Who takes it after another trip. */
  nextDriverName: sql<string | null>`case when ${rides.nextDriverId} is not null then (
    select u.name from drivers d join users u on u.id = d.user_id where d.id = ${rides.nextDriverId}) end`,
  /** Of a completed trip: the payment by a provider that paid its cash, or else the newest that was to. */
  payment: sql<RidePayment | null>`case when ${rides.status} = 'completed' then ${directPaymentOf('ride', sql`${rides.id}`)} end`,
  passengerScore: scoreBy(sql`${rides.passengerId}`),
  driverScore: scoreBy(sql`${driverUser.id}`),
  passengerMark: markOf(sql`${rides.passengerId}`, sql`${driverUser.id}`),
  driverMark: markOf(sql`${driverUser.id}`, sql`${rides.passengerId}`),
  /** What a delivery carries, for its courier. */
  delivery: sql<DeliveryFacts | null>`case when ${inArray(rides.rideType, [...deliveryRideTypes])} then (
    select jsonb_build_object('orderId', o.id, 'kind', o.kind, 'number', o.number, 'note', o.note, 'parcel', o.parcel, 'status', o.status,
      'totalMinor', o.items_minor + o.delivery_minor + o.service_minor, 'walletMinor', o.wallet_minor)
    from orders o where o.ride_id = ${rides.id}) end`,
};

/** Rides with both sides, to be narrowed down. */
export const views = (reader: Reader) =>
  reader
    .select(viewColumns)
    .from(rides)
    .innerJoin(passenger, eq(passenger.id, rides.passengerId))
    .leftJoin(drivers, eq(drivers.id, rides.driverId))
    .leftJoin(driverUser, eq(driverUser.id, drivers.userId));

/** A ride with both sides, as one row of one query. */
export type RideView = Awaited<ReturnType<typeof findRideView>> & object;

export async function findRideView(reader: Reader, rideId: number) {
  const [row] = await views(reader).where(eq(rides.id, rideId));
  return row;
}

/** Several rides at once, by their ids. */
export async function findRideViews(reader: Reader, rideIds: number[]): Promise<Map<number, RideView>> {
  const rows = rideIds.length === 0 ? [] : await views(reader).where(among(rides.id, rideIds));
  return new Map(rows.map((view) => [view.ride.id, view]));
}

/** The live rides that somebody asked for others, oldest first; five at most. */
export const listBookedForOthers = (reader: Reader, userId: number): Promise<RideView[]> =>
  views(reader)
    .where(and(bookedBy(userId), ne(rides.passengerId, userId), inArray(rides.status, [...liveStatuses])))
    .orderBy(rides.id);

/** Rides newest first, at most `limit`, those older than ride `before` when given. */
export function listRideViews(
  reader: Reader,
  of: { passengerId: number } | { driverId: number },
  limit: number,
  before?: number,
): Promise<RideView[]> {
  const page = (whose: SQL | undefined) =>
    reader
      .select({ id: rides.id })
      .from(rides)
      .where(and(whose, before === undefined ? undefined : lt(rides.id, before)))
      .orderBy(desc(rides.id))
      .limit(limit);
  // What was delivered to a person stands among the orders. Ridden and asked for are two walks along an index each.
  const which =
    'passengerId' in of
      ? sql`${rides.id} in ((${page(riddenBy(of.passengerId))}) union all (${page(bookedForOthersBy(of.passengerId))}))`
      : and(eq(rides.driverId, of.driverId), before === undefined ? undefined : lt(rides.id, before));
  return views(reader).where(which).orderBy(desc(rides.id)).limit(limit);
}

/** A ride as it is now. For what is changed of it {@link lockRide}. */
export async function findRide(reader: Reader, rideId: number): Promise<RideRow | undefined> {
  const [row] = await reader.select().from(rides).where(eq(rides.id, rideId));
  return row;
}

/** Reads a ride and holds it until the transaction ends: all transitions of one ride happen one after the other. */
export async function lockRide(tx: Tx, rideId: number): Promise<RideRow | undefined> {
  const [row] = await tx.select().from(rides).where(eq(rides.id, rideId)).for('update');
  return row;
}

/**
 * Holds those of these rides that nobody else holds now; whoever wants the others waits for each by itself.
 * @returns by their ids
 */
export async function lockFreeRides(tx: Tx, rideIds: readonly number[]): Promise<ReadonlyMap<number, RideRow>> {
  const rows = await tx.select().from(rides).where(among(rides.id, rideIds)).orderBy(rides.id).for('update', { skipLocked: true });
  return new Map(rows.map((row) => [row.id, row]));
}

export interface RideEvent {
  readonly kind: string;
  readonly actor: TripActor;
  readonly actorId: number | null;
  readonly at: Date;
  readonly data?: Record<string, unknown>;
}

/** Changes a locked ride and appends the event, one version further. One that moves on waits for nobody's other trip any more. */
export async function updateRide(tx: Tx, ride: RideRow, change: Partial<RideRow>, event: RideEvent): Promise<RideRow> {
  const [row] = await tx
    .update(rides)
    .set({ ...(change.status === undefined ? {} : noNext), ...change, version: sql`${rides.version} + 1` })
    .where(and(eq(rides.id, ride.id), eq(rides.version, ride.version)))
    .returning();
  if (row === undefined) throw new Error(`ride ${ride.id} changed although it was locked`);
  await appendEvent(tx, row, ride.status, event);
  return row;
}

export async function appendEvent(tx: Tx, ride: RideRow, fromStatus: RideStatus | null, event: RideEvent): Promise<void> {
  await tx.insert(rideEvents).values({
    rideId: ride.id,
    version: ride.version,
    kind: event.kind,
    fromStatus,
    toStatus: ride.status,
    actor: event.actor,
    actorId: event.actorId,
    data: event.data ?? {},
    at: event.at,
  });
}

/** How far a completed trip was driven, in metres, once its trail is whole. */
export async function setDrivenMeters(db: Db, rideId: number, meters: number): Promise<void> {
  await db
    .update(rides)
    .set({ drivenMeters: meters })
    .where(and(eq(rides.id, rideId), eq(rides.status, 'completed')));
}
