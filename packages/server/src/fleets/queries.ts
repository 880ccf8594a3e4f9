import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FleetFile, ListedFleet } from '@safiri/contract/fleets/shapes.ts';
import { fleets, fleetVehicles } from '@safiri/db/fleets/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { vehicles } from '@safiri/db/users/tables.ts';
import type { Actor } from '../platform/actor.ts';
import { fleetsWithin, mayAsStaff } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';

export type FleetRow = typeof fleets.$inferSelect;

/** A fleet. @throws Problem not_found */
export async function findFleet(reader: Reader, fleetId: number): Promise<FleetRow> {
  const [row] = await reader.select().from(fleets).where(eq(fleets.id, fleetId));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * A fleet that this person may look into: the team every one, its owner the own. Another one is answered like one that is not there.
 * @throws Problem not_found
 */
export async function requireFleet(reader: Reader, actor: Actor, fleetId: number): Promise<FleetRow> {
  if (!mayAsStaff(actor, 'fleet.read') || fleetsWithin(actor, 'fleet.read')?.includes(fleetId) === false) throw notFound();
  return findFleet(reader, fleetId);
}

/** The fleets that this person may look into, by name. */
export function ownFleets(reader: Reader, actor: Actor) {
  const within = fleetsWithin(actor, 'fleet.read');
  return reader
    .select({ id: fleets.id, name: fleets.name })
    .from(fleets)
    .where(within === undefined ? undefined : inArray(fleets.id, [...within]))
    .orderBy(asc(fleets.name), asc(fleets.id));
}

/** The fleets that these vehicles belong to now, by name. */
export async function fleetNamesOf(reader: Reader, vehicleIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await reader
    .select({ vehicleId: fleetVehicles.vehicleId, name: fleets.name })
    .from(fleetVehicles)
    .innerJoin(fleets, eq(fleets.id, fleetVehicles.fleetId))
    .where(and(inArray(fleetVehicles.vehicleId, [...vehicleIds]), isNull(fleetVehicles.until)));
  return new Map(rows.map(({ vehicleId, name }) => [vehicleId, name]));
}

const listed = {
  id: fleets.id,
  name: fleets.name,
  phone: fleets.phone,
  countryId: fleets.countryId,
  vehicles: sql<number>`(select count(*)::int from fleet_vehicles f where f.fleet_id = fleets.id and f.until is null)`,
  owners: sql<string[]>`coalesce((select json_agg(u.name order by u.name) from staff_roles r join staff_members m on m.user_id = r.user_id
    join users u on u.id = r.user_id where r.fleet_id = fleets.id and m.disabled_at is null), '[]')`,
};

/** Every fleet, by name. */
export const listFleets = (reader: Reader): Promise<ListedFleet[]> =>
  reader.select(listed).from(fleets).orderBy(asc(fleets.name), asc(fleets.id));

/** A vehicle's columns as the people of its fleet read them. */
export const vehicleColumns = {
  vehicleId: vehicles.id,
  licensePlate: vehicles.licensePlate,
  kind: vehicles.kind,
  make: vehicles.make,
  model: vehicles.model,
  color: vehicles.color,
};

/** A fleet as the team keeps it. @throws Problem not_found */
export async function readFleet(reader: Reader, fleetId: number): Promise<FleetFile> {
  const [fleet] = await reader.select(listed).from(fleets).where(eq(fleets.id, fleetId));
  if (fleet === undefined) throw notFound();
  const members = await reader
    .select({ ...vehicleColumns, since: fleetVehicles.since })
    .from(fleetVehicles)
    .innerJoin(vehicles, eq(vehicles.id, fleetVehicles.vehicleId))
    .where(and(eq(fleetVehicles.fleetId, fleetId), isNull(fleetVehicles.until)))
    .orderBy(asc(vehicles.licensePlate), asc(vehicles.id));
  return { ...fleet, members: members.map(({ since, ...vehicle }) => ({ ...vehicle, since: since.toISOString() })) };
}
