import { and, eq, sql } from 'drizzle-orm';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Bookings of a person who has an account now; one for a moment at which the account has another is called back. */
export async function joinBookings(uow: UnitOfWork, { riderId, accountId }: { riderId: number; accountId: number }): Promise<void> {
  await uow.tx
    .update(scheduledRides)
    .set({ status: 'cancelled', endedAt: uow.now })
    .where(
      and(
        eq(scheduledRides.passengerId, riderId),
        eq(scheduledRides.status, 'waiting'),
        sql`exists (select from scheduled_rides known where known.passenger_id = ${accountId} and known.status = 'waiting'
          and known.pickup_at = ${scheduledRides.pickupAt})`,
      ),
    );
  await uow.tx.update(scheduledRides).set({ passengerId: accountId }).where(eq(scheduledRides.passengerId, riderId));
}
