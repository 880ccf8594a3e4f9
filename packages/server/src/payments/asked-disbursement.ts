import type { Context } from '../platform/context.ts';
import { callbackUrl } from './callback-address.ts';
import type { DisbursementRow } from './disbursement-queries.ts';
import type { AskedDisbursement } from './ports.ts';

/** A disbursement as its adapter sends it and asks about it. */
export const askedOf = ({ config, clock }: Pick<Context, 'config' | 'clock'>, row: DisbursementRow): AskedDisbursement => ({
  reference: row.reference,
  providerReference: row.providerReference,
  amountMinor: row.amountMinor,
  currency: row.currency,
  account: row.payeeAccount,
  bank: row.payeeBank,
  name: row.payeeName,
  callbackUrl: callbackUrl(config, { of: 'disbursement', id: row.id }),
  answerUrl: callbackUrl(config, { of: 'answer', id: row.id }),
  now: clock(),
});
