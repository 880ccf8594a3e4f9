import { inArray, eq } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { tripGap, type TripGap } from '@safiri/rules/drivers/entitlement.ts';
import type { KnownGender } from '@safiri/rules/dispatch/gates.ts';
import { readEntitlement, tripGapProblem } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound, type Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { RideRow } from './queries.ts';
import { userOfDriver } from './publish-ride.ts';

/** Why a driver may not go on with a trip, and how the driver is told. */
export interface Refusal {
  readonly gap: TripGap;
  readonly problem: Problem;
}

const unknown: KnownGender = { gender: 'prefer_not_to_say', genderVerified: false };

/** The passenger as the ladies-only rule asks; both people are held, in the order of their ids. Other types ask nothing. */
async function passengerOf(uow: UnitOfWork, ride: RideRow, driverId: number): Promise<KnownGender> {
  if (ride.rideType !== 'ladies_only') return unknown;
  const people = await uow.tx
    .select({ id: users.id, gender: users.gender, verifiedAt: users.genderVerifiedAt })
    .from(users)
    .where(inArray(users.id, [ride.passengerId, await userOfDriver(uow, driverId)]))
    .orderBy(users.id)
    .for('share');
  const passenger = people.find((person) => person.id === ride.passengerId);
  return passenger === undefined ? unknown : { gender: passenger.gender, genderVerified: passenger.verifiedAt !== null };
}

/**
 * The one gate of a trip (product §3): what entitles this driver to it, as it stands in this transaction. The driver is held
 * until its end, so whatever ends the entitlement comes before, and refuses, or after, and finds the trip. The caller
 * holds the ride: always the ride, the driver, the offer, people.
 */
export async function refusalOf(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  ride: RideRow,
  driverId: number,
): Promise<Refusal | undefined> {
  await uow.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('share');
  const passenger = await passengerOf(uow, ride, driverId);
  const standing = await readEntitlement(uow.tx, markets, driverId, uow.now);
  if (standing === undefined) throw notFound();
  const market = { marketId: ride.cityId, countryId: ride.countryId };
  const trip = { rideType: ride.rideType, vehicles: ride.vehicles, passenger, market };
  const gap = tripGap(standing, trip);
  return gap === undefined ? undefined : { gap, problem: tripGapProblem(gap, standing) };
}
