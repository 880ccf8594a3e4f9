import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { photoAddress } from '@safiri/contract/verification/photo-address.ts';
import type { rollCalls, schoolGroups, schoolMonths, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { minuteOf } from '@safiri/rules/catalogue/merchants.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { localDate, localMoment } from '@safiri/rules/places/local-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { mayRingAround } from '@safiri/rules/scholar/groups.ts';
import { daysAfter, UNPAID_DAYS } from '@safiri/rules/scholar/school-month.ts';
import { isOnTheWay } from '@safiri/rules/scholar/on-the-way.ts';
import { dialable, shortName } from '../users/public.ts';

type RollCallRow = typeof rollCalls.$inferSelect;

/** A seat with what is shown of its group, its student and its driver. */
interface SeatFacts {
  readonly seat: typeof schoolSeats.$inferSelect;
  readonly group: typeof schoolGroups.$inferSelect;
  readonly childName: string | null;
  readonly ownName: string;
  readonly driverName: string | null;
  readonly driverStatus: string | null;
  readonly licensePlate: string | null;
  readonly vehicleType: VehicleType | null;
  readonly color: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly phone: string | null;
  readonly photoOf: number | null;
  /** That is paid and under way. */
  readonly month: typeof schoolMonths.$inferSelect | null;
}

/** Today by the clocks of the group's country. */
export const dayOf = (countryId: CountryId, now: Date): string => localDate(now, countryById(countryId).timeZoneId);

export const called = (rows: readonly RollCallRow[], day: string) =>
  rows.filter((row) => row.day === day).map(({ run, state, at }) => ({ run, state, at: at.toISOString() }));

/** The number is told while it is needed: around the pickup, and while the student is on board. */
function tellsPhone({ group }: SeatFacts, stopTime: string, today: Seat['today'], now: Date): boolean {
  const { hour, minute } = localMoment(now, countryById(group.countryId).timeZoneId);
  const stop = minuteOf(stopTime);
  const isRiding = today.some(({ state, at }) => isOnTheWay(state, Date.parse(at), now.getTime()));
  return isRiding || (stop !== undefined && mayRingAround(stop, hour * 60 + minute));
}

/** A seat as its guardian sees it; none when it was left. @param mayPayByWallet whether the wallet can pay it, too; `daysOff`: to come */
export function presentSeat(row: SeatFacts, calls: readonly RollCallRow[], now: Date, mayPayByWallet: boolean, daysOff: string[]): Seat[] {
  const { seat, group, month } = row;
  if (seat.status === 'left') return [];
  const stop = group.pickupPoints[seat.pickupPointIndex] ?? { location: '', time: '' };
  const today = called(calls, dayOf(group.countryId, now));
  const isMember = seat.status === 'member';
  return [
    {
      id: seat.id,
      groupId: group.id,
      schoolName: group.schoolName,
      route: group.route,
      studentId: seat.studentId,
      studentName: row.childName ?? row.ownName,
      status: seat.status,
      stop,
      schoolAt: group.schoolAt ?? undefined,
      driverName: row.driverName === null ? '' : shortName(row.driverName),
      driverVerified: row.driverStatus === 'approved',
      driverPhoto: isMember && row.photoOf !== null && group.driverId !== null ? photoAddress(group.driverId, row.photoOf) : null,
      licensePlate: isMember ? row.licensePlate : null,
      vehicle: isMember && row.model !== null ? [row.make, row.model].filter((part) => part !== null).join(' ') : null,
      vehicleType: isMember ? (row.vehicleType ?? undefined) : undefined,
      color: isMember ? (row.color ?? undefined) : undefined,
      driverPhone: isMember && tellsPhone(row, stop.time, today, now) && row.phone !== null ? dialable(row.phone) : null,
      scheduleType: group.scheduleType,
      monthlyPrice: toWire(group.monthlyMinor),
      countryId: group.countryId,
      collectorName: seat.collectorName,
      collectorPin: seat.collectorPin,
      days: group.days,
      daysOff,
      payment: seat.walletFrom === null ? 'cash' : 'wallet',
      mayPayByWallet,
      walletFrom: seat.walletFrom,
      keptUntil: seat.unpaidSince === null ? null : daysAfter(seat.unpaidSince, UNPAID_DAYS),
      month:
        month === null
          ? null
          : {
              price: toWire(month.priceMinor),
              runs: month.runsPlanned,
              driven: month.runsDriven,
              unused: toWire(month.priceMinor - month.earnedMinor),
            },
      today,
    },
  ];
}
