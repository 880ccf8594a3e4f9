import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { marks } from '@safiri/db/rides/after-trip-tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { riderKey } from '@safiri/rules/rides/rider.ts';
import type { RideRow } from './queries.ts';

type WhoseRide = Pick<RideRow, 'passengerId' | 'bookerId' | 'staffId'>;

/** Whether the driver rides in it, or asked for it: by the account, or by the number of a person without one. */
async function isOwnRide(tx: Tx, driverUserId: number, ride: WhoseRide): Promise<boolean> {
  if (ride.passengerId === driverUserId || ride.bookerId === driverUserId) return true;
  // Who asks in the app for the own ride has an account.
  if (ride.passengerId === ride.bookerId && ride.staffId === null) return false;
  const number = tx
    .select({ key: sql`${riderKey('')} || ${users.phone}` })
    .from(users)
    .where(eq(users.id, driverUserId));
  return (await tx.$count(users, and(inArray(users.id, [ride.passengerId, ride.bookerId]), inArray(users.phone, number)))) > 0;
}

/**
 * Whether a driver is not for this ride, as it stands in this transaction: the driver or who rides does not want to meet the other again,
 * or the driver would carry the own person. What the booker said of drivers counts for the booker's own rides.
 */
export async function areKeptApart(tx: Tx, driverUserId: number, ride: WhoseRide): Promise<boolean> {
  const { passengerId } = ride;
  const [mark] = await tx
    .select({ id: marks.id })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'never'),
        or(
          and(eq(marks.markerId, driverUserId), eq(marks.markedId, passengerId)),
          and(eq(marks.markerId, passengerId), eq(marks.markedId, driverUserId)),
        ),
      ),
    )
    .limit(1);
  return mark !== undefined || isOwnRide(tx, driverUserId, ride);
}
