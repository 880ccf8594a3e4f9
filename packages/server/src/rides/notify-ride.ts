import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { notify } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById, firstName } from '../users/public.ts';
import type { RideRow } from './queries.ts';

const place = (ride: RideRow) => ({ place: ride.dropoffAddress });

/** The passenger learns who is coming. */
export async function notifyAccepted(uow: UnitOfWork, ride: RideRow, driverUserId: number): Promise<void> {
  const account = await findAccountById(uow.tx, driverUserId);
  if (account?.driver == null) return;
  const { color = null, make = null, model = null, licensePlate = '' } = ride.vehicle ?? {};
  const vehicle = [color, make, model].filter((part) => part !== null).join(' ');
  const values = { driver: firstName(account.user.name), vehicle, plate: licensePlate };
  await notify(uow, ride.passengerId, { kind: 'toldAccepted', values });
}

/** The passenger learns that the car is there. */
export async function notifyArrived(uow: UnitOfWork, ride: RideRow, driverUserId: number): Promise<void> {
  const account = await findAccountById(uow.tx, driverUserId);
  if (account?.driver == null) return;
  const values = { driver: firstName(account.user.name), plate: ride.vehicle?.licensePlate ?? '', place: ride.pickupAddress };
  await notify(uow, ride.passengerId, { kind: 'toldArrived', values });
}

/**
 * The trip is over: where it ended, or the question whether it ended there, and what was paid; a package was paid before.
 */
export async function notifyCompleted(uow: UnitOfWork, ride: RideRow): Promise<void> {
  const fare = formatMoney(ride.fareMinor, ride.countryId);
  const kind = ride.confirmation !== 'asked' ? 'toldCompleted' : ride.endReason === ENDED_ON_BOARD ? 'toldEndedOnBoard' : 'toldEndAsked';
  await notify(uow, ride.passengerId, { kind, values: place(ride) });
  if (ride.paymentMethod === PACKAGE_METHOD) return;
  await notify(uow, ride.passengerId, { kind: 'toldPaid', values: { fare, ...place(ride) } });
}

/** Another driver is looked for. */
export const notifyReopened = (uow: UnitOfWork, ride: RideRow) =>
  notify(uow, ride.passengerId, { kind: 'toldReopened', values: place(ride) });

/** The driver may not drive this trip any more, and it goes to others. */
export const notifyTakenBack = (uow: UnitOfWork, ride: RideRow, driverUserId: number) =>
  notify(uow, driverUserId, { kind: 'toldTakenBack', values: place(ride) });

/** A cancelled trip: the other side learns it, and both when nobody was found. */
export async function notifyCancelled(uow: UnitOfWork, ride: RideRow, driverUserId: number | null): Promise<void> {
  if (ride.cancelledBy === 'driver') {
    // Who sits in a car that goes no further must hear it, whatever is muted.
    const kind = ride.startedAt === null ? 'toldCancelledByDriver' : 'toldEndedByDriver';
    return notify(uow, ride.passengerId, { kind, values: place(ride) });
  }
  if (ride.cancelReason === 'passenger_not_verified') {
    if (driverUserId !== null) await notifyTakenBack(uow, ride, driverUserId);
    return notify(uow, ride.passengerId, { kind: 'toldNotLadiesOnly', values: place(ride) });
  }
  if (ride.cancelledBy === 'system') return notify(uow, ride.passengerId, { kind: 'toldNobodyFound', values: place(ride) });
  if (driverUserId === null) return undefined;
  const passenger = await findAccountById(uow.tx, ride.passengerId);
  const values = { passenger: firstName(passenger?.user.name ?? ''), ...place(ride) };
  return notify(uow, driverUserId, { kind: 'toldCancelledByPassenger', values });
}
