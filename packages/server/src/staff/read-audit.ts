import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '@safiri/contract/call.ts';
import type { AuditEntry, readAudit as call } from '@safiri/contract/staff/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { auditLog, staffMembers } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { actionsOf, type AuditSubject } from '@safiri/rules/staff/audit-actions.ts';

const PAGE = 50;
const ID = auditLog.subjectId;

/** Where the name of a subject is. The others are told by their number: names of who rode or wrote are not for everybody who reads the log. */
const names: Partial<Record<AuditSubject, SQL>> = {
  user: sql`select name from users where id = ${ID}`,
  driver: sql`select u.name from drivers d join users u on u.id = d.user_id where d.id = ${ID}`,
  merchant: sql`select name from merchants where id = ${ID}`,
  item: sql`select name from catalogue_items where id = ${ID}`,
  order: sql`select number from orders where id = ${ID}`,
  school_group: sql`select school_name from school_groups where id = ${ID}`,
  fleet: sql`select name from fleets where id = ${ID}`,
  invitation: sql`select name from staff_invitations where id = ${ID}`,
  shift: sql`select u.name from on_call_shifts s join users u on u.id = s.user_id where s.id = ${ID}`,
};
const cases = Object.entries(names).map(([subject, name]) => sql`when ${subject} then (${name})`);
const subjectName = sql<string | null>`case ${auditLog.subject} ${sql.join(cases, sql` `)} end`;
const plate = sql<string | null>`case when jsonb_typeof(${auditLog.data} -> 'vehicleId') = 'number'
  then (select license_plate from vehicles where id = (${auditLog.data} ->> 'vehicleId')::int) end`;

const entriesWhere = (reader: Reader, which: SQL | undefined, before: number | undefined) =>
  reader
    .select({ entry: auditLog, actor: users.name, subjectName, plate })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), which))
    .orderBy(desc(auditLog.id))
    .limit(PAGE);

/** The audit log from the newest, or from before an entry. */
export function readAudit(reader: Reader, only: Partial<QueryOf<typeof call>>) {
  const { before, subject, subjectId, actor, kind, from, until } = only;
  return entriesWhere(
    reader,
    and(
      subject === undefined ? undefined : eq(auditLog.subject, subject),
      subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      actor === undefined ? undefined : eq(auditLog.actorId, actor),
      kind === undefined ? undefined : inArray(auditLog.action, actionsOf(kind)),
      from === undefined ? undefined : gte(auditLog.at, new Date(from)),
      until === undefined ? undefined : lt(auditLog.at, new Date(until)),
    ),
    before,
  );
}

/** Everybody of the team, by name. */
export const auditActors = (reader: Reader) =>
  reader
    .select({ userId: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .orderBy(asc(users.name), asc(users.id));

const isAbout = (subject: 'user' | 'driver', id: number) => and(eq(auditLog.subject, subject), eq(auditLog.subjectId, id));

/** What was done about a person, be it about the account or about the driver, from the newest or from before an entry. */
export const auditAbout = (reader: Reader, of: { userId: number; driverId: number | null }, before: number | undefined) =>
  entriesWhere(
    reader,
    of.driverId === null ? isAbout('user', of.userId) : or(isAbout('user', of.userId), isAbout('driver', of.driverId)),
    before,
  );

/** An entry as the console reads it. */
export const presentAudit = ({
  entry,
  actor,
  subjectName: name,
  plate: of,
}: Awaited<ReturnType<typeof readAudit>>[number]): AuditEntry => ({
  id: entry.id,
  actor,
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  subjectName: name === '' ? null : name,
  plate: of,
  data: entry.data,
  at: entry.at.toISOString(),
});
