import type { PersonCheckKind, PersonCheckStatus } from '@safiri/rules/identity/person-checks.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What a passenger showed of themselves. */
export const identityKinds: Readonly<Record<PersonCheckKind, TextKey>> = { selfie: 'identityKindSelfie', id: 'identityKindId' };

/** How it stands. */
export const identityStates: Readonly<Record<PersonCheckStatus, TextKey>> = {
  pending: 'identityIsPending',
  accepted: 'identityIsAccepted',
  refused: 'identityIsRefused',
  taken_back: 'identityIsTakenBack',
};
