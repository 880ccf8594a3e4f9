import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users, vehicleDrivers, vehicles } from '@safiri/db/users/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { backgroundChecks, driverDocuments, verificationSteps } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { vehicleAgeAllows, type VehicleAgeLimits } from '@safiri/rules/drivers/vehicle-age.ts';
import { hasExpired, type DocumentStatus } from '@safiri/rules/verification/documents.ts';
import { requiredTypes, vehiclePapers, type Paper } from '@safiri/rules/verification/papers.ts';
import type { ShownStatus, VerificationFacts, VerificationStatus } from '@safiri/rules/verification/steps.ts';
import { ageLimitsOf, homeMarket, namesOfPaper, paperHistory, paperOf, type PaperHistory } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { marketsOfDriver, type DriverRow, type VehicleRow } from '../users/public.ts';
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
  /** The markets that the team gave the driver, the oldest first. */
  readonly markets: ReadonlyArray<{ readonly marketId: string; readonly createdAt: Date }>;
  /** What the market of the driver asks for, asked and will ask. */
  readonly papers: PaperHistory;
  /** How old vehicles may be there. */
  readonly ageLimits: VehicleAgeLimits;
  /** YYYY-MM-DD in the driver's own country. */
  readonly today: string;
}

export async function readFile(
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  driverId: number,
  now: Date,
): Promise<File | undefined> {
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
  const market = homeMarket(markets, { marketId: driver.marketId, countryId: user.countryId });
  return {
    driver: { ...driver, vehicle },
    user,
    documents,
    checks,
    steps,
    suspension: standing ?? null,
    markets: await marketsOfDriver(reader, driverId),
    papers: paperHistory(markets, market, now),
    ageLimits: ageLimitsOf(market),
    today: localDate(now, countryById(user.countryId).timeZoneId),
  };
}

/** The status as people see it. */
export const shownStatusOf = ({ suspension, driver }: File): ShownStatus => (suspension === null ? driver.verificationStatus : 'suspended');

/** What the market says of a type, for the driver and a vehicle; that of the chosen one unless another is meant. */
export const paperIn = (file: File, type: string, kind = file.driver.vehicle.kind): Paper => paperOf(file.papers, kind, type);

/** Whether a paper is needed today, of the driver or of a vehicle of this kind. */
export function isNeeded(
  file: File,
  { documentType, vehicleId }: Pick<DocumentRow, 'documentType' | 'vehicleId'>,
  kind: VehicleKind,
): boolean {
  const needed = requiredTypes(file.papers.now, kind);
  return (vehicleId === null ? needed.driver : needed.vehicle).includes(documentType);
}

/**
 * How a document counts. An expired one counts as rejected: it must be sent anew. One that runs out and has no date counts
 * as undecided, so that no driver or vehicle is approved with it; an approval from before stands.
 * @param status that of the driver or vehicle which it is about
 */
export function standingOf(
  row: DocumentRow,
  { expires }: Paper,
  today: string,
  status: VerificationStatus,
): Exclude<DocumentStatus, 'not_uploaded'> {
  if (row.verificationStatus !== 'approved') return row.verificationStatus;
  if (hasExpired(row.expiryDate, today)) return 'rejected';
  const dateless = row.expiryDate === null && expires;
  return dateless && status !== 'approved' ? 'pending' : 'approved';
}

/** Whom or what a document is about, as the rows number it. */
export const subjectOf = (driverId: number, vehicleId: number | null): number => (vehicleId === null ? driverId : -vehicleId);

/** Whether all is said of a vehicle, and it is young enough this year. */
export const vehicleIsComplete = (
  { make, color, year, vehicleType }: VehicleRow,
  { today, ageLimits }: Pick<File, 'today' | 'ageLimits'>,
): boolean => make !== null && color !== null && year !== null && vehicleAgeAllows(ageLimits, vehicleType, year, Number(today.slice(0, 4)));

