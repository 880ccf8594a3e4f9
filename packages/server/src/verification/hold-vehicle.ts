import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips, stopDriving } from '../rides/public.ts';
import { driversWith, updateVehicle } from '../users/public.ts';

interface Change {
  /** Whether nobody may be online with it any more. */
  readonly ends: boolean;
  /** The driver whom the caller holds, and whose trips it looks at again. */
  readonly heldDriverId?: number;
}

/**
 * Changes a vehicle with all drivers who have chosen it held; afterwards trips that they may not drive in it any more go to others, and
 * their apps are told.
 */
export async function changeVehicle(
  ctx: Context,
  uow: UnitOfWork,
  vehicleId: number,
  { ends, heldDriverId }: Change,
  change?: () => Promise<void>,
): Promise<void> {
  const held = [];
  for (const driver of await driversWith(uow.tx, vehicleId)) {
    held.push({ driver, trips: driver.id === heldDriverId ? [] : await holdTripsOf(uow.tx, driver.id) });
  }
  await change?.();
  for (const { driver, trips } of held) {
    if (ends && driver.isOnline) await stopDriving(ctx, uow, driver);
    await reviewTrips(ctx, uow, driver.id, trips);
    uow.publish(driver.userId, 'account', null);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.id }));
  }
}

/** Takes the approval of a vehicle back until staff approve it anew. @param why its drivers read it */
export function holdVehicle(ctx: Context, uow: UnitOfWork, vehicleId: number, heldDriverId: number, why: string): Promise<void> {
  return changeVehicle(ctx, uow, vehicleId, { ends: true, heldDriverId }, () =>
    updateVehicle(uow, vehicleId, { status: 'pending', reviewNote: why }),
  );
}
