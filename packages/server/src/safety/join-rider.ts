import { and, eq, sql } from 'drizzle-orm';
import { incidents } from '@safiri/db/safety/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Emergencies of a person who has an account now; where the account has one open, both are about the same person and stay apart. */
export async function joinIncidents(uow: UnitOfWork, { riderId, accountId }: { riderId: number; accountId: number }): Promise<void> {
  await uow.tx
    .update(incidents)
    .set({ userId: accountId })
    .where(
      and(
        eq(incidents.userId, riderId),
        sql`(${incidents.closedAt} is not null or not exists (
          select from incidents open where open.user_id = ${accountId} and open.closed_at is null and not open.is_drill))`,
      ),
    );
}
