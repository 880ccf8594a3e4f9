import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import type { TripVehicle } from '@safiri/rules/drivers/trip-vehicle.ts';
import type { PayTerms, PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import type { Discount } from '@safiri/rules/markets/programmes.ts';
import type { FeeTerms } from '@safiri/rules/pricing/fee-terms.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { cancelReasons } from '@safiri/rules/rides/cancellation.ts';
import { allEndReasons, confirmations, operatorPays } from '@safiri/rules/rides/completion.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { CHANGES_AT_MOST, type DestinationChange } from '@safiri/rules/rides/destination-change.ts';
import { hailKinds } from '@safiri/rules/rides/hail.ts';
import { STOPS_AT_MOST, type TripStop } from '@safiri/rules/rides/stops.ts';
import { rideTypesWithStops } from '@safiri/rules/rides/types-with-stops.ts';
import { LIVE_PER_BOOKER } from '@safiri/rules/rides/rider.ts';
import { drivenStatuses, liveStatuses, rideStatuses, tripActors } from '@safiri/rules/rides/trip-life.ts';
import { pricedColumns } from '../markets/columns.ts';
import { createdAt, endpointColumns, known, moment, oneOf } from '../platform/columns.ts';
import { hailChecks } from './hail-checks.ts';
import { moneyChecks, moneyColumns } from './money-columns.ts';
import { nextChecks, nextColumns } from './next-columns.ts';
import { rankColumns } from './rank-columns.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { drivers, users, vehicles } from '../users/tables.ts';

/**
 * A trip of any of the eight types. What must never happen is refused here:
 * two live rides of one passenger (deliveries aside: who waits for food may ride), more than five of one booker, two live trips of one driver
 * unless both are share rides, two trips that a driver takes next, a detour longer than its passenger accepted, a driven state without a driver.
 */
export const rides = pgTable(
  'rides',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    status: text('status', { enum: rideStatuses }).notNull(),
    version: integer('version').notNull().default(1),
    rideType: text('ride_type', { enum: rideTypes }).notNull(),
    /** The vehicles that may take it: of a delivery those that can carry it, of an operator's own service those it names; null for those of the ride type. */
    vehicles: text('vehicles', { enum: vehicleTypes }).array(),
    /** Who sits in it: an account, or a person made from a number; of a delivery who ordered. */
    passengerId: integer('passenger_id')
      .notNull()
      .references(() => users.id),
    /** Who asked for it and pays: mostly the same person. */
    bookerId: integer('booker_id')
      .notNull()
      .references(() => users.id),
    /** Which of the booker's places among live rides it holds: no two hold the same. */
    bookerSlot: smallint('booker_slot').notNull().default(0),
    /** Who of the team asked for it, on the phone with its booker. */
    staffId: integer('staff_id').references(() => users.id),
    ...rankColumns(),
    ...nextColumns(),
    /** Its driver began it with somebody who stood before the vehicle, and where it was said to go; null for a ride that was asked for. */
    hail: text('hail', { enum: hailKinds }),
    driverId: integer('driver_id').references(() => drivers.id),
    /** What it is driven in, and that vehicle as it was when the driver accepted: a later change rewrites no trip. */
    vehicleId: integer('vehicle_id').references(() => vehicles.id),
    vehicle: jsonb('vehicle').$type<TripVehicle>(),
    /** What the booker said of a rider who is somebody else: shown to the booker, whoever the number belongs to. */
    riderName: text('rider_name'),
    riderPhone: text('rider_phone'),
    ...endpointColumns(),
    /** Where it stops between the two, and when it did. */
    stops: jsonb('stops').$type<readonly TripStop[]>().notNull().default([]),
    /** Of a trip whose passenger changed on the way where it goes: what it was before, and what its driver said. */
    destinationChange: jsonb('destination_change').$type<DestinationChange>(),
    /** Along the way, by its stops. */
    distanceMeters: integer('distance_meters').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    fareMinor: bigint('fare_minor', { mode: 'number' }).notNull(),
    surge: numeric('surge', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    ...pricedColumns(),
    /** What its market pays the driver of it; null where no market priced it. */
    payTerms: jsonb('pay_terms').$type<PayTerms>(),
    /** What its driver was shown on top when accepting, by the operator's own bonus; null where none ran. */
    bonus: jsonb('bonus').$type<PromisedBonus>(),
    /** A code that took something off its fare, and by how much less is paid: the operator's part. */
    promotion: jsonb('promotion').$type<Discount>(),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    /** What it may cost beside its fare; null where nothing may. */
    feeTerms: jsonb('fee_terms').$type<FeeTerms>(),
    paymentMethod: text('payment_method').notNull(),
    pin: text('pin').notNull(),
    pinTries: smallint('pin_tries').notNull().default(0),
    /** The passenger confirmed the start in the app: no PIN is asked. */
    startConfirmedAt: moment('start_confirmed_at'),
    /** A trip of the demo that runs in quickened time: it pays nobody and counts nowhere. */
    isFast: boolean('is_fast').notNull().default(false),
    /** The package that pays the trip. */
    subscriptionId: integer('subscription_id').references(() => subscriptions.id),
    /** How often a driver's cancel put the trip back for others. */
    reopenings: smallint('reopenings').notNull().default(0),
    /** Of a share ride on the road: which of the driver's two places it holds. Every other trip takes both. */
    poolSlot: smallint('pool_slot'),
    /** Of a share ride: seconds by which sharing may make it longer, and by which it has. */
    detourCapSeconds: integer('detour_cap_seconds').notNull().default(0),
    detourSeconds: integer('detour_seconds').notNull().default(0),
    /** The place of each end among the driver's stops while two rides share the car. */
    pickupSeq: smallint('pickup_seq').notNull().default(0),
    dropoffSeq: smallint('dropoff_seq').notNull().default(0),
    /** When the passenger wants to be picked up; null for at once. */
    pickupAt: moment('pickup_at'),
    requestedAt: moment('requested_at').notNull(),
    /** The search for a driver gives up at this moment. */
    searchUntil: moment('search_until').notNull(),
    acceptedAt: moment('accepted_at'),
    arrivedAt: moment('arrived_at'),
    /** From when on waiting at the pickup counts; null where the driver's position did not show them there. */
    waitingSince: moment('waiting_since'),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    /** Metres that the driver's phone drove from the start to the end, by the trail; null where nothing was recorded. */
    drivenMeters: integer('driven_meters'),
    /** Why the driver ended a trip that its position did not show as arrived. */
    endReason: text('end_reason', { enum: allEndReasons }),
    /** Metres from the driver's last position to the dropoff when the trip ended; null while none was known. */
    endMeters: integer('end_meters'),
    /** Straight lines from the pickup by the stops made to where the trip ended, metres. */
    endStraightMeters: integer('end_straight_meters'),
    /** Of a trip that ended early for less: what was quoted, and the metres that the fare pays. */
    quotedMinor: bigint('quoted_minor', { mode: 'number' }),
    chargedMeters: integer('charged_meters'),
    /** Of a completed trip: whether its passenger was asked about the end, and the answer. */
    confirmation: text('confirmation', { enum: confirmations }),
    /** Of a completed trip: whether what the operator pays for it (bonus, goals, referrals, a package's fare) may flow. */
    operatorPay: text('operator_pay', { enum: operatorPays }),
    ...moneyColumns(),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: tripActors }),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('rides_one_live_per_passenger')
      .on(t.passengerId)
      .where(sql`${t.status} in ${oneOf(liveStatuses)} and ${t.rideType} not in ${oneOf(deliveryRideTypes)}`),
    uniqueIndex('rides_five_live_per_booker')
      .on(t.bookerId, t.bookerSlot)
      .where(sql`${t.status} in ${oneOf(liveStatuses)} and ${t.rideType} not in ${oneOf(deliveryRideTypes)}`),
    uniqueIndex('rides_one_live_per_driver')
      .on(t.driverId, sql`coalesce(${t.poolSlot}, 0)`)
      .where(sql`${t.status} in ${oneOf(drivenStatuses)}`),
    // A trip that is not shared holds the second place too.
    uniqueIndex('rides_one_live_per_driver_alone')
      .on(t.driverId)
      .where(sql`${t.status} in ${oneOf(drivenStatuses)} and coalesce(${t.poolSlot}, 1) = 1`),
    // What a driver begins when the trip under way ends.
    uniqueIndex('rides_one_next_per_driver')
      .on(t.nextDriverId)
      .where(sql`${t.nextDriverId} is not null`),
    index('rides_searching')
      .on(t.searchUntil)
      .where(sql`${t.status} = 'requested'`),
    index('rides_waiting')
      .on(t.cityId, t.id)
      .where(sql`${t.status} = 'requested'`),
    // What was asked for in the last minutes.
    index('rides_requested').on(t.requestedAt),
    // Those whose riders are still known.
    index('rides_of_riders')
      .on(t.requestedAt)
      .where(sql`${t.riderPhone} is not null`),
    index('rides_pay_held')
      .on(t.id)
      .where(sql`${t.operatorPay} = 'held'`),
    // What a package paid.
    index('rides_subscription')
      .on(t.subscriptionId)
      .where(sql`${t.subscriptionId} is not null`),
    index('rides_passenger').on(t.passengerId, t.id),
    index('rides_for_others')
      .on(t.bookerId, t.id)
      .where(sql`${t.bookerId} <> ${t.passengerId}`),
    // What the team asked for.
    index('rides_by_staff')
      .on(t.id)
      .where(sql`${t.staffId} is not null`),
    index('rides_driver')
      .on(t.driverId, t.id)
      .where(sql`${t.driverId} is not null`),
    // A driver's day.
    index('rides_driver_completed')
      .on(t.driverId, t.completedAt)
      .where(sql`${t.status} = 'completed'`),
    // In which cities a driver has driven.
    index('rides_driver_cities')
      .on(t.driverId, t.cityId)
      .where(sql`${t.status} = 'completed'`),
    // What a fleet's vehicle carried.
    index('rides_vehicle_completed')
      .on(t.vehicleId, t.completedAt)
      .where(sql`${t.status} = 'completed'`),
    // Who has a trip under way in a vehicle.
    index('rides_vehicle')
      .on(t.vehicleId)
      .where(sql`${t.status} in ${oneOf(drivenStatuses)}`),
    known(t.status, rideStatuses),
    known(t.rideType, rideTypes),
    check('rides_vehicle_as_it_was', sql`(${t.vehicleId} is null) = (${t.vehicle} is null)`),
    check('rides_driven_has_driver', sql`${t.status} not in ${oneOf([...drivenStatuses, 'completed'])} or ${t.driverId} is not null`),
    check('rides_completed_has_time', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    check('rides_cancelled_has_time', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null and ${t.cancelledBy} is not null)`),
    check('rides_package_paid', sql`(${t.paymentMethod} = 'package') = (${t.subscriptionId} is not null)`),
    check('rides_pool_slot', sql`${t.poolSlot} is null or (${t.poolSlot} in (0, 1) and ${t.rideType} = 'share')`),
    check('rides_detour_accepted', sql`${t.detourSeconds} between 0 and ${t.detourCapSeconds}`),
    check(
      'rides_end_of_completed',
      sql`${t.status} = 'completed' or (${t.endReason} is null and ${t.confirmation} is null and ${t.operatorPay} is null and ${t.cashPaidMinor} is null)`,
    ),
    check(
      'rides_early_end_costs_no_more',
      sql`(${t.quotedMinor} is null) = (${t.chargedMeters} is null) and ${t.quotedMinor} > ${t.fareMinor} - coalesce(${t.waitingMinor}, 0)`,
    ),
    check(
      'rides_waiting_by_its_terms',
      sql`${t.waitingMinor} is null or (${t.waitingMinor} > 0 and ${t.feeTerms} is not null and (${t.waitingSince} is not null or ${t.stops} <> '[]') and ${t.status} = 'completed')`,
    ),
    check(
      'rides_stops_of_own_rides',
      sql`jsonb_typeof(${t.stops}) = 'array' and jsonb_array_length(${t.stops}) <= ${sql.raw(String(STOPS_AT_MOST))}
        and (${t.stops} = '[]' or (${t.rideType} in ${oneOf(rideTypesWithStops)} and ${t.hail} is null and ${t.paymentMethod} <> 'package'))`,
    ),
    check(
      'rides_destination_of_own_rides',
      sql`${t.destinationChange} is null or (${t.rideType} in ${oneOf(rideTypesWithStops)} and ${t.hail} is null and ${t.paymentMethod} <> 'package'
        and (${t.destinationChange}->>'count')::int between 1 and ${sql.raw(String(CHANGES_AT_MOST))})`,
    ),
    check('rides_fast_pays_nobody', sql`not ${t.isFast} or (${t.paymentMethod} = 'cash' and ${t.operatorPay} is null)`),
    ...moneyChecks(t),
    check('rides_bonus_of_driver', sql`${t.bonus} is null or ${t.driverId} is not null`),
    check(
      'rides_discount_of_promotion',
      sql`(${t.promotion} is null) = (${t.discountMinor} is null) and ${t.discountMinor} >= 0 and (${t.promotion} is null or (${t.paymentMethod} <> 'package' and not ${t.isFast}))`,
    ),
    check('rides_fare_positive', sql`${t.fareMinor} > 0`),
    check('rides_booker_slot', sql`${t.bookerSlot} between 0 and ${sql.raw(String(LIVE_PER_BOOKER - 1))}`),
    check('rides_delivery_is_its_bookers', sql`${t.rideType} not in ${oneOf(deliveryRideTypes)} or ${t.bookerId} = ${t.passengerId}`),
    ...hailChecks(t),
    ...nextChecks(t),
    check('rides_pin_digits', sql`${t.pin} ~ '^[0-9]{4}$'`),
    known(t.endReason, allEndReasons),
    known(t.confirmation, confirmations),
    known(t.operatorPay, operatorPays),
    known(t.cancelledBy, tripActors),
    known(t.cancelReason, cancelReasons),
  ],
);

/** Every transition, appended in the transaction that made it; nothing here is ever changed. */
export const rideEvents = pgTable(
  'ride_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    /** The ride's version after this event: one event per version. */
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    fromStatus: text('from_status', { enum: rideStatuses }),
    toStatus: text('to_status', { enum: rideStatuses }).notNull(),
    actor: text('actor', { enum: tripActors }).notNull(),
    actorId: integer('actor_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('ride_events_version').on(t.rideId, t.version),
    known(t.fromStatus, rideStatuses),
    known(t.toStatus, rideStatuses),
    known(t.actor, tripActors),
  ],
);
