import { rides } from '@safiri/db/rides/tables.ts';
import { hatfield, menlyn, type DriverPerson, type Person } from './people.ts';
import type { World } from './harness.ts';

/** A trip that is under way, put straight into the table; by default 100.00 in cash, accepted at `at`. */
export async function tripUnderWay(
  world: World,
  who: { passenger: Person; driver: DriverPerson },
  trip: { at: Date; fareMinor?: number; paymentMethod?: string },
): Promise<number> {
  const { at, fareMinor = 100_00, paymentMethod = 'cash' } = trip;
  const [ride] = await world.db
    .insert(rides)
    .values({
      status: 'in_progress',
      version: 4,
      rideType: 'standard',
      passengerId: who.passenger.user.id,
      driverId: who.driver.driverId,
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

/** The driver completes a trip. */
export async function complete(driver: DriverPerson, rideId: number): Promise<void> {
  const answer = await driver.client.patch(`/api/rides/${rideId}`, { status: 'completed' });
  if (answer.status !== 200) throw new Error(`not completed: ${JSON.stringify(answer.body)}`);
}