/** What the rules need of the rows. */
export function factsOf(file: File): VerificationFacts {
  const { driver, today } = file;
  const required = requiredTypes(file.papers.now, driver.vehicle.kind);
  // What a market once asked of the driver, and now asks of the vehicle, is another paper.
  const counts = ({ documentType, vehicleId }: DocumentRow) =>
    !(vehicleId === null ? required.vehicle : required.driver).includes(documentType);
  return {
    required,
    documents: new Map(
      file.documents
        .filter(counts)
        .map((row) => [row.documentType, standingOf(row, paperIn(file, row.documentType), today, driver.verificationStatus)]),
    ),
    checks: new Map(file.checks.map((row) => [row.checkType, row.result ?? 'pending'])),
    vehicleFits: vehicleIsComplete(driver.vehicle, file),
    status: driver.verificationStatus,
  };
}

const AT_ONCE = 100;

/** Looked at one by one; more never wait with all their papers approved. */
const CANDIDATES = 500;

/** Drivers of whom a vehicle beside the chosen one has all its papers approved: only the last word is missing. */
async function withWaitingVehicle(
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  now: Date,
  reach: Reach | undefined,
): Promise<number[]> {
  const approved = sql<string[]>`array(select distinct p.document_type from driver_documents p where p.subject = -${vehicles.id}
    and p.verification_status = 'approved' and p.replaced_at is null)`;
  const rows = await reader
    .select({ driverId: drivers.id, marketId: drivers.marketId, countryId: users.countryId, kind: vehicles.kind, approved })
    .from(vehicles)
    .innerJoin(vehicleDrivers, eq(vehicleDrivers.vehicleId, vehicles.id))
    .innerJoin(drivers, eq(drivers.id, vehicleDrivers.driverId))
    .innerJoin(users, and(eq(users.id, drivers.userId), eq(users.id, vehicles.ownerId)))
    .where(
      and(
        eq(drivers.verificationStatus, 'approved'),
        ne(vehicles.id, drivers.vehicleId),
        eq(vehicles.status, 'pending'),
        isNull(vehicles.removedAt),
        sql`cardinality(${approved}) > 0`,
        inReach(reach, 'driver', drivers.id),
      ),
    )
    .orderBy(asc(drivers.id))
    .limit(CANDIDATES);
  return rows
    .filter((row) =>
      vehiclePapers(paperHistory(markets, homeMarket(markets, row), now).now, row.kind).every(({ type }) => row.approved.includes(type)),
    )
    .map(({ driverId }) => driverId);
}

/** What waits for a reviewer, oldest first. */
export async function readQueue({ markets, db: reader, clock }: Pick<Context, 'markets' | 'db' | 'clock'>, reach: Reach | undefined) {
  const own = inReach(reach, 'driver', drivers.id);
  const documents = await reader
    .select({
      id: driverDocuments.id,
      driverId: drivers.id,
      driverName: users.name,
      documentType: driverDocuments.documentType,
      sentAt: driverDocuments.createdAt,
      marketId: drivers.marketId,
      countryId: users.countryId,
    })
    .from(driverDocuments)
    .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(driverDocuments.verificationStatus, 'pending'), isNull(driverDocuments.replacedAt), own))
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
    .where(and(eq(backgroundChecks.status, 'pending'), own))
    .orderBy(asc(backgroundChecks.createdAt))
    .limit(AT_ONCE);
  const waiting = await reader
    .select({ driverId: drivers.id })
    .from(drivers)
    .where(and(eq(drivers.verificationStatus, 'in_review'), own))
    .orderBy(asc(drivers.id))
    .limit(AT_ONCE);
  const ids = new Set([...waiting.map((row) => row.driverId), ...(await withWaitingVehicle({ markets }, reader, clock(), reach))]);
  return {
    documents: documents.map(({ marketId, countryId, ...row }) => ({
      ...row,
      documentName: namesOfPaper(markets, { marketId, countryId }, row.documentType),
    })),
    checks,
    driverIds: [...ids].toSorted((a, b) => a - b).slice(0, AT_ONCE),
  };
}
