import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import type { World } from './harness.ts';
import type { DriverPerson } from './people.ts';

/** Offers a trip to a driver, as dispatch would, for tests that run without it. */
export async function makeOfferTo(world: Pick<World, 'db'>, to: DriverPerson, rideId: number): Promise<void> {
  const now = Date.now();
  await world.db.insert(rideOffers).values({
    rideId,
    driverId: to.driverId,
    status: 'offered',
    pickupMeters: 100,
    pickupSeconds: 60,
    offeredAt: new Date(now),
    expiresAt: new Date(now + 15_000),
  });
}
