import * as z from 'zod/mini';
import type { DisbursementAnswer, DisbursementReason } from '@safiri/rules/payments/disbursement-life.ts';
import type { ProviderAccount } from '../payments/ports.ts';
import { headersOf, mtnTokens, uuidOf } from './mtn-http.ts';
import { callProvider } from './provider-http.ts';

const fault = z.object({ code: z.string() });
const outcome = z.object({
  status: z.string(),
  externalId: z.optional(z.string()),
  amount: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
  currency: z.string(),
  financialTransactionId: z.optional(z.union([z.string(), z.number()])),
  reason: z.optional(z.union([z.string(), fault])),
});

const reasons: Readonly<Record<string, DisbursementReason>> = {
  PAYEE_NOT_FOUND: 'wrong_account',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'wrong_account',
  NOT_ENOUGH_FUNDS: 'no_funds',
  PAYER_LIMIT_REACHED: 'limit',
};

/** The product by which money goes out: transfers and refunds. */
export const disbursementProduct = mtnTokens('disbursement', {
  user: 'disbursementUser',
  key: 'disbursementKey',
  subscription: 'disbursementSubscriptionKey',
});

/** What became of a transfer or a refund, by our reference. */
export async function askMtn(account: ProviderAccount, what: 'transfer' | 'refund', reference: string): Promise<DisbursementAnswer> {
  const { status, body } = await callProvider(`${account.baseUrl}/disbursement/v1_0/${what}/${uuidOf(reference)}`, {
    headers: await headersOf(account, disbursementProduct),
  });
  const said = z.safeParse(fault, body);
  if (status === 404 && said.success && said.data.code === 'RESOURCE_NOT_FOUND') return { state: 'absent' };
  const read = z.safeParse(outcome, body);
  if (!read.success) return { state: 'silent' };
  const { data } = read;
  if (data.externalId !== undefined && data.externalId !== reference) return { state: 'unknown', reason: null };
  const why = typeof data.reason === 'string' ? data.reason : (data.reason?.code ?? '');
  switch (data.status) {
    case 'SUCCESSFUL': {
      const receipt = data.financialTransactionId === undefined ? null : String(data.financialTransactionId);
      return { state: 'succeeded', amountMinor: Math.round(data.amount * 100), currency: data.currency, receipt };
    }
    case 'FAILED':
      return { state: 'failed', reason: reasons[why] ?? 'declined' };
    case 'PENDING':
      return { state: 'pending' };
    default:
      return { state: 'unknown', reason: null };
  }
}
