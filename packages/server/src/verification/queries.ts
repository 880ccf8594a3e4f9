import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { backgroundChecks, driverDocuments, verificationSteps } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { vehicleAgeAllows } from '@safiri/rules/drivers/vehicle-age.ts';
import { expiryAsked, hasExpired, vehicleDocuments, type DocumentStatus } from '@safiri/rules/verification/documents.ts';
import type { ShownStatus, VerificationFacts, VerificationStatus } from '@safiri/rules/verification/steps.ts';
import type { DriverRow, VehicleRow } from '../users/public.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';

export type UserRow = typeof users.$inferSelect;
export type DocumentRow = typeof driverDocuments.$inferSelect;
export type CheckRow = typeof backgroundChecks.$inferSelect;
export type StepRow = typeof verificationSteps.$inferSelect;

/** All rows of one driver's verification. */
export interface File {
  /** With the vehicle that is chosen: the one that the steps are about. */
  readonly driver: DriverRow;
  readonly user: UserRow;
  readonly documents: DocumentRow[];
  readonly checks: CheckRow[];
  readonly steps: StepRow[];
  /** The suspension that stands, which is another matter than the review. */
  readonly suspension: { readonly words: string; readonly createdAt: Date } | null;
  /** YYYY-MM-DD in the driver's own country. */
  readonly today: string;
}

export async function readFile(reader: Reader, driverId: number, now: Date): Promise<File | undefined> {
  const [person] = await reader
    .select({ driver: drivers, user: users, vehicle: vehicles })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(eq(drivers.id, driverId));
  if (person === undefined) return undefined;
  const { driver, vehicle, user } = person;
  const documents = await reader
    .select()
    .from(driverDocuments)
    .where(and(inArray(driverDocuments.subject, [driverId, -vehicle.id]), isNull(driverDocuments.replacedAt)));
  const checks = await reader.select().from(backgroundChecks).where(eq(backgroundChecks.driverId, driverId));
  const steps = await reader
    .select()
    .from(verificationSteps)
    .where(eq(verificationSteps.driverId, driverId))
    .orderBy(asc(verificationSteps.id));
  const [standing] = await reader
    .select({ words: suspensions.words, createdAt: suspensions.createdAt })
    .from(suspensions)
    .where(and(eq(suspensions.userId, user.id), eq(suspensions.side, 'driver'), isNull(suspensions.endedAt)));
  return {
    driver: { ...driver, vehicle },
    user,
    documents,
    checks,
    steps,
    suspension: standing ?? null,
    today: localDate(now, countryById(user.countryId).timeZoneId),
  };
}

/** The status as people see it. */
export const shownStatusOf = ({ suspension, driver }: File): ShownStatus => (suspension === null ? driver.verificationStatus : 'suspended');

/**
 * How a document counts. An expired one counts as rejected: it must be sent anew. One that runs out and has no date counts
 * as undecided, so that no driver or vehicle is approved with it; an approval from before stands.
 * @param status that of the driver or vehicle which it is about
 */
export function standingOf(row: DocumentRow, today: string, status: VerificationStatus): Exclude<DocumentStatus, 'not_uploaded'> {
  if (row.verificationStatus !== 'approved') return row.verificationStatus;
  if (hasExpired(row.expiryDate, today)) return 'rejected';
  const dateless = row.expiryDate === null && expiryAsked.has(row.documentType);
  return dateless && status !== 'approved' ? 'pending' : 'approved';
}

/** Whom or what a document is about, as the rows number it. */
export const subjectOf = (driverId: number, vehicleId: number | null): number => (vehicleId === null ? driverId : -vehicleId);

/** Whether all is said of a vehicle, and it is young enough this year. */
export const vehicleIsComplete = ({ make, color, year, vehicleType }: VehicleRow, thisYear: number): boolean =>
  make !== null && color !== null && year !== null && vehicleAgeAllows(vehicleType, year, thisYear);

/** What the rules need of the rows. */
export function factsOf(file: File): VerificationFacts {
  const { driver, today } = file;
  const year = Number(today.slice(0, 4));
  return {
    documents: new Map(file.documents.map((row) => [row.documentType, standingOf(row, today, driver.verificationStatus)])),
    checks: new Map(file.checks.map((row) => [row.checkType, row.result ?? 'pending'])),
    vehicleFits: vehicleIsComplete(driver.vehicle, year),
    status: driver.verificationStatus,
  };
}

const AT_ONCE = 100;

/** Vehicles beside the chosen one whose papers are all approved: only the last word is missing. */
const vehicleWaits = sql`exists (
  select from vehicle_drivers may join vehicles v on v.id = may.vehicle_id
  where may.driver_id = ${drivers.id} and v.owner_id = ${drivers.userId} and v.id <> ${drivers.vehicleId} and v.status = 'pending' and v.removed_at is null
    and (select count(distinct p.document_type) from driver_documents p where p.subject = -v.id and p.verification_status = 'approved'
      and p.replaced_at is null) = ${vehicleDocuments.length}::int)`;

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
    .where(sql`${drivers.verificationStatus} = 'in_review' or (${drivers.verificationStatus} = 'approved' and ${vehicleWaits})`)
    .orderBy(asc(drivers.id))
    .limit(AT_ONCE);
  return { documents, checks, driverIds: waiting.map((row) => row.driverId) };
}
