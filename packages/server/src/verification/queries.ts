import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { backgroundChecks, driverDocuments, suspensionMessages, suspensions, verificationSteps } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { vehicleAgeAllows } from '@safiri/rules/drivers/vehicle-age.ts';
import { expiryAsked, hasExpired, type DocumentStatus } from '@safiri/rules/verification/documents.ts';
import type { VerificationFacts } from '@safiri/rules/verification/steps.ts';
import { localDate } from '../places/public.ts';

export type DriverRow = typeof drivers.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type DocumentRow = typeof driverDocuments.$inferSelect;
export type CheckRow = typeof backgroundChecks.$inferSelect;
export type StepRow = typeof verificationSteps.$inferSelect;

/** All rows of one driver's verification. */
export interface File {
  readonly driver: DriverRow;
  readonly user: UserRow;
  readonly documents: DocumentRow[];
  readonly checks: CheckRow[];
  readonly steps: StepRow[];
  readonly suspension: { row: typeof suspensions.$inferSelect; messages: Array<typeof suspensionMessages.$inferSelect> } | null;
  /** YYYY-MM-DD in the driver's own country. */
  readonly today: string;
}

export async function readFile(reader: Reader, driverId: number, now: Date): Promise<File | undefined> {
  const [person] = await reader
    .select({ driver: drivers, user: users })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(eq(drivers.id, driverId));
  if (person === undefined) return undefined;
  const documents = await reader
    .select()
    .from(driverDocuments)
    .where(and(eq(driverDocuments.driverId, driverId), isNull(driverDocuments.replacedAt)));
  const checks = await reader.select().from(backgroundChecks).where(eq(backgroundChecks.driverId, driverId));
  const steps = await reader
    .select()
    .from(verificationSteps)
    .where(eq(verificationSteps.driverId, driverId))
    .orderBy(asc(verificationSteps.id));
  const [standing] = await reader
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.driverId, driverId), isNull(suspensions.liftedAt)));
  const messages =
    standing === undefined
      ? []
      : await reader
          .select()
          .from(suspensionMessages)
          .where(eq(suspensionMessages.suspensionId, standing.id))
          .orderBy(asc(suspensionMessages.id));
  return {
    ...person,
    documents,
    checks,
    steps,
    suspension: standing === undefined ? null : { row: standing, messages },
    today: localDate(now, countryById(person.user.countryId).timeZoneId),
  };
}

/**
 * How a document counts. An expired one counts as rejected: it must be sent anew. One that runs out and has no date counts
 * as undecided, so that no driver is approved with it; an approval from before stands.
 */
function standingOf(row: DocumentRow, file: File): Exclude<DocumentStatus, 'not_uploaded'> {
  if (row.verificationStatus !== 'approved') return row.verificationStatus;
  if (hasExpired(row.expiryDate, file.today)) return 'rejected';
  const dateless = row.expiryDate === null && expiryAsked.has(row.documentType);
  return dateless && file.driver.verificationStatus !== 'approved' ? 'pending' : 'approved';
}

/** What the rules need of the rows. */
export function factsOf(file: File): VerificationFacts {
  const { driver, today } = file;
  const year = Number(today.slice(0, 4));
  return {
    documents: new Map(file.documents.map((row) => [row.documentType, standingOf(row, file)])),
    checks: new Map(file.checks.map((row) => [row.checkType, row.result ?? 'pending'])),
    vehicleFits:
      driver.vehicleMake !== null &&
      driver.vehicleColor !== null &&
      driver.vehicleYear !== null &&
      vehicleAgeAllows(driver.vehicleType, driver.vehicleYear, year),
    status: driver.verificationStatus,
  };
}

const AT_ONCE = 100;

/** What waits for a reviewer, oldest first. */
export async function readQueue(reader: Reader) {
  const documents = await reader
    .select({
      id: driverDocuments.id,
      driverId: drivers.id,
      driverName: users.name,
      documentType: driverDocuments.documentType,
      sentAt: driverDocuments.createdAt,
    })
    .from(driverDocuments)
    .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(driverDocuments.verificationStatus, 'pending'), isNull(driverDocuments.replacedAt)))
    .orderBy(asc(driverDocuments.createdAt))
    .limit(AT_ONCE);
  const checks = await reader
    .select({
      id: backgroundChecks.id,
      driverId: drivers.id,
      driverName: users.name,
      checkType: backgroundChecks.checkType,
      startedAt: backgroundChecks.createdAt,
    })
    .from(backgroundChecks)
    .innerJoin(drivers, eq(drivers.id, backgroundChecks.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(eq(backgroundChecks.status, 'pending'))
    .orderBy(asc(backgroundChecks.createdAt))
    .limit(AT_ONCE);
  const waiting = await reader
    .select({ driverId: drivers.id })
    .from(drivers)
    .where(
      sql`${drivers.verificationStatus} = 'in_review' or exists (
        select 1 from suspensions s join suspension_messages m on m.suspension_id = s.id
        where s.driver_id = ${drivers.id} and s.lifted_at is null
          and m.id = (select max(id) from suspension_messages where suspension_id = s.id) and m.author_id = ${drivers.userId})`,
    )
    .orderBy(asc(drivers.id))
    .limit(AT_ONCE);
  return { documents, checks, driverIds: waiting.map((row) => row.driverId) };
}
