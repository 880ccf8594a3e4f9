import type { TextKey } from 'virtual:texts/keys';
import type { StepName, StepStatus } from '@safiri/rules/verification/steps.ts';

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
