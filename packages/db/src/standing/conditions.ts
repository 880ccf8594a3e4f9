import { sql, type SQL } from 'drizzle-orm';
import type { StandingSide } from '@safiri/rules/standing/suspensions.ts';
import type { ShownStatus } from '@safiri/rules/verification/steps.ts';

/**
 * Whether a suspension of somebody stands on a side: the one place that this fact is kept.
 * @param userId written with its table: `users.id`, since the suspension has columns of the same names
 */
export const isSuspended = (side: StandingSide, userId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from suspensions standing where standing.user_id = ${userId} and standing.side = ${sql.raw(`'${side}'`)} and standing.ended_at is null)`;

/** A driver's status as people see it: what the review says, and before it a suspension. @param driver the name of the drivers' row */
export const shownStatus = (driver: SQL): SQL<ShownStatus> =>
  sql<ShownStatus>`case when ${isSuspended('driver', sql`${driver}.user_id`)} then 'suspended' else ${driver}.verification_status end`;

/** What somebody of the team has to look at: the same as the rule of this name. */
export const waitsForLook = (now: Date): SQL<boolean> => sql<boolean>`(suspensions.ended_at is null
  and (suspensions.review_at <= ${now.toISOString()}::timestamptz
    or suspensions.answered_at is not null and (suspensions.looked_at is null or suspensions.looked_at < suspensions.answered_at)))`;
