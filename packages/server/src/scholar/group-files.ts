import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { seatsOf } from '@safiri/rules/dispatch/vehicles.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Markets } from '../platform/markets.ts';
import { notFound } from '../platform/problem.ts';
import { shortName } from '../users/public.ts';

const GROUPS_AT_MOST = 500;

/** Groups as their drivers and the team keep them: what waits for the team first, then by school. */
export async function listFiles(reader: Reader, markets: Pick<Markets, 'byId'>, which?: SQL): Promise<GroupFile[]> {
  const rows = await reader
    .select({
      group: schoolGroups,
      /** How many hold a seat at each stop, or wait for one there: none of these stops may go. */
      children: sql<Array<{ stop: number; n: number }>>`(select coalesce(json_agg(json_build_object('stop', s.stop, 'n', s.n)), '[]')
        from (select pickup_point_index as stop, count(*)::int as n from school_seats where group_id = school_groups.id and status <> 'left' group by 1) s)`,
      waiting: sql<number>`(select count(*)::int from school_seats where group_id = school_groups.id and status = 'waiting')`,
      name: users.name,
      licensePlate: vehicles.licensePlate,
      vehicleType: vehicles.vehicleType,
    })
    .from(schoolGroups)
    .leftJoin(drivers, eq(drivers.id, schoolGroups.driverId))
    .leftJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .leftJoin(users, eq(users.id, drivers.userId))
    .where(which)
    .orderBy(
      sql`${schoolGroups.status} <> 'proposed'`,
      sql`${schoolGroups.status} = 'closed'`,
      asc(schoolGroups.schoolName),
      asc(schoolGroups.id),
    )
    .limit(GROUPS_AT_MOST);
  return rows.map(({ group, children, waiting, name, licensePlate, vehicleType }) => ({
    id: group.id,
    version: group.version,
    status: group.status,
    pausedBy: group.pausedBy,
    note: group.note,
    schoolName: group.schoolName,
    schoolArea: group.schoolArea,
    schoolAt: group.schoolAt ?? undefined,
    route: group.route,
    scheduleType: group.scheduleType,
    days: group.days,
    daysOff: group.daysOff,
    stops: group.pickupPoints.map((stop, i) => ({ ...stop, children: children.find((one) => one.stop === i)?.n ?? 0 })),
    monthlyPrice: toWire(group.monthlyMinor),
    countryId: group.countryId,
    market: group.marketId === null ? null : (markets.byId(group.marketId)?.document.name ?? null),
    capacity: group.capacity,
    occupancy: group.occupancy,
    waiting,
    driver:
      group.driverId === null || name === null || licensePlate === null || vehicleType === null
        ? null
        : { driverId: group.driverId, name: shortName(name), licensePlate, seats: seatsOf(vehicleType) },
  }));
}

/** One of them. @throws Problem not_found */
export async function readFile(reader: Reader, markets: Pick<Markets, 'byId'>, groupId: number): Promise<GroupFile> {
  const [file] = await listFiles(reader, markets, eq(schoolGroups.id, groupId));
  if (file === undefined) throw notFound();
  return file;
}
