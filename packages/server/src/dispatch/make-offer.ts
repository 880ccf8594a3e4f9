import { and, eq, isNull, sql } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { areKeptApart, insertOffer, publishToPassenger } from '../rides/public.ts';
import { owesTooMuch } from '../wallet/public.ts';
import { pickupWayMeters } from './pickup-times.ts';
import { pushOffer } from './push-offer.ts';
import type { OfferResult } from '@safiri/dispatch/engine/ports.ts';

export interface OfferToMake {
  readonly tripId: number;
  readonly driverId: number;
  /** Where the driver sets off, when that is still known, and how the driver drives. */
  readonly from: Point | undefined;
  readonly by: RoadVehicle;
  /** Great circle. */
  readonly pickupMeters: number;
  readonly pickupSeconds: number;
  readonly expiresAt: Date;
  readonly pool?: PoolPlan | undefined;
  readonly after?: EndingTrip | undefined;
}

class Gone extends Error {
  readonly who: 'trip_gone' | 'driver_gone';
  constructor(who: 'trip_gone' | 'driver_gone') {
    super(who);
    this.who = who;
  }
}

/**
 * Offers a trip to a driver if both are still free. The ride's row is held, so a cancel comes before or after, never
 * between; the partial unique indexes keep a trip and a driver from having two offers, also with two dispatchers.
 */
export async function makeOffer(ctx: Context, offer: OfferToMake): Promise<OfferResult> {
  try {
    return await inTransaction(ctx, async (uow) => {
      const [ride] = await uow.tx
        .select({
          id: rides.id,
          passengerId: rides.passengerId,
          bookerId: rides.bookerId,
          staffId: rides.staffId,
          rideType: rides.rideType,
          fareMinor: rides.fareMinor,
          discountMinor: rides.discountMinor,
          fareLines: rides.fareLines,
          isFast: rides.isFast,
          cityId: rides.cityId,
          paymentMethod: rides.paymentMethod,
          service: rides.service,
          payTerms: rides.payTerms,
          countryId: rides.countryId,
          pickupAddress: rides.pickupAddress,
          lat: rides.pickupLat,
          lng: rides.pickupLng,
        })
        .from(rides)
        .where(and(eq(rides.id, offer.tripId), eq(rides.status, 'requested'), isNull(rides.nextDriverId)))
        .for('update');
      if (ride === undefined) throw new Gone('trip_gone');
      // The engine measures by great circle; a driver is told the way that leads there after the accept.
      const pickupMeters =
        offer.from === undefined
          ? Math.round(roadMeters(offer.pickupMeters))
          : pickupWayMeters(ctx, offer.from, ride, ctx.clock(), offer.by);
      await insertOffer(uow, {
        rideId: offer.tripId,
        driverId: offer.driverId,
        pickupMeters,
        pickupSeconds: Math.round(offer.pickupSeconds),
        pool: offer.pool ?? null,
        after: offer.after ?? null,
        expiresAt: offer.expiresAt,
      });
      // Looked at after the offer is written: an accept of the driver's last offer, which the index waited for, is seen now.
      const [driver] = await uow.tx
        .select({ userId: drivers.userId, countryId: users.countryId })
        .from(drivers)
        .innerJoin(users, eq(users.id, drivers.userId))
        .where(
          and(
            eq(drivers.id, offer.driverId),
            eq(drivers.isOnline, true),
            sql`not exists (select 1 from rides busy where busy.driver_id = ${offer.driverId} and busy.status in ${oneOf(drivenStatuses)} and busy.id <> ${offer.pool?.withTripId ?? offer.after?.tripId ?? 0})`,
            sql`not exists (select 1 from rides next where next.next_driver_id = ${offer.driverId})`,
          ),
        );
      if (driver === undefined || (await areKeptApart(uow.tx, driver.userId, ride))) throw new Gone('driver_gone');
      // What a trip cost its driver may have come into the books since the round looked.
      if (await owesTooMuch(uow.tx, ctx.markets, ride, offer.driverId)) throw new Gone('driver_gone');
      uow.publish(driver.userId, 'offer', null);
      await pushOffer(ctx, uow, driver, ride, { pickupMeters, expiresAt: offer.expiresAt });
      publishToPassenger(uow, ride);
      return 'offered' as const;
    });
  } catch (error) {
    if (error instanceof Gone) return error.who;
    const constraint = violatedUnique(error);
    if (constraint === 'ride_offers_one_per_ride') return 'trip_gone';
    if (constraint === 'ride_offers_one_per_driver') return 'driver_gone';
    throw error;
  }
}
