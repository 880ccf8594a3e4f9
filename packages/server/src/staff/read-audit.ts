import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';

const PAGE = 50;
const subjectUser = alias(users, 'subject_user');
const subjectDriver = alias(drivers, 'subject_driver');

const entriesWhere = (reader: Reader, which: SQL | undefined, before: number | undefined) =>
  reader
    .select({ entry: auditLog, actor: users.name, subjectName: subjectUser.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(subjectDriver, and(eq(auditLog.subject, 'driver'), eq(subjectDriver.id, auditLog.subjectId)))
    .leftJoin(
      subjectUser,
      or(eq(subjectUser.id, subjectDriver.userId), and(eq(auditLog.subject, 'user'), eq(subjectUser.id, auditLog.subjectId))),
    )
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), which))
    .orderBy(desc(auditLog.id))
    .limit(PAGE);

/** The audit log from the newest, or from before an entry. */
export const readAudit = (
  reader: Reader,
  filter: { before?: number | undefined; subject?: string | undefined; subjectId?: number | undefined },
) =>
  entriesWhere(
    reader,
    and(
      filter.subject === undefined ? undefined : eq(auditLog.subject, filter.subject),
      filter.subjectId === undefined ? undefined : eq(auditLog.subjectId, filter.subjectId),
    ),
    filter.before,
  );

const isAbout = (subject: 'user' | 'driver', id: number) => and(eq(auditLog.subject, subject), eq(auditLog.subjectId, id));

/** What was done about a person, be it about the account or about the driver, from the newest or from before an entry. */
export const auditAbout = (reader: Reader, of: { userId: number; driverId: number | null }, before: number | undefined) =>
  entriesWhere(
    reader,
    of.driverId === null ? isAbout('user', of.userId) : or(isAbout('user', of.userId), isAbout('driver', of.driverId)),
    before,
  );

/** An entry as the console reads it. */
export const presentAudit = ({ entry, actor, subjectName }: Awaited<ReturnType<typeof readAudit>>[number]): AuditEntry => ({
  id: entry.id,
  actor,
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  subjectName: subjectName === '' ? null : subjectName,
  data: entry.data,
  at: entry.at.toISOString(),
});
