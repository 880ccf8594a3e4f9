import type { TextKey } from 'virtual:texts/keys';
import type { Missing, VerificationStatus } from '@safiri/rules/verification/steps.ts';
import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { checkNames, documentNames } from '../common/document-names.ts';

export const statusNames: Readonly<Record<VerificationStatus, TextKey>> = {
  not_started: 'stNotStarted',
  pending: 'stPending',
  in_review: 'stInReview',
  approved: 'stApproved',
  rejected: 'stRejected',
  suspended: 'stSuspended',
};

export const genderNames = { female: 'staffGenderFemale', male: 'staffGenderMale', other: 'staffGenderOther' } as const satisfies Record<
  string,
  TextKey
>;

/** What an approval still needs. */
export const missingNames: Readonly<Record<Missing, TextKey>> = { ...documentNames, ...checkNames, vehicle: 'stepVehicleDocuments' };

/** Where a trip stands, in a line about it. */
export const tripNames: Readonly<Record<RideStatus, TextKey>> = {
  requested: 'tripRequested',
  accepted: 'tripAccepted',
  arrived: 'tripArrived',
  in_progress: 'stepInProgress',
  completed: 'tripCompleted',
  cancelled: 'tripCancelledTitle',
};

/** How somebody is addressed on a button. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
