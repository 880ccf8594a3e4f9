import type {
  BackgroundCheck,
  DriverDocument,
  DriversMarkets,
  OwnVehicle,
  Review,
  Verification,
} from '@safiri/contract/verification/shapes.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { daysLeft, hasExpired, optionalDocuments } from '@safiri/rules/verification/documents.ts';
import { inOrder, requiredTypes, specifiedPaper, vehiclePapers, type Paper } from '@safiri/rules/verification/papers.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { missingForApproval, stepNames, stepsOf, type StepName } from '@safiri/rules/verification/steps.ts';
import { comingPapers } from '../drivers/public.ts';
import type { Markets } from '../platform/markets.ts';
import { uploadAddress } from '../uploads/public.ts';
import { presentVehicle } from '../users/public.ts';
import { factsOf, paperIn, shownStatusOf, type DocumentRow, type File } from './queries.ts';
import { lacksOf } from './staff-vehicles.ts';
import type { VehicleFile } from './vehicles.ts';
import { maskEmail } from '@safiri/rules/users/mask-email.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';

/** A paper with what the market asks of it. */
interface Asked {
  readonly paper: Paper;
  readonly required: boolean;
  readonly from: Date | null;
}

function presentDocument(documents: readonly DocumentRow[], { today, user }: File, { paper, required, from }: Asked): DriverDocument {
  const row = documents.find((document) => document.documentType === paper.type);
  const asked = {
    documentType: paper.type,
    documentName: paper.name,
    required,
    expires: paper.expires,
    neededFrom: from === null ? null : localDate(from, countryById(user.countryId).timeZoneId),
  };
  if (row === undefined) {
    return {
      ...asked,
      id: null,
      documentUrl: null,
      documentNumber: null,
      expiryDate: null,
      verificationStatus: 'not_uploaded',
      expired: false,
      daysLeft: null,
      reviewNote: null,
      reviewedAt: null,
    };
  }
  return {
    ...asked,
    id: row.id,
    documentUrl: uploadAddress(row.uploadId),
    documentNumber: row.documentNumber,
    expiryDate: row.expiryDate,
    verificationStatus: row.verificationStatus,
    expired: row.verificationStatus === 'approved' && hasExpired(row.expiryDate, today),
    daysLeft: row.expiryDate === null ? null : daysLeft(row.expiryDate, today),
    reviewNote: row.reviewNote,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
}

/** What is asked of a driver with the chosen vehicle, what will be, and what may be shown beside. */
export function presentDocuments(file: File): DriverDocument[] {
  const { kind } = file.driver.vehicle;
  const required = requiredTypes(file.papers.now, kind);
  const needed = inOrder([...required.driver, ...required.vehicle]).map((type) => ({
    paper: paperIn(file, type),
    required: true,
    from: null,
  }));
  const coming = comingPapers(file.papers, kind).map((paper) => ({ paper, required: false, from: paper.from }));
  const listed = new Set([...needed, ...coming].map(({ paper }) => paper.type));
  const optional = [...optionalDocuments]
    .filter((type) => !listed.has(type))
    .map((type) => ({ paper: specifiedPaper(type), required: false, from: null }));
  return [...needed, ...coming, ...optional].map((asked) => presentDocument(file.documents, file, asked));
}

/** The same of one vehicle's own papers. */
function presentVehiclePapers(file: File, { vehicle, documents }: VehicleFile): DriverDocument[] {
  const needed = vehiclePapers(file.papers.now, vehicle.kind).map((paper) => ({ paper, required: true, from: null }));
  const coming = comingPapers(file.papers, vehicle.kind)
    .filter(({ ofVehicle }) => ofVehicle)
    .map((paper) => ({ paper, required: false, from: paper.from }));
  return [...needed, ...coming].map((asked) => presentDocument(documents, file, asked));
}

/** A vehicle as its driver and staff see it. */
export function presentOwnVehicle(file: File, vehicleFile: VehicleFile): OwnVehicle {
  const { vehicle, chosen, owned, fleet, inUse } = vehicleFile;
  return {
    id: vehicle.id,
    vehicleInfo: presentVehicle(vehicle),
    kind: vehicle.kind,
    vehicleClass: vehicle.vehicleClass,
    status: vehicle.status,
    reviewNote: vehicle.reviewNote,
    plateContested: vehicle.plateKey === null,
    chosen,
    owned,
    fleet,
    inUse,
    documents: presentVehiclePapers(file, vehicleFile),
    missing: lacksOf(vehicleFile, file),
  };
}

export function presentChecks(file: File): BackgroundCheck[] {
  return checkTypes.map((checkType) => {
    const row = file.checks.find((check) => check.checkType === checkType);
    return {
      id: row?.id ?? null,
      checkType,
      status: row?.status ?? 'none',
      score: row?.score ?? null,
      result: row?.result ?? null,
      completedAt: row?.completedAt?.toISOString() ?? null,
    };
  });
}

/** Steps in the rules' order, with the statuses that the rows give now: an expiry needs no write to show. */
export function presentVerification(file: File): Verification {
  const facts = factsOf(file);
  const statuses = stepsOf(facts);
  const { driver, suspension } = file;
  const steps = new Map(file.steps.map((row) => [row.stepName, row]));
  return {
    driver: {
      id: driver.id,
      verificationStatus: shownStatusOf(file),
      verificationNotes: driver.verificationNotes,
      vehicleInfo: presentVehicle(driver.vehicle),
    },
    verificationSteps: stepNames.flatMap((stepName: StepName) => {
      const row = steps.get(stepName);
      return row === undefined ? [] : [{ id: row.id, stepName, stepStatus: statuses[stepName] }];
    }),
    documents: presentDocuments(file),
    backgroundChecks: presentChecks(file),
    missing: missingForApproval(facts),
    suspension: suspension === null ? null : { reason: suspension.words, since: suspension.createdAt.toISOString() },
  };
}

/** Where the driver may drive, and what could be given beside. */
function presentMarkets(markets: Pick<Markets, 'all' | 'byId'>, { driver, markets: own }: File): DriversMarkets {
  const given = own.map(({ marketId, createdAt }) => ({
    id: marketId,
    name: markets.byId(marketId)?.document.name ?? marketId,
    since: createdAt.toISOString(),
    worksHere: driver.marketId === marketId,
  }));
  const others = markets
    .all()
    .filter(({ document: { id, status } }) => status !== 'closed' && !given.some((one) => one.id === id))
    .map(({ document: { id, name } }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return { given: driver.marketsGivenAt !== null, own: given, others };
}

/** What staff see: the person beside the documents. */
export function presentReview(markets: Pick<Markets, 'all' | 'byId'>, file: File, vehicles: readonly VehicleFile[]): Review {
  const { driver, user } = file;
  return {
    person: {
      driverId: driver.id,
      userId: user.id,
      name: user.name,
      email: user.email === null ? '' : maskEmail(user.email),
      phone: maskPhone(user.phone),
      gender: user.gender,
      genderVerified: user.genderVerifiedAt !== null,
      countryId: user.countryId,
      isOnline: driver.isOnline,
      registeredAt: user.createdAt.toISOString(),
    },
    verification: presentVerification(file),
    vehicles: vehicles.map((vehicle) => presentOwnVehicle(file, vehicle)),
    markets: presentMarkets(markets, file),
  };
}
