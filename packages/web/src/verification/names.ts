import type { TextKey } from 'virtual:texts/keys';
import type { StepName, StepStatus, ShownStatus } from '@safiri/rules/verification/steps.ts';

const stepTexts: Readonly<Record<StepName, TextKey>> = {
  personal_documents: 'stepPersonalDocuments',
  vehicle_documents: 'stepVehicleDocuments',
  background_checks: 'stepBackgroundChecks',
  review: 'stepReview',
};

/** A step that a newer server may know has a label, too. */
export const stepText = (step: string): TextKey => (stepTexts as Readonly<Record<string, TextKey>>)[step] ?? 'verifyStepOther';

export const stepStates: Readonly<Record<StepStatus, TextKey>> = {
  not_started: 'stepNotStarted',
  in_progress: 'verifyStepInProgress',
  completed: 'verifyStepCompleted',
  failed: 'stepFailed',
};

const texts: Readonly<Record<ShownStatus, TextKey>> = {
  not_started: 'statusNotStarted',
  pending: 'statusPending',
  in_review: 'statusInReview',
  approved: 'statusApproved',
  rejected: 'statusRejected',
  suspended: 'statusSuspended',
};

/** A status that a newer server may know is said in general words. */
export const statusText = (status: string): TextKey => (texts as Readonly<Record<string, TextKey>>)[status] ?? 'verifyStatusUnknown';
