import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LostOfRide } from '@safiri/contract/rides/lost-calls.ts';
import type { LostReport } from '@safiri/contract/rides/staff-calls.ts';
import { lostItems } from '@safiri/db/rides/after-trip-tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { tripChatState } from '@safiri/rules/chat/chat.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayReportLost, nextLostStates, standingLostStates, stillLost } from '@safiri/rules/rides/lost-items.ts';
import type { Actor } from '../platform/actor.ts';
import type { RideView } from './queries.ts';

/** What was left in the car of an own ride; nothing before its end. */
export async function lostOfRide(reader: Reader, actor: Actor, { ride }: RideView, now: Date): Promise<LostOfRide> {
  const { completedAt } = ride;
  if (completedAt === null || isDelivery(ride.rideType)) return { mayReport: false, chatIsOpen: false, items: [] };
  const rows = await reader.select().from(lostItems).where(eq(lostItems.rideId, ride.id)).orderBy(desc(lostItems.id));
  const mine = rows.filter(({ reporterId }) => reporterId === actor.userId);
  const isLost = rows.some(({ state }) => stillLost(state));
  const at = { isDriven: false, endedAt: completedAt.getTime(), isLost };
  return {
    mayReport: mine.every(({ state }) => !stillLost(state)) && mayReportLost(completedAt.getTime(), now.getTime(), mine.length),
    chatIsOpen: tripChatState(at, now.getTime()) === 'open',
    items: rows.map(({ id, what, state, reporterId, createdAt }) => ({
      id,
      what,
      state,
      by: reporterId === ride.passengerId ? 'passenger' : 'driver',
      next: [...nextLostStates(reporterId === actor.userId ? 'reporter' : 'other', state)],
      createdAt: createdAt.toISOString(),
    })),
  };
}

const passenger = alias(users, 'passenger');
const driverUser = alias(users, 'driver_user');

/** What was lost and neither given back nor given up, oldest first. */
export async function listLost(reader: Reader, reach?: Reach): Promise<LostReport[]> {
  const rows = await reader
    .select({
      item: lostItems,
      passengerId: rides.passengerId,
      passengerName: passenger.name,
      driverName: driverUser.name,
      driverId: drivers.id,
      vehicle: rides.vehicle,
    })
    .from(lostItems)
    .innerJoin(rides, eq(rides.id, lostItems.rideId))
    .innerJoin(passenger, eq(passenger.id, rides.passengerId))
    .innerJoin(drivers, eq(drivers.id, rides.driverId))
    .innerJoin(driverUser, eq(driverUser.id, drivers.userId))
    .where(and(inArray(lostItems.state, standingLostStates), inReach(reach, 'market', rides.cityId)))
    .orderBy(lostItems.id);
  return rows.map(({ item, passengerId, passengerName, driverName, driverId, vehicle }) => ({
    id: item.id,
    rideId: item.rideId,
    what: item.what,
    state: item.state,
    by: item.reporterId === passengerId ? 'passenger' : 'driver',
    passengerName,
    driverName,
    driverId,
    licensePlate: vehicle?.licensePlate ?? '',
    createdAt: item.createdAt.toISOString(),
  }));
}
