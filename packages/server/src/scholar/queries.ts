import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Group, RollGroup, Seat } from '@safiri/contract/scholar/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { children, rollCalls, schoolGroups, schoolMonths, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { driverPhotos } from '@safiri/db/verification/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { nearly, runsOf } from '@safiri/rules/scholar/groups.ts';
import { isSchoolDay } from '@safiri/rules/scholar/school-month.ts';
import type { Context } from '../platform/context.ts';
import { readEntitlement } from '../drivers/public.ts';
import { averageRating, shortName } from '../users/public.ts';
import { called, dayOf, presentSeat } from './present.ts';
import { cityDrives, daysOffFrom, firstMonthOf, monthTerms, schoolDaysOf, type GroupRow } from './school-market.ts';

export type SeatRow = typeof schoolSeats.$inferSelect;

const GROUPS_AT_MOST = 300;
const driverUser = alias(users, 'driver_user');
const guardian = alias(users, 'guardian');

type Here = Pick<Context, 'db' | 'markets' | 'config' | 'clock'>;

/** Groups of a country that are open, with the caller's own students in them. */
export async function listGroups(ctx: Here, userId: number, countryId: CountryId): Promise<Group[]> {
  const reader = ctx.db;
  const rows = await reader
    .select({
      group: schoolGroups,
      driver: {
        name: driverUser.name,
        status: shownStatus(sql`drivers`),
        ratingSum: driverUser.ratingSum,
        ratingCount: driverUser.ratingCount,
      },
    })
    .from(schoolGroups)
    .leftJoin(drivers, eq(drivers.id, schoolGroups.driverId))
    .leftJoin(driverUser, eq(driverUser.id, drivers.userId))
    .where(and(eq(schoolGroups.countryId, countryId), eq(schoolGroups.status, 'open')))
    .orderBy(asc(schoolGroups.schoolName), asc(schoolGroups.id))
    .limit(GROUPS_AT_MOST);
  const seats = await reader
    .select()
    .from(schoolSeats)
    .where(and(eq(schoolSeats.guardianId, userId), ne(schoolSeats.status, 'left')));
  const mine = Map.groupBy(seats, ({ groupId }) => groupId);
  // Where children wait in the morning is told exactly to who has a seat alone.
  const stopsFor = ({ id, pickupPoints }: GroupRow) =>
    (mine.get(id) ?? []).some(({ status }) => status === 'member')
      ? pickupPoints
      : pickupPoints.map(({ at, ...stop }) => ({ ...stop, ...(at === undefined ? {} : { at: nearly(at) }) }));
  const now = ctx.clock();
  const firstOf = (group: GroupRow) => {
    const first = firstMonthOf(ctx, group, now);
    return first === undefined ? null : { from: first.from, runs: first.runs, price: toWire(first.priceMinor) };
  };
  const shown = rows.filter(({ group }) => cityDrives(ctx.markets, group));
  return shown.map(({ group, driver }) => ({
    id: group.id,
    schoolName: group.schoolName,
    schoolArea: group.schoolArea,
    route: group.route,
    scheduleType: group.scheduleType,
    monthlyPrice: toWire(group.monthlyMinor),
    countryId: group.countryId,
    capacity: group.capacity,
    currentOccupancy: group.occupancy,
    driverName: driver?.name == null ? '' : shortName(driver.name),
    driverRating: driver?.name == null ? null : averageRating({ ratingSum: driver.ratingSum ?? 0, ratingCount: driver.ratingCount ?? 0 }),
    driverVerified: driver?.status === 'approved',
    pickupPoints: stopsFor(group),
    schoolAt: group.schoolAt ?? undefined,
    days: group.days,
    firstMonth: firstOf(group),
    mine: (mine.get(group.id) ?? []).flatMap(({ studentId, status }) => (status === 'left' ? [] : [{ studentId, status }])),
  }));
}

