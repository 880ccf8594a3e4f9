import { desc, eq } from 'drizzle-orm';
import type { PastRun } from '@safiri/contract/scholar/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { children, rollCalls, schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';

/** Two children, there and back, for a term. */
const RUNS_AT_MOST = 200;

/** What was called of the caller's students, also on seats that were given up since; the newest first. */
export async function listRuns(reader: Reader, guardianId: number): Promise<PastRun[]> {
  const rows = await reader
    .select({ call: rollCalls, seat: schoolSeats, group: schoolGroups, childName: children.name, ownName: users.name })
    .from(schoolSeats)
    .innerJoin(rollCalls, eq(rollCalls.seatId, schoolSeats.id))
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .innerJoin(users, eq(users.id, schoolSeats.guardianId))
    .leftJoin(children, eq(children.id, schoolSeats.childId))
    .where(eq(schoolSeats.guardianId, guardianId))
    .orderBy(desc(rollCalls.at), desc(rollCalls.id))
    .limit(RUNS_AT_MOST);
  return rows.map(({ call, seat, group, childName, ownName }) => ({
    seatId: seat.id,
    studentName: childName ?? ownName,
    schoolName: group.schoolName,
    stop: group.pickupPoints[seat.pickupPointIndex] ?? { location: '', time: '' },
    day: call.day,
    run: call.run,
    state: call.state,
    at: call.at.toISOString(),
  }));
}
