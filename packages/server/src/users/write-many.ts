import { inArray } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { driverMarkets, drivers, users, vehicleDrivers, vehicles } from '@safiri/db/users/tables.ts';
import { plateKey, plateShown } from '@safiri/rules/drivers/plate.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

type NewUser = Pick<typeof users.$inferInsert, 'name' | 'email' | 'phone' | 'countryId' | 'language'>;
type NewVehicle = Pick<typeof vehicles.$inferInsert, 'kind' | 'make' | 'model' | 'color' | 'year' | 'licensePlate'>;

/** A driver whom the team brings along, with the vehicle that they drive. */
export interface BroughtDriver {
  readonly user: NewUser;
  readonly vehicle: NewVehicle;
  readonly licenseNumber: string | null;
}

/** Rows of one statement, at most: each has some ten values, of which a statement takes 65,535. */
const CHUNK = 1000;

async function inChunks<T, R>(all: readonly T[], insert: (some: T[]) => Promise<R[]>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += CHUNK) done.push(...(await insert(all.slice(at, at + CHUNK))));
  return done;
}

const insertUsers = (tx: Tx, people: readonly NewUser[]) =>
  inChunks(people, (some) =>
    tx
      .insert(users)
      .values(some.map((person) => ({ ...person, userType: 'driver' as const, gender: 'prefer_not_to_say' as const })))
      .returning({ id: users.id, phone: users.phone }),
  );

/**
 * Makes drivers without a password, whose numbers nobody has proven, each with a vehicle of their own.
 * @param marketId to which they belong
 * @returns their user ids, in any order
 * @throws a violated unique key of `users_…` or of `vehicles_plate_key` where phone, address or plate are somebody's
 */
export async function insertDrivers({ tx, now }: UnitOfWork, people: readonly BroughtDriver[], marketId: string): Promise<number[]> {
  const made = await insertUsers(
    tx,
    people.map(({ user }) => user),
  );
  const byPhone = new Map(made.map(({ id, phone }) => [phone, id]));
  const owned = people.map((person) => ({ ...person, userId: byPhone.get(person.user.phone) ?? 0 }));
  const cars = await inChunks(owned, (some) =>
    tx
      .insert(vehicles)
      .values(
        some.map(({ vehicle, user, userId }) => ({
          ...vehicle,
          ownerId: userId,
          countryId: user.countryId,
          licensePlate: plateShown(vehicle.licensePlate),
          plateKey: plateKey(vehicle.licensePlate),
        })),
      )
      .returning({ id: vehicles.id, ownerId: vehicles.ownerId }),
  );
  const carOf = new Map(cars.map(({ id, ownerId }) => [ownerId, id]));
  const rows = await inChunks(owned, (some) =>
    tx
      .insert(drivers)
      .values(some.map(({ userId, licenseNumber }) => ({ userId, licenseNumber, vehicleId: carOf.get(userId) ?? 0 })))
      .returning({ id: drivers.id, vehicleId: drivers.vehicleId }),
  );
  await inChunks(rows, (some) =>
    tx
      .insert(driverMarkets)
      .values(some.map(({ id }) => ({ driverId: id, marketId, createdAt: now })))
      .returning({ driverId: driverMarkets.driverId }),
  );
  await inChunks(rows, (some) =>
    tx
      .update(drivers)
      .set({ marketId, marketsGivenAt: now })
      .where(
        inArray(
          drivers.id,
          some.map(({ id }) => id),
        ),
      )
      .returning({ id: drivers.id }),
  );
  await inChunks(rows, (some) =>
    tx
      .insert(vehicleDrivers)
      .values(some.map(({ id, vehicleId }) => ({ vehicleId, driverId: id })))
      .returning({ driverId: vehicleDrivers.driverId }),
  );
  return made.map(({ id }) => id);
}
