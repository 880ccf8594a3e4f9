import { inArray } from 'drizzle-orm';
import { fleets, fleetVehicles } from '@safiri/db/fleets/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { calls } from './calls.ts';
import { there, type Client } from './client.ts';
import type { World } from './harness.ts';
import { memberOfStaff, plateOf, type DriverPerson, type Person } from './people.ts';
import { endUnproven, tripUnderWay } from './trips.ts';

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

/** Why the team does something to a fleet. */
export const reason = 'They signed the contract';

/** What tests of fleets do again and again. @param by who rides, and who of the team keeps fleets */
export const fleetSteps = (world: World, by: () => { readonly rider: Person; readonly team: Client }) => ({
  newFleet: (name = 'Ubuntu Cars') => by().team.call(calls.createFleet, { body: { name, phone: '082 555 0142', countryId: 'za', reason } }),
  putIn: (id: number, person: DriverPerson) =>
    by().team.answer(calls.putVehicleIn, { params: { id }, body: { licensePlate: plateOf(person), reason } }),
  /** A trip in cash that began a moment ago and ended now. */
  async drive(person: DriverPerson, fareMinor = 100_00, at = new Date()): Promise<number> {
    const id = await tripUnderWay(world, { passenger: by().rider, driver: person }, { at, fareMinor });
    await endUnproven(person, id);
    return id;
  },
  vehicleOf: async (person: DriverPerson) => there((await person.client.call(calls.ownVehicles))[0]).id,
});
