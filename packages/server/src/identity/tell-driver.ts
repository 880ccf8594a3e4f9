import { and, eq, inArray } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { publishToBothSides } from '../rides/public.ts';

/** What drivers read of a person has changed: whoever drives them now is shown it at once. */
export async function tellDriver(uow: UnitOfWork, userId: number): Promise<void> {
  const driven = await uow.tx
    .select()
    .from(rides)
    .where(and(eq(rides.passengerId, userId), inArray(rides.status, [...drivenStatuses])));
  for (const ride of driven) await publishToBothSides(uow, ride);
}
