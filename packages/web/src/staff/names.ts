import type { TextKey } from 'virtual:texts/keys';
import type { VerificationStatus } from '@safiri/rules/verification/steps.ts';

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
