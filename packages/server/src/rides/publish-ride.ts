import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { RideRow } from './queries.ts';

/** The user behind a driver record. */
export async function userOfDriver(uow: UnitOfWork, driverId: number): Promise<number> {
  const [row] = await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
  if (row === undefined) throw new Error(`driver ${driverId} does not exist`);
  return row.userId;
}

/** Tells who rides and who asked for it; of a delivery the customer follows the order instead. */
export function publishToPassenger(uow: UnitOfWork, ride: Pick<RideRow, 'id' | 'passengerId' | 'bookerId' | 'rideType'>): void {
  if (isDelivery(ride.rideType)) return;
  for (const userId of new Set([ride.passengerId, ride.bookerId])) uow.publish(userId, 'ride', ride.id);
}

/** Tells both sides of a ride that it changed. */
export async function publishToBothSides(uow: UnitOfWork, ride: RideRow): Promise<void> {
  publishToPassenger(uow, ride);
  if (ride.driverId !== null) uow.publish(await userOfDriver(uow, ride.driverId), 'ride', ride.id);
}
