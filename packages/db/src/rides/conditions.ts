import { and, eq, inArray, ne, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { oneOf } from '../platform/columns.ts';
import { rides } from './tables.ts';

/** An account by its numbers, or by the columns of a query that has them. */
interface Account {
  readonly userId: number | Column;
  readonly driverId: number | Column | null;
}

const drivenBy = (driverId: number | Column): SQL => eq(rides.driverId, driverId);

/** Written out, as the partial indexes of live rides want it of prepared statements. */
const carriesPeople = (): SQL => sql`${rides.rideType} not in ${oneOf(deliveryRideTypes)}`;

/** Trips this account rides. A delivery is not: its customer is not in that vehicle. */
export const riddenBy = (userId: number | Column | Placeholder): SQL | undefined => and(eq(rides.passengerId, userId), carriesPeople());

/** Trips this person is on board of: those they ride, those they drive, deliveries among the driven. */
export const onBoard = ({ userId, driverId }: Account): SQL | undefined =>
  driverId === null ? riddenBy(userId) : or(riddenBy(userId), drivenBy(driverId));

/** Rides that this account asked for and pays. */
export const bookedBy = (userId: number | Column | Placeholder): SQL | undefined => and(eq(rides.bookerId, userId), carriesPeople());

/** The same of several. */
export const bookedByAny = (userIds: readonly number[]): SQL | undefined => and(inArray(rides.bookerId, [...userIds]), carriesPeople());

/** Rides that this account asked for and somebody else rides; an index of their own finds them. */
export const bookedForOthersBy = (userId: number | Column): SQL | undefined =>
  and(eq(rides.bookerId, userId), ne(rides.bookerId, rides.passengerId));

/** Trips this person has to do with, on any side, deliveries ordered among them. */
export const partyTo = ({ userId, driverId }: Account): SQL | undefined =>
  or(eq(rides.passengerId, userId), bookedForOthersBy(userId), driverId === null ? undefined : drivenBy(driverId));
