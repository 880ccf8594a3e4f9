import { and, eq, notInArray, or, type Column, type SQL } from 'drizzle-orm';
import { deliveryRideTypes } from '@safiri/rules/rides/deliveries.ts';
import { rides } from './tables.ts';

/** An account by its numbers, or by the columns of a query that has them. */
interface Account {
  readonly userId: number | Column;
  readonly driverId: number | Column | null;
}

const drivenBy = (driverId: number | Column): SQL => eq(rides.driverId, driverId);

/** Trips this account is the passenger of. A delivery is not: its customer is not in that vehicle. */
export const riddenBy = (userId: number | Column): SQL | undefined =>
  and(eq(rides.passengerId, userId), notInArray(rides.rideType, [...deliveryRideTypes]));

/** Trips this person is on board of: those they ride, those they drive, deliveries among the driven. */
export const onBoard = ({ userId, driverId }: Account): SQL | undefined =>
  driverId === null ? riddenBy(userId) : or(riddenBy(userId), drivenBy(driverId));

/** Trips this person has to do with, on either side, deliveries ordered among them. */
export const partyTo = ({ userId, driverId }: Account): SQL | undefined =>
  driverId === null ? eq(rides.passengerId, userId) : or(eq(rides.passengerId, userId), drivenBy(driverId));
