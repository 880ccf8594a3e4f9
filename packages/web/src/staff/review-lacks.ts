import type { Verification } from '@safiri/contract/verification/shapes.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { checkTypes, type CheckType } from '@safiri/rules/verification/background-checks.ts';
import { VEHICLE_LACKS } from '@safiri/rules/verification/steps.ts';

/** What keeps a driver from being approved: each list and the line beside Approve count from here. */
export interface Lacks {
  /** Required papers that were not sent, and a vehicle that does not fit. */
  readonly sending: readonly string[];
  /** Required papers that were sent and are not approved. */
  readonly approval: readonly string[];
  readonly checks: readonly CheckType[];
}

export function lacksOf({ documents, missing }: Verification): Lacks {
  const sent = new Set(documents.filter(({ documentUrl }) => documentUrl !== null).map(({ documentType }) => documentType));
  const sending: string[] = [];
  const approval: string[] = [];
  const checks: CheckType[] = [];
  for (const lack of missing) {
    if (isOneOf(checkTypes, lack)) checks.push(lack);
    else if (lack !== VEHICLE_LACKS && sent.has(lack)) approval.push(lack);
    else sending.push(lack);
  }
  return { sending, approval, checks };
}
