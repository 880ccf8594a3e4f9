import { and, desc, eq, ilike, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';

const PAGE = 50;
const subjectUser = alias(users, 'subject_user');
const subjectDriver = alias(drivers, 'subject_driver');

/** The audit log from the newest, or from before an entry. */
export function readAudit(
  reader: Reader,
  filter: { before?: number | undefined; subject?: string | undefined; subjectId?: number | undefined },
) {
  return reader
    .select({ entry: auditLog, actor: users.name, subjectName: subjectUser.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(subjectDriver, and(eq(auditLog.subject, 'driver'), eq(subjectDriver.id, auditLog.subjectId)))
    .leftJoin(
      subjectUser,
      or(eq(subjectUser.id, subjectDriver.userId), and(eq(auditLog.subject, 'user'), eq(subjectUser.id, auditLog.subjectId))),
    )
    .where(
      and(
        filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
        filter.subject === undefined ? undefined : eq(auditLog.subject, filter.subject),
        filter.subjectId === undefined ? undefined : eq(auditLog.subjectId, filter.subjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE);
}

const DRIVER_NUMBER = /^dr0*(\d{1,9})$/i;

/** Drivers by name, phone, plate or DR number. */
export function findDrivers(reader: Reader, q: string | undefined) {
  const number = q === undefined ? undefined : DRIVER_NUMBER.exec(q.trim())?.[1];
  const like = `%${(q ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return reader
    .select({
      driverId: drivers.id,
      name: users.name,
      phone: users.phone,
      licensePlate: drivers.licensePlate,
      verificationStatus: drivers.verificationStatus,
      isOnline: drivers.isOnline,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(
      q === undefined
        ? undefined
        : number === undefined
          ? or(ilike(users.name, like), ilike(users.phone, like), ilike(drivers.licensePlate, like))
          : eq(drivers.id, Number(number)),
    )
    .orderBy(desc(drivers.id))
    .limit(PAGE);
}
