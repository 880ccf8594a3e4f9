import type { TextKey } from 'virtual:texts/keys';
import type { CheckType } from '@safiri/rules/verification/background-checks.ts';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';
import type { StepName, StepStatus } from '@safiri/rules/verification/steps.ts';

export const documentNames: Readonly<Record<DocumentType, TextKey>> = {
  id_document: 'docIdDocument',
  drivers_license: 'docDriversLicense',
  vehicle_registration: 'docVehicleRegistration',
  vehicle_insurance: 'docVehicleInsurance',
  pdp_permit: 'docPdpPermit',
  police_clearance: 'docPoliceClearance',
};

export const checkNames: Readonly<Record<CheckType, TextKey>> = {
  criminal: 'checkCriminal',
  driving_record: 'checkDrivingRecord',
  identity: 'checkIdentity',
};

export const stepTexts: Readonly<Record<StepName, TextKey>> = {
  personal_documents: 'stepPersonalDocuments',
  vehicle_documents: 'stepVehicleDocuments',
  background_checks: 'stepBackgroundChecks',
  review: 'stepReview',
};

export const stepStates: Readonly<Record<StepStatus, TextKey>> = {
  not_started: 'stepNotStarted',
  in_progress: 'verifyStepInProgress',
  completed: 'verifyStepCompleted',
  failed: 'stepFailed',
};
