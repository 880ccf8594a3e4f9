import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffSuspension } from '@safiri/contract/standing/shapes.ts';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { waitsForLook } from '@safiri/db/standing/conditions.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { consentTo } from '../staff/public.ts';
import { presentForStaff } from './present.ts';

export type SuspensionRow = typeof suspensions.$inferSelect;

/** More than anybody has; more than a team works through in a day. */
const OF_ONE_AT_MOST = 50;
const LISTED_AT_MOST = 200;

const suspender = alias(users, 'suspender');
const looker = alias(users, 'looker');

/** A person's suspensions, the newest first. */
export function readOwn(reader: Reader, userId: number): Promise<SuspensionRow[]> {
  return reader.select().from(suspensions).where(eq(suspensions.userId, userId)).orderBy(desc(suspensions.id)).limit(OF_ONE_AT_MOST);
}

/** One suspension, held until the end of the transaction. */
export async function lockSuspension(tx: Tx, id: number): Promise<SuspensionRow | undefined> {
  const [row] = await tx.select().from(suspensions).where(eq(suspensions.id, id)).for('update');
  return row;
}

const named = (reader: Reader) =>
  reader
    .select({ row: suspensions, name: users.name, suspendedBy: suspender.name, lookedBy: looker.name })
    .from(suspensions)
    .innerJoin(users, eq(users.id, suspensions.userId))
    .innerJoin(suspender, eq(suspender.id, suspensions.suspendedBy))
    .leftJoin(looker, eq(looker.id, suspensions.lookedBy));

type Named = Awaited<ReturnType<typeof named>>[number];

async function present(reader: Reader, rows: Named[], now: Date): Promise<StaffSuspension[]> {
  const consent = await consentTo(
    reader,
    'ban',
    rows.map(({ row }) => row.id),
  );
  return rows.map((one) => presentForStaff(one, consent.get(one.row.id) === 'asked', now));
}

/** All suspensions of a person as the team sees them, the newest first. */
export async function readOfPerson(reader: Reader, userId: number, now: Date): Promise<StaffSuspension[]> {
  const rows = await named(reader).where(eq(suspensions.userId, userId)).orderBy(desc(suspensions.id)).limit(OF_ONE_AT_MOST);
  return present(reader, rows, now);
}

/** Those that stand: first what somebody has to look at, by their day. */
export async function readStanding(reader: Reader, now: Date, reach?: Reach): Promise<StaffSuspension[]> {
  const rows = await named(reader)
    .where(and(isNull(suspensions.endedAt), inReach(reach, 'person', suspensions.userId)))
    .orderBy(desc(waitsForLook(now)), sql`${suspensions.reviewAt} nulls last`, asc(suspensions.id))
    .limit(LISTED_AT_MOST);
  return present(reader, rows, now);
}
