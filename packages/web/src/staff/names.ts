import type { TextKey } from 'virtual:texts/keys';
import type { DriverState } from '@safiri/rules/desk/driver-states.ts';
import type { ShownStatus } from '@safiri/rules/verification/steps.ts';
import type { OrderKind, OrderStatus } from '@safiri/rules/orders/order-life.ts';
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import type { Language } from '@safiri/rules/languages.ts';
import type { LegalFact } from '@safiri/rules/setup/legal-facts.ts';
import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { documentNames } from '../common/document-names.ts';
import { paperTitle } from '../common/paper-title.ts';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';

export const statusNames: Readonly<Record<ShownStatus, TextKey>> = {
  not_started: 'stNotStarted',
  pending: 'stPending',
  in_review: 'stInReview',
  approved: 'stApproved',
  rejected: 'stRejected',
  suspended: 'stSuspended',
};

/** How each stands out in a list: red is left to what went wrong, and who waits for the team is no fault of theirs. */
export const statusChips: Readonly<Record<ShownStatus, string>> = {
  not_started: 'chip',
  pending: 'chip',
  in_review: 'chip',
  approved: 'chip',
  rejected: 'chip bad',
  suspended: 'chip bad',
};

export const driverStateNames: Readonly<Record<DriverState, TextKey>> = {
  on_trip: 'driversOnTrip',
  online: 'driversOnline',
  offline: 'driversOffline',
  waiting: 'driversWaiting',
  blocked: 'driversBlocked',
};

export const languageNames: Readonly<Record<Language, TextKey>> = { en: 'factEnglish', sw: 'factSwahili', st: 'factSesotho' };

export const lawTextNames: Readonly<Record<LegalText, TextKey>> = {
  terms: 'lawTerms',
  privacy: 'lawPrivacy',
  driver_agreement: 'lawDrivers',
};

/** What an operator has to know of the law. */
export const factNames: Readonly<Record<LegalFact, TextKey>> = {
  commission_cap: 'lawFact_commission_cap',
  operator_licence: 'lawFact_operator_licence',
  driver_permit: 'lawFact_driver_permit',
  data_protection: 'lawFact_data_protection',
};

export const genderNames = { female: 'staffGenderFemale', male: 'staffGenderMale', other: 'staffGenderOther' } as const satisfies Record<
  string,
  TextKey
>;

/** The papers as a reviewer speaks of them: the face is not the reader's. */
const paperNames: Readonly<Record<DocumentType, TextKey>> = { ...documentNames, selfie: 'facePhoto' };

/** The name of a paper in the console. */
export const staffPaper = (t: Parameters<typeof paperTitle>[0], paper: Parameters<typeof paperTitle>[1]): string =>
  paperTitle(t, paper, paperNames);

/** Names of papers by what a review calls them, also of those that are missing. */
export const lackName = (
  t: Parameters<typeof paperTitle>[0],
  documents: ReadonlyArray<Parameters<typeof paperTitle>[1]>,
  lack: string,
): string => staffPaper(t, documents.find(({ documentType }) => documentType === lack) ?? { documentType: lack, documentName: null });

/** Where a trip stands, in a line about it. */
export const tripNames: Readonly<Record<RideStatus, TextKey>> = {
  requested: 'tripRequested',
  accepted: 'tripAccepted',
  arrived: 'tripArrived',
  in_progress: 'stepInProgress',
  completed: 'tripCompleted',
  cancelled: 'tripCancelledTitle',
};

/** How a trip's state is drawn: what went well, what did not, what goes on. */
export const tripChips: Readonly<Record<RideStatus, string>> = {
  requested: 'chip',
  accepted: 'chip',
  arrived: 'chip',
  in_progress: 'chip',
  completed: 'chip ok',
  cancelled: 'chip bad',
};

/** Where an order stands, in a line about it. */
export const orderNames: Readonly<Record<OrderStatus, TextKey>> = {
  placed: 'boardWaitsAnswer',
  preparing: 'boardPreparing',
  ready: 'boardIsReady',
  picked_up: 'deskOnTheWay',
  returning: 'deskReturning',
  delivered: 'deskDelivered',
  returned: 'deskReturned',
  rejected: 'deskRejected',
  cancelled: 'deskCancelled',
};

/** What an order without a shop is. */
export const orderKindNames: Readonly<Record<OrderKind, TextKey>> = {
  food: 'serviceFood',
  grocery: 'serviceGrocery',
  parcel: 'serviceParcel',
};

/** How somebody is addressed on a button. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
