import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { goneBefore } from '@safiri/rules/identity/person-checks.ts';

export type CheckRow = typeof personChecks.$inferSelect;

/** More than a team works through in a day. */
const LISTED_AT_MOST = 200;

/** A person's checks, the newest first. */
export const checksOf = (reader: Reader, userId: number): Promise<CheckRow[]> =>
  reader.select().from(personChecks).where(eq(personChecks.userId, userId)).orderBy(desc(personChecks.id));

const named = (reader: Reader) =>
  reader.select({ row: personChecks, name: users.name }).from(personChecks).innerJoin(users, eq(users.id, personChecks.userId));

export type NamedCheck = Awaited<ReturnType<typeof named>>[number];

/** What waits, the oldest first. */
export const listWaiting = (reader: Reader, reach?: Reach): Promise<NamedCheck[]> =>
  named(reader)
    .where(and(eq(personChecks.status, 'pending'), inReach(reach, 'person', personChecks.userId)))
    .orderBy(asc(personChecks.createdAt), asc(personChecks.id))
    .limit(LISTED_AT_MOST);

/** What was decided while pictures are kept, the newest first. */
export const listDecided = (reader: Reader, now: Date, reach?: Reach): Promise<NamedCheck[]> =>
  named(reader)
    .where(
      and(isNotNull(personChecks.decidedAt), gt(personChecks.decidedAt, goneBefore(now)), inReach(reach, 'person', personChecks.userId)),
    )
    .orderBy(desc(personChecks.decidedAt), desc(personChecks.id))
    .limit(LISTED_AT_MOST);

const decider = alias(users, 'decider');

/** One check with the names of both and what the picture is; undefined where there is none. */
export async function findCheck(reader: Reader, id: number) {
  const [found] = await reader
    .select({ row: personChecks, name: users.name, decidedBy: decider.name, mediaType: uploads.mediaType })
    .from(personChecks)
    .innerJoin(users, eq(users.id, personChecks.userId))
    .leftJoin(decider, eq(decider.id, personChecks.decidedBy))
    .leftJoin(uploads, eq(uploads.id, personChecks.uploadId))
    .where(eq(personChecks.id, id));
  return found;
}

export type FoundCheck = NonNullable<Awaited<ReturnType<typeof findCheck>>>;