/** The caller's seats, with what was called of them today. */
export async function listSeats(ctx: Here, reader: Reader, userId: number, only?: number): Promise<Seat[]> {
  const now = ctx.clock();
  const rows = await reader
    .select({
      seat: schoolSeats,
      group: schoolGroups,
      childName: children.name,
      ownName: guardian.name,
      driverName: driverUser.name,
      driverStatus: shownStatus(sql`drivers`),
      licensePlate: vehicles.licensePlate,
      photoOf: driverPhotos.documentId,
      vehicleType: vehicles.vehicleType,
      color: vehicles.color,
      make: vehicles.make,
      model: vehicles.model,
      phone: driverUser.phone,
      month: schoolMonths,
    })
    .from(schoolSeats)
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .innerJoin(guardian, eq(guardian.id, schoolSeats.guardianId))
    .leftJoin(children, eq(children.id, schoolSeats.childId))
    .leftJoin(drivers, eq(drivers.id, schoolGroups.driverId))
    .leftJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .leftJoin(driverUser, eq(driverUser.id, drivers.userId))
    .leftJoin(driverPhotos, and(eq(driverPhotos.driverId, drivers.id), isNotNull(driverPhotos.image)))
    .leftJoin(schoolMonths, and(eq(schoolMonths.seatId, schoolSeats.id), isNull(schoolMonths.returnedMinor)))
    .where(
      and(eq(schoolSeats.guardianId, userId), ne(schoolSeats.status, 'left'), only === undefined ? undefined : eq(schoolSeats.id, only)),
    )
    .orderBy(asc(schoolSeats.id));
  const calls = await callsOf(
    reader,
    rows.map(({ seat }) => seat.id),
  );
  return rows.flatMap((row) =>
    presentSeat(
      row,
      calls.get(row.seat.id) ?? [],
      now,
      monthTerms(ctx, row.group) !== undefined,
      daysOffFrom(ctx.markets, row.group, dayOf(row.group.countryId, now)),
    ),
  );
}

async function callsOf(reader: Reader, seatIds: readonly number[]) {
  const rows =
    seatIds.length === 0
      ? []
      : await reader
          .select()
          .from(rollCalls)
          .where(inArray(rollCalls.seatId, [...seatIds]))
          .orderBy(sql`${rollCalls.day} desc`)
          .limit(2000);
  return Map.groupBy(rows, ({ seatId }) => seatId);
}

/**
 * The driver's groups by stop, with the children of those that drive now: of a group that is paused, and by a driver who may not drive, only who was called today, so that
 * a child on board is still handed over.
 */
export async function listRoll({ markets }: Pick<Context, 'markets'>, reader: Reader, driverId: number, now: Date): Promise<RollGroup[]> {
  const facts = await readEntitlement(reader, markets, driverId, now);
  const mayDrive = facts !== undefined && driverGap(facts) === undefined;
  const groups = await reader
    .select()
    .from(schoolGroups)
    .where(and(eq(schoolGroups.driverId, driverId), inArray(schoolGroups.status, ['open', 'paused'])))
    .orderBy(asc(schoolGroups.id));
  const ids = groups.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await reader
          .select({ seat: schoolSeats, childName: children.name, ownName: guardian.name })
          .from(schoolSeats)
          .innerJoin(guardian, eq(guardian.id, schoolSeats.guardianId))
          .leftJoin(children, eq(children.id, schoolSeats.childId))
          .where(and(inArray(schoolSeats.groupId, ids), eq(schoolSeats.status, 'member')))
          .orderBy(asc(schoolSeats.id));
  const calls = await callsOf(
    reader,
    rows.map(({ seat }) => seat.id),
  );
  const calledToday = (seatId: number, group: GroupRow) => called(calls.get(seatId) ?? [], dayOf(group.countryId, now));
  const isOff = (group: GroupRow) => !isSchoolDay(dayOf(group.countryId, now), schoolDaysOf(markets, group));
  return groups.map((group) => ({
    groupId: group.id,
    schoolName: group.schoolName,
    scheduleType: group.scheduleType,
    runs: [...runsOf(group.scheduleType)],
    isDayOff: isOff(group),
    stops: group.pickupPoints.map((stop, i) => ({
      ...stop,
      students: rows
        .filter(({ seat }) => seat.groupId === group.id && seat.pickupPointIndex === i)
        .filter(({ seat }) => (mayDrive && group.status === 'open' && !isOff(group)) || calledToday(seat.id, group).length > 0)
        .map(({ seat, childName, ownName }) => ({
          seatId: seat.id,
          name: childName ?? shortName(ownName),
          collectorName: seat.collectorName,
          payment: seat.walletFrom === null ? ('cash' as const) : ('wallet' as const),
          isUnpaid: seat.unpaidSince !== null,
          today: calledToday(seat.id, group),
        })),
    })),
  }));
}

export async function findChild(reader: Reader, childId: number): Promise<typeof children.$inferSelect | undefined> {
  const [row] = await reader
    .select()
    .from(children)
    .where(and(eq(children.id, childId), isNull(children.deletedAt)));
  return row;
}
