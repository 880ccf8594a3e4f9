import { and, eq, sql } from 'drizzle-orm';
import type { WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { mayWrite, type Pauser } from '@safiri/rules/scholar/group-life.ts';
import { notifyEach } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { tellDriver, toDriver } from './bring-group.ts';
import { checkTerms, requireRoom, type GroupValues } from './check-terms.ts';
import { fillSeats, holdGroup, holdSeats } from './leave-group.ts';
import type { SeatRow } from './queries.ts';
import type { GroupRow } from './school-market.ts';

/** Runs a write of a group's names. @throws Problem group_exists */
async function named<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) !== 'school_groups_name') throw error;
    const message = 'There is a group to this school by this route already. Give the route another name.';
    throw new Problem('group_exists', message, { errors: [{ path: 'route', message }] });
  }
}

/**
 * A new group of a driver: proposed by them, or made by the team and open at once.
 * @param by whom; of the team with the reason, which the driver reads
 * @returns its id
 * @throws Problem as `checkTerms`, too_many_groups, group_exists
 */
export async function createGroup(
  ctx: Context,
  uow: UnitOfWork,
  { who, driverId, reason }: { who: Pauser; driverId: number; reason?: string },
  written: WrittenGroup,
): Promise<number> {
  await requireRoom(uow, driverId);
  const values = await checkTerms(ctx, uow, driverId, written);
  const status = who === 'driver' ? ('proposed' as const) : ('open' as const);
  const [row] = await named(() =>
    uow.tx
      .insert(schoolGroups)
      .values({ ...values, status, createdAt: uow.now })
      .returning({ id: schoolGroups.id }),
  );
  if (row === undefined) throw new Error('a group was not written');
  if (who === 'staff') await tellDriver(uow, { ...values, driverId }, toDriver.open, reason);
  return row.id;
}

/**
 * Where each child gets on after the stops were written anew: a stop says where it stood before.
 * @throws Problem naming the stops where a stop at which children get on is gone
 */
function movedStops(group: GroupRow, seats: readonly SeatRow[], { stops }: WrittenGroup): Map<number, number> {
  const moved = new Map(stops.flatMap(({ was }, i) => (was === undefined ? [] : [[was, i] as const])));
  if (moved.size < stops.filter(({ was }) => was !== undefined).length) throw fieldProblem('stops', 'A stop stands in two places');
  const lost = seats.find(({ pickupPointIndex }) => !moved.has(pickupPointIndex));
  if (lost === undefined) return moved;
  const name = group.pickupPoints[lost.pickupPointIndex]?.location ?? '';
  throw fieldProblem('stops', `Children get on at ${name}. Keep this stop, or move it.`);
}

/** The group's driver and the families with a seat or a place on the list are told that something was written anew. */
async function tellChanged(uow: UnitOfWork, group: GroupRow, values: GroupValues, seats: readonly SeatRow[]): Promise<void> {
  const driverIds = [...new Set([group.driverId, values.driverId ?? null])].filter((id) => id !== null);
  const driving = await Promise.all(
    driverIds.map(async (id) => (await uow.tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, id)))[0]?.userId),
  );
  const people = [...new Set([...driving.filter((id) => id !== undefined), ...seats.map(({ guardianId }) => guardianId)])];
  const price = uow.money(values.monthlyMinor, countryById(group.countryId).currency);
  await notifyEach(
    uow,
    'toldGroupChanged',
    people.map((userId) => ({ userId, values: { school: values.schoolName, route: values.route, price } })),
  );
}

/**
 * Writes a group anew. Children stay with their stops, and a bigger car takes in those who wait.
 * @param version that was seen when it was written
 * @throws Problem not_found, changed_meanwhile, illegal_transition, and as `createGroup`
 */
export async function changeGroup(
  ctx: Context,
  uow: UnitOfWork,
  { who, groupId, version, driverId }: { who: Pauser; groupId: number; version: number; driverId: number },
  written: WrittenGroup,
): Promise<void> {
  const group = await holdGroup(uow, groupId);
  if (group === undefined || (who === 'driver' && group.driverId !== driverId)) throw notFound();
  if (group.version !== version) throw new Problem('changed_meanwhile');
  if (!mayWrite(who, group.status)) throw new Problem('illegal_transition', 'The team changes this group now. Write to them.');
  const seats = await holdSeats(uow, groupId);
  if (driverId !== group.driverId) await requireRoom(uow, driverId);
  const values = await checkTerms(ctx, uow, driverId, written);
  if (values.countryId !== group.countryId) throw fieldProblem('schoolAt', 'A group stays in its country');
  if (values.capacity < group.occupancy) throw fieldProblem('capacity', `${group.occupancy} children have a seat`);
  const moved = movedStops(group, seats, written);
  const [row] = await named(() =>
    uow.tx
      .update(schoolGroups)
      .set({ ...values, version: sql`${schoolGroups.version} + 1` })
      .where(and(eq(schoolGroups.id, groupId), eq(schoolGroups.version, version)))
      .returning(),
  );
  if (row === undefined) throw new Problem('changed_meanwhile');
  for (const { id, pickupPointIndex } of seats) {
    const to = moved.get(pickupPointIndex);
    if (to !== undefined && to !== pickupPointIndex)
      await uow.tx.update(schoolSeats).set({ pickupPointIndex: to }).where(eq(schoolSeats.id, id));
  }
  if (who === 'staff') await tellChanged(uow, group, values, seats);
  await fillSeats(uow, row, row.capacity - row.occupancy);
}
