import { inArray } from 'drizzle-orm';
import { fleets, fleetVehicles } from '@safiri/db/fleets/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Client } from './client.ts';
import type { World } from './harness.ts';
import { memberOfStaff, type DriverPerson } from './people.ts';

let n = 0;

/** A fleet to which the cars of these drivers belong since a moment. @returns its number */
export async function fleetOf(world: Pick<World, 'db'>, people: readonly DriverPerson[], since: Date): Promise<number> {
  const [fleet] = await world.db
    .insert(fleets)
    .values({ name: `Fleet ${(n += 1)}`, phone: '+27825550142', countryId: 'za' })
    .returning({ id: fleets.id });
  const fleetId = fleet?.id ?? 0;
  if (people.length === 0) return fleetId;
  const driven = await world.db
    .select({ vehicleId: drivers.vehicleId })
    .from(drivers)
    .where(
      inArray(
        drivers.id,
        people.map(({ driverId }) => driverId),
      ),
    );
  await world.db.insert(fleetVehicles).values(driven.map(({ vehicleId }) => ({ fleetId, vehicleId, since })));
  return fleetId;
}

/** The owner of a fleet, in the console with the second factor given. */
export const ownerOf = async (world: Pick<World, 'db' | 'node'>, fleetId: number): Promise<Client> =>
  (await memberOfStaff(world, [{ role: 'fleet', fleetId }])).client;
