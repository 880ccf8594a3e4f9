import type { BackgroundCheck, DriverDocument, OwnVehicle, Review, Verification } from '@safiri/contract/verification/shapes.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import {
  daysLeft,
  documentTypes,
  hasExpired,
  optionalDocuments,
  vehicleDocuments,
  type DocumentType,
} from '@safiri/rules/verification/documents.ts';
import { missingForApproval, stepNames, stepsOf, type StepName } from '@safiri/rules/verification/steps.ts';
import { uploadAddress } from '../uploads/public.ts';
import { presentVehicle } from '../users/public.ts';
import { factsOf, shownStatusOf, type DocumentRow, type File } from './queries.ts';
import { lacksOf } from './staff-vehicles.ts';
import type { VehicleFile } from './vehicles.ts';
import { maskEmail } from '@safiri/rules/users/mask-email.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';

function presentDocument(documents: readonly DocumentRow[], today: string, documentType: DocumentType): DriverDocument {
  const row = documents.find((document) => document.documentType === documentType);
  const required = !optionalDocuments.has(documentType);
  if (row === undefined) {
    return {
      id: null,
      documentType,
      documentUrl: null,
      documentNumber: null,
      expiryDate: null,
      verificationStatus: 'not_uploaded',
      expired: false,
      daysLeft: null,
      reviewNote: null,
      reviewedAt: null,
      required,
    };
  }
  return {
    id: row.id,
    documentType,
    documentUrl: uploadAddress(row.uploadId),
    documentNumber: row.documentNumber,
    expiryDate: row.expiryDate,
    verificationStatus: row.verificationStatus,
    expired: row.verificationStatus === 'approved' && hasExpired(row.expiryDate, today),
    daysLeft: row.expiryDate === null ? null : daysLeft(row.expiryDate, today),
    reviewNote: row.reviewNote,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    required,
  };
}

export const presentDocuments = (file: File): DriverDocument[] =>
  documentTypes.map((type) => presentDocument(file.documents, file.today, type));

/** A vehicle as its driver and staff see it. */
export function presentOwnVehicle(file: File, vehicleFile: VehicleFile): OwnVehicle {
  const { vehicle, documents, chosen, owned, fleet, inUse } = vehicleFile;
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
    documents: vehicleDocuments.map((type) => presentDocument(documents, file.today, type)),
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

/** What staff see: the person beside the documents. */
export function presentReview(file: File, vehicles: readonly VehicleFile[]): Review {
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
  };
}
