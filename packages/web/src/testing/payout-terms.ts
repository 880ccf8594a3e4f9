import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';

/** A driver whom the operator owes money that has settled, and pays by hand. */
export const payoutTerms: PayoutTerms = {
  currency: 'ZAR',
  countryId: 'za',
  balance: '512.40',
  payable: '512.40',
  settling: '0.00',
  nextAt: null,
  settlementHours: 0,
  least: '0.00',
  fee: '0.00',
  every: 'request',
  ways: [],
  destination: null,
  restsUntil: null,
};
