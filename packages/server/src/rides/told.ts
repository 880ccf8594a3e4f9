import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { Work } from '../platform/work.ts';
import type { RideRow } from './queries.ts';

/** The user behind a driver record. */
export async function userOfDriver(work: Work, driverId: number): Promise<number> {
  const [row] = await work.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
  if (row === undefined) throw new Error(`driver ${driverId} does not exist`);
  return row.userId;
}

/** Tells the passenger; of a delivery the customer follows the order instead. */
export function tellPassenger(work: Work, ride: Pick<RideRow, 'id' | 'passengerId' | 'rideType'>): void {
  if (!isDelivery(ride.rideType)) work.publish(ride.passengerId, 'ride', ride.id);
}

/** Tells both sides of a ride that it changed. */
export async function tellBothSides(work: Work, ride: RideRow): Promise<void> {
  tellPassenger(work, ride);
  if (ride.driverId !== null) work.publish(await userOfDriver(work, ride.driverId), 'ride', ride.id);
}
