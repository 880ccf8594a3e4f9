import type { Permission } from './permissions.ts';

/** What one person alone does not do, and the permission of whoever consents: two-person approval. */
export const approvalKinds = [
  'staff_owner',
  'payout_paid',
  'payout_batch',
  'ban',
  'money_booking',
  'payment_refund',
  'paybill_owner',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const permissionToApprove: Record<ApprovalKind, Permission> = {
  staff_owner: 'team.manage',
  payout_paid: 'payouts.decide',
  payout_batch: 'finance.decide',
  ban: 'people.suspend',
  money_booking: 'money.book',
  payment_refund: 'finance.decide',
  paybill_owner: 'finance.decide',
};

/** Of a payout and a refund the amount is set aside as soon as they are asked for; of the others nothing moves before somebody agrees. */
const setsAside: Partial<Record<ApprovalKind, boolean>> = {
  payout_paid: true,
  payment_refund: true,
  money_booking: false,
  paybill_owner: false,
};

/**
 * What its person has without what waits, and with it; undefined of what moves nobody's balance.
 * @param nowMinor their balance while it waits
 */
export function balanceAround(kind: ApprovalKind, nowMinor: number, amountMinor: number): { before: number; after: number } | undefined {
  const isAside = setsAside[kind];
  if (isAside === undefined) return undefined;
  return isAside ? { before: nowMinor + amountMinor, after: nowMinor } : { before: nowMinor, after: nowMinor + amountMinor };
}

export const approvalOutcomes = ['approved', 'refused'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** How long somebody waits who has nobody to ask, before they may consent to it themselves. */
export const ALONE_HOURS = 24;

/** From when on somebody who is alone may consent to what they asked for. */
export const aloneFrom = (askedAt: Date): Date => new Date(askedAt.getTime() + ALONE_HOURS * 3_600_000);
