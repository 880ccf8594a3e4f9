import type { BodyIn } from '@safiri/contract/call.ts';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { SECONDS_NEEDED } from '@safiri/rules/drivers/judge-fixes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { hatfield, menlyn, type DriverPerson, type Person } from './people.ts';
import type { World } from './harness.ts';
import { calls } from './calls.ts';

/** As long as {@link driveThere} has been on the road: 30 km at the most that is believed. */
const DRIVEN_MS = 900_000;

/** A trip that is under way, put straight into the table; by default 100.00 in cash, accepted at `at`. */
export async function tripUnderWay(
  world: World,
  who: { passenger: Person; driver: DriverPerson },
  trip: { at: Date; fareMinor?: number; paymentMethod?: string; subscriptionId?: number },
): Promise<number> {
  const { at, fareMinor = 100_00, subscriptionId, paymentMethod = subscriptionId === undefined ? 'cash' : PACKAGE_METHOD } = trip;
  const [driven] = await world.db.select({ vehicleId: drivers.vehicleId }).from(drivers).where(eq(drivers.id, who.driver.driverId));
  const [ride] = await world.db
    .insert(rides)
    .values({
      status: 'in_progress',
      version: 4,
      rideType: 'standard',
      passengerId: who.passenger.user.id,
      bookerId: who.passenger.user.id,
      driverId: who.driver.driverId,
      vehicleId: driven?.vehicleId ?? null,
      vehicle: who.driver.user.vehicleInfo,
      countryId: 'za',
      cityId: 'pretoria',
      pickupLat: hatfield.lat,
      pickupLng: hatfield.lng,
      pickupAddress: hatfield.address,
      dropoffLat: menlyn.lat,
      dropoffLng: menlyn.lng,
      dropoffAddress: menlyn.address,
      distanceMeters: 8000,
      durationSeconds: 900,
      fareMinor,
      surge: 1,
      paymentMethod,
      subscriptionId: subscriptionId ?? null,
      pin: '1234',
      requestedAt: at,
      searchUntil: at,
      acceptedAt: at,
      arrivedAt: at,
      startedAt: at,
    })
    .returning({ id: rides.id });
  return ride?.id ?? 0;
}

/**
 * Lets a trip under way have been driven plainly: a quarter of an hour on the road, a trail from its pickup to its dropoff (or
 * elsewhere), and the phone there now. What is inserted is what the recorder would have written.
 */
export async function driveThere(world: World, driver: DriverPerson, rideId: number, elsewhere?: Point): Promise<void> {
  const now = world.node.ctx.clock().getTime();
  const startedAt = now - DRIVEN_MS;
  const [ride] = await world.db
    .update(rides)
    .set({ startedAt: new Date(startedAt) })
    .where(eq(rides.id, rideId))
    .returning();
  if (ride === undefined) throw new Error(`no ride ${rideId}`);
  const end = elsewhere ?? { lat: ride.dropoffLat, lng: ride.dropoffLng };
  const fixes = Array.from({ length: 61 }, (_, i) => ({
    lat: ride.pickupLat + ((end.lat - ride.pickupLat) * i) / 60,
    lng: ride.pickupLng + ((end.lng - ride.pickupLng) * i) / 60,
    heading: null,
    speed: null,
    accuracy: 10,
    at: startedAt + (i * DRIVEN_MS) / 61,
  }));
  const piece = {
    rideId,
    driverId: driver.driverId,
    leg: 'trip' as const,
    firstAt: new Date(startedAt),
    lastAt: new Date(now),
    points: Buffer.from(encodeFrame({ sentAt: now, fixes })),
  };
  await world.db.insert(tripTrails).values(piece).onConflictDoNothing();
  await standAt(world, driver, end);
}

/** The driver's phone is at a place now; said as often as a phone must that was elsewhere. */
export async function standAt(world: World, driver: DriverPerson, place: Point): Promise<void> {
  // Later than whatever was reported before.
  await setTimeout(SECONDS_NEEDED + 3);
  const now = world.node.ctx.clock().getTime();
  const at = (i: number) => new Date(now - SECONDS_NEEDED + i).toISOString();
  const fixes = Array.from({ length: SECONDS_NEEDED + 1 }, (_, i) => ({ lat: place.lat, lng: place.lng, accuracy: 10, at: at(i) }));
  const answer = await driver.client.answer(calls.reportLocation, {
    params: { id: driver.driverId },
    query: { sentAt: new Date(now).toISOString() },
    body: fixes,
  });
  if (answer.status >= 300) throw new Error(`not reported: ${JSON.stringify(answer.body)}`);
}

/** The driver drives a trip under way to its end and completes it. */
export async function complete(world: World, driver: DriverPerson, rideId: number): Promise<void> {
  await driveThere(world, driver, rideId);
  const answer = await driver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } });
  if (answer.status !== 200) throw new Error(`not completed: ${JSON.stringify(answer.body)}`);
}

/** The driver ends a trip that nobody saw driven, and says why. */
export async function endUnproven(
  driver: DriverPerson,
  rideId: number,
  endReason: BodyIn<typeof calls.changeRide>['endReason'] = 'other',
): Promise<void> {
  const answer = await driver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed', endReason } });
  if (answer.status !== 200) throw new Error(`not ended: ${JSON.stringify(answer.body)}`);
}
