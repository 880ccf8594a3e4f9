import { type CheckResult, checkTypes, type CheckType } from './background-checks.ts';
import type { DocumentStatus } from './documents.ts';
import { inOrder, type RequiredTypes } from './papers.ts';

/** The steps in their order (spec: foundations §3, §4 name none; recommended there). */
export const stepNames = ['personal_documents', 'vehicle_documents', 'background_checks', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** `completed` and `in_progress` are specified, the others are ours (spec: foundations §4). */
export const stepStatuses = ['not_started', 'in_progress', 'completed', 'failed'] as const;
export type StepStatus = (typeof stepStatuses)[number];

/** The driver's overall status in the review; rejected is ours (spec: foundations §4 names the rest). */
export const verificationStatuses = ['not_started', 'pending', 'in_review', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** As people see it: while a suspension stands (`rules/standing`), that comes before what the review says. */
export const shownStatuses = [...verificationStatuses, 'suspended'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Where a driver stands: what was sent, what was found, what staff decided. */
export interface VerificationFacts {
  /** Documents without a row are absent. An expired one counts as rejected. */
  readonly documents: ReadonlyMap<string, Exclude<DocumentStatus, 'not_uploaded'>>;
  /** What the market of the driver asks for, of the driver and of the vehicle that is chosen. */
  readonly required: RequiredTypes;
  /** Checks that were started; a result once they are completed. */
  readonly checks: ReadonlyMap<CheckType, CheckResult | 'pending'>;
  /** Make, model, plate, colour and year are known, and the year is young enough. */
  readonly vehicleFits: boolean;
  readonly status: VerificationStatus;
}

function fromDocuments(facts: VerificationFacts, types: readonly string[], alsoNeeded: boolean): StepStatus {
  const statuses = types.map((type) => facts.documents.get(type));
  if (statuses.includes('rejected')) return 'failed';
  if (statuses.every((status) => status === 'approved'))
    return alsoNeeded ? 'completed' : statuses.length === 0 ? 'not_started' : 'in_progress';
  return statuses.some((status) => status !== undefined) ? 'in_progress' : 'not_started';
}

function fromChecks(checks: VerificationFacts['checks']): StepStatus {
  const results = checkTypes.map((type) => checks.get(type));
  if (results.includes('flagged')) return 'failed';
  if (results.every((result) => result === 'clear')) return 'completed';
  return results.some((result) => result !== undefined) ? 'in_progress' : 'not_started';
}

function fromReview(status: VerificationStatus): StepStatus {
  if (status === 'approved') return 'completed';
  if (status === 'rejected') return 'failed';
  return status === 'in_review' ? 'in_progress' : 'not_started';
}

/** Each step's status. Progress is the share of completed ones (spec: foundations §4). */
export function stepsOf(facts: VerificationFacts): Readonly<Record<StepName, StepStatus>> {
  return {
    personal_documents: fromDocuments(facts, facts.required.driver, true),
    vehicle_documents: fromDocuments(facts, facts.required.vehicle, facts.vehicleFits),
    background_checks: fromChecks(facts.checks),
    review: fromReview(facts.status),
  };
}

/** Completed steps over all, 0 to 100 in whole percent. */
export function progressPercent(statuses: readonly StepStatus[]): number {
  return statuses.length === 0 ? 0 : Math.round((100 * statuses.filter((status) => status === 'completed').length) / statuses.length);
}

/** Among what is missing: the vehicle is not known, or too old. No paper may be called so, nor as a check. */
export const VEHICLE_LACKS = 'vehicle';

/** All papers that are needed, in the order of the screen. */
const allRequired = ({ required }: Pick<VerificationFacts, 'required'>) => inOrder([...required.driver, ...required.vehicle]);

/** What approval still needs: types of required papers, of the three checks, or `vehicle`. */
export function missingForApproval(facts: Omit<VerificationFacts, 'status'>): string[] {
  return [
    ...allRequired(facts).filter((type) => facts.documents.get(type) !== 'approved'),
    ...checkTypes.filter((type) => facts.checks.get(type) !== 'clear'),
    ...(facts.vehicleFits ? [] : [VEHICLE_LACKS]),
  ];
}

/**
 * The overall status after something was sent or reviewed: nothing sent, on the way, or with staff.
 * What staff decided (approved, rejected) changes by staff alone, but for a rejected driver who sends anew.
 */
export function statusAfter(facts: VerificationFacts, sentAnew: boolean): VerificationStatus {
  if (facts.status === 'approved') return facts.status;
  if (facts.status === 'rejected' && !sentAnew) return facts.status;
  if (allRequired(facts).every((type) => facts.documents.has(type))) return 'in_review';
  return facts.documents.size > 0 || facts.checks.size > 0 ? 'pending' : facts.status === 'rejected' ? 'pending' : facts.status;
}
