import { and, count, eq, ne } from 'drizzle-orm';
import type { WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { drivers, vehicles } from '@safiri/db/users/tables.ts';
import { seatsOf } from '@safiri/rules/dispatch/vehicles.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import { vehiclesOf } from '@safiri/rules/markets/services.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { groupFault, GROUPS_OF_A_DRIVER, type GroupFault } from '@safiri/rules/scholar/group-terms.ts';
import { readEntitlement, tripGapProblem } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { schoolService, type GroupRow } from './school-market.ts';

/** What a group's row holds of what was written. */
export type GroupValues = Pick<
  typeof schoolGroups.$inferInsert,
  | 'schoolName'
  | 'schoolArea'
  | 'schoolAt'
  | 'route'
  | 'scheduleType'
  | 'days'
  | 'daysOff'
  | 'monthlyMinor'
  | 'capacity'
  | 'pickupPoints'
  | 'countryId'
  | 'marketId'
  | 'driverId'
>;

function sentenceOf(fault: GroupFault): string {
  switch (fault.fault) {
    case 'seats':
      return `The vehicle carries ${fault.n} passengers`;
    case 'price':
      return 'Write a price';
    case 'whole':
      return 'Write a whole amount';
    case 'days':
      return 'Each day once';
    case 'twice':
      return 'Two stops have this name';
    case 'far':
      return 'This stop is too far from the school';
    case 'back':
      return 'A group both ways has a time for the way home at each stop, any other one has none';
    case 'order':
      return 'Stops are written in the order in which the car comes to them';
  }
}

/**
 * The driver may drive children now: in standing, approved, trained, with every paper that the market asks for, by an approved vehicle.
 * @throws Problem naming driverId where there is no such driver, or what keeps them from it
 */
export async function requireEntitled(ctx: Context, uow: UnitOfWork, driverId: number): Promise<void> {
  const facts = await readEntitlement(uow.tx, ctx.markets, driverId, uow.now);
  if (facts === undefined) throw fieldProblem('driverId', 'There is no such driver');
  const gap = driverGap(facts);
  if (gap !== undefined) throw tripGapProblem(gap, facts);
}

/** What the driver's vehicle is, as the driver chose it. */
async function vehicleOf(uow: UnitOfWork, driverId: number) {
  const [vehicle] = await uow.tx
    .select({ vehicleType: vehicles.vehicleType })
    .from(drivers)
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(eq(drivers.id, driverId));
  if (vehicle === undefined) throw notFound();
  return vehicle;
}

/**
 * The driver of a group may drive children now, by a vehicle of the city's school service that carries so many: asked whenever it opens, takes a child, or begins a run.
 * @throws Problem what keeps the driver from it, illegal_transition where the vehicle is none for it
 */
export async function requireReady(ctx: Context, uow: UnitOfWork, group: GroupRow, children: number): Promise<void> {
  if (group.driverId === null) throw new Problem('illegal_transition', 'The group has no driver now.');
  await requireEntitled(ctx, uow, group.driverId);
  const { vehicleType } = await vehicleOf(uow, group.driverId);
  const market = group.marketId === null ? undefined : ctx.markets.byId(group.marketId);
  const service = market === undefined ? undefined : schoolService(market);
  const isRight = market === undefined || (service !== undefined && vehiclesOf(service).includes(vehicleType));
  if (!isRight)
    throw new Problem('illegal_transition', 'In this city no children are driven to school with the vehicle that the driver has chosen.');
  if (children > seatsOf(vehicleType)) {
    throw new Problem(
      'illegal_transition',
      `The vehicle that the driver has chosen carries ${seatsOf(vehicleType)} children, not ${children}.`,
    );
  }
}

/** Holds the driver's row, and counts their groups. @throws Problem too_many_groups */
export async function requireRoom(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update');
  const [row] = await uow.tx
    .select({ n: count() })
    .from(schoolGroups)
    .where(and(eq(schoolGroups.driverId, driverId), ne(schoolGroups.status, 'closed')));
  if ((row?.n ?? 0) >= GROUPS_OF_A_DRIVER) throw new Problem('too_many_groups', `A driver has ${GROUPS_OF_A_DRIVER} groups at most.`);
}

/**
 * What was written of a group, as its row holds it.
 * @throws Problem naming the field, not_bookable_here where no market drives children to this school, or what keeps the driver from it
 */
export async function checkTerms(ctx: Context, uow: UnitOfWork, driverId: number, written: WrittenGroup): Promise<GroupValues> {
  await requireEntitled(ctx, uow, driverId);
  const market = ctx.markets.at(written.schoolAt);
  const service = market === undefined || market.document.status === 'closed' ? undefined : schoolService(market);
  if (market === undefined || service === undefined) {
    throw new Problem('not_bookable_here', 'No city that drives children to school reaches this place.');
  }
  const vehicle = await vehicleOf(uow, driverId);
  if (!vehiclesOf(service).includes(vehicle.vehicleType)) {
    throw fieldProblem('capacity', 'In this city no children are driven to school with such a vehicle');
  }
  const { stops, monthlyPrice, ...rest } = written;
  const monthlyMinor = fromWire(monthlyPrice) ?? 0;
  const fault = groupFault(
    { ...rest, stops, monthlyMinor },
    { seats: seatsOf(vehicle.vehicleType), reachKm: market.document.reachKm, decimals: market.document.decimals },
  );
  if (fault !== undefined) throw fieldProblem(fault.path, sentenceOf(fault));
  return {
    ...rest,
    days: rest.days.toSorted((a, b) => a - b),
    daysOff: [...new Set(rest.daysOff)].toSorted(),
    monthlyMinor,
    pickupPoints: stops.map(({ location, time, backTime, at }) => ({
      location,
      time,
      ...(backTime === undefined ? {} : { backTime }),
      at,
    })),
    countryId: market.country.id,
    marketId: market.document.id,
    driverId,
  };
}
