import { cashPaths } from '@safiri/contract/cash/paths.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { StaffKey } from '@safiri/contract/staff/permissions.ts';
import type { Batch } from '@safiri/contract/payments/finance-calls.ts';
import type { DisbursementReason, DisbursementState } from '@safiri/rules/payments/disbursement-life.ts';
import type { PaymentState } from '@safiri/rules/payments/payment-life.ts';
import type { BatchState } from '@safiri/rules/payments/batches.ts';
import type { Match } from '@safiri/rules/payments/reconciliation.ts';
import type { BalanceHolder } from '@safiri/rules/payments/finance.ts';
import type { TextKey } from 'virtual:texts/keys';

/** How money that goes out stands, in two words. */
export const outStates: Record<DisbursementState, TextKey> = {
  waiting: 'outWaiting',
  approved: 'outApproved',
  pending: 'outPending',
  unknown: 'outUnknown',
  succeeded: 'outPaid',
  failed: 'outFailed',
  returned: 'outReturned',
};

export const outReasons: Record<DisbursementReason, TextKey> = {
  no_funds: 'outNoFunds',
  limit: 'outLimit',
  wrong_account: 'outWrongAccount',
  declined: 'outDeclined',
  refused: 'outRefused',
  sent_back: 'outSentBack',
  amount_differs: 'outAmountDiffers',
  paid_after_all: 'outPaidAfterAll',
  payee_left: 'outPayeeLeft',
  not_approved: 'outNotApproved',
  closed_by_team: 'outClosed',
};

export const inStates: Record<PaymentState, TextKey> = {
  created: 'inPending',
  pending: 'inPending',
  unknown: 'outUnknown',
  succeeded: 'outPaid',
  failed: 'outFailed',
  expired: 'inExpired',
  refunded: 'inRefunded',
};

const batchNames: Record<BatchState, TextKey> = { waiting: 'batchWaiting', approved: 'batchSigned', refused: 'batchRefused' };

/** How a batch stands, in two words: not every one was signed by two. */
export const batchName = ({ state, alone }: Pick<Batch, 'state' | 'alone'>): TextKey =>
  state === 'approved' && alone ? 'batchSignedAlone' : batchNames[state];

export const matchNames: Record<Match, TextKey> = {
  matched: 'matchMatched',
  missing_here: 'matchMissingHere',
  missing_there: 'matchMissingThere',
  other_amount: 'matchOtherAmount',
};

export const holderNames: Record<BalanceHolder, TextKey> = {
  operator: 'heldByOperator',
  providers: 'heldByProviders',
  drivers: 'heldByDrivers',
  merchants: 'heldByShops',
  passengers: 'heldByPassengers',
};

/** The operator's own accounts in the ledger. */
export const ownAccountNames: Readonly<Record<string, TextKey>> = {
  'platform:commission': 'heldCommission',
  'platform:service': 'heldService',
  'platform:fees': 'heldFees',
  'platform:packages': 'heldPackages',
  'platform:bonuses': 'heldBonuses',
  'platform:promotions': 'heldPromotions',
  'platform:safe': 'heldSafe',
  'platform:over_short': 'heldOverShort',
  'platform:write_offs': 'heldWriteOffs',
  'platform:outside': 'heldOutside',
  'platform:suspense': 'heldSuspense',
};

/** The pages that show what was booked on some of them, and the call that one must be allowed to see each. */
export const ownAccountPaths: Readonly<Record<string, { path: string; call: StaffKey }>> = {
  'platform:safe': { path: '/staff/cash', call: cashPaths.desk },
  'platform:over_short': { path: '/staff/cash', call: cashPaths.desk },
  'platform:write_offs': { path: '/staff/cash', call: cashPaths.desk },
  'platform:outside': { path: '/staff/cash', call: cashPaths.desk },
  'platform:suspense': { path: '/staff/finance?list=paybill', call: financePaths.balances },
};

/** Green for what ended well, red for what did not, and plain for the rest. */
export const chipOf = (state: DisbursementState | PaymentState): string =>
  state === 'succeeded' || state === 'refunded'
    ? 'chip ok'
    : state === 'failed' || state === 'returned' || state === 'expired'
      ? 'chip bad'
      : 'chip';
