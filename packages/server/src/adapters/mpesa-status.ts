import * as z from 'zod/mini';
import type { DisbursementAnswer } from '@safiri/rules/payments/disbursement-life.ts';
import type { ProviderAccount } from '../payments/ports.ts';
import { code, postToDaraja, sealedFor } from './mpesa-http.ts';
import { jsonOf } from './provider-http.ts';

/** A parameter may lack its value; one alone comes without its list. */
const parameter = z.object({ Key: z.string(), Value: z.optional(z.union([z.string(), z.number()])) });
const outcome = z.object({
  Result: z.object({
    ResultCode: code,
    OriginatorConversationID: z.string(),
    ConversationID: z.optional(z.string()),
    TransactionID: z.optional(z.string()),
    ResultParameters: z.optional(z.object({ ResultParameter: z.union([z.array(parameter), parameter]) })),
  }),
});

/** What a transaction's status says, in its own words. */
const statuses: Readonly<Record<string, DisbursementAnswer>> = {
  failed: { state: 'failed', reason: 'declined' },
  cancelled: { state: 'failed', reason: 'declined' },
  expired: { state: 'failed', reason: 'declined' },
  reversed: { state: 'returned', reason: 'sent_back' },
  pending: { state: 'pending' },
  authorized: { state: 'pending' },
};

export const initiator = ({ secrets }: ProviderAccount) => ({
  SecurityCredential: sealedFor(secrets['certificate'] ?? '', secrets['initiatorPassword'] ?? ''),
});

/** What comes by calling back, with the values of its parameters; undefined for what is no result. */
export function readResult(raw: Buffer) {
  const read = z.safeParse(outcome, jsonOf(raw));
  if (!read.success) return undefined;
  const { Result } = read.data;
  const parameters = [Result.ResultParameters?.ResultParameter ?? []].flat();
  return { ...Result, value: (key: string) => parameters.find(({ Key }) => Key === key)?.Value };
}

/** Asked of an own question, so that its answer is never taken for a word about the transaction itself. */
const QUESTION = 'Q';

/**
 * Asks for a transaction's status: the answer comes to an address that only Safaricom is told, with this question.
 * @param reference of ours, of which the question is made
 * @param which how Safaricom calls the transaction: by the conversation in which we began it, or by its own number
 * @param remarks what the transaction is
 */
export async function askTransaction(
  account: ProviderAccount,
  reference: string,
  which: { readonly OriginalConversationID: string } | { readonly TransactionID: string },
  answerUrl: string,
  remarks: 'Payout' | 'Refund' | 'Paybill',
): Promise<void> {
  const { secrets } = account;
  await postToDaraja(account, '/mpesa/transactionstatus/v1/query', {
    Initiator: secrets['initiatorName'],
    ...initiator(account),
    CommandID: 'TransactionStatusQuery',
    ...which,
    OriginatorConversationID: `${QUESTION}${reference}`,
    PartyA: secrets['shortcode'],
    IdentifierType: '4',
    ResultURL: answerUrl,
    QueueTimeOutURL: answerUrl,
    Remarks: remarks,
    Occasion: '',
  });
}

/** Asks for the status of what we began. @param original how Safaricom calls its conversation, by our wish or its own */
export const askStatus = (
  account: ProviderAccount,
  reference: string,
  original: string,
  answerUrl: string,
  remarks: 'Payout' | 'Refund',
): Promise<void> => askTransaction(account, reference, { OriginalConversationID: original }, answerUrl, remarks);

/** Whether a result is the answer to the question that was made of a reference. */
export const isAnswerTo = (result: { readonly OriginatorConversationID: string }, reference: string): boolean =>
  result.OriginatorConversationID === `${QUESTION}${reference}`;

/** The answer to such a question; undefined for what is none, or of another transaction. */
export function readStatus(raw: Buffer, reference: string, original: string, currency: string): DisbursementAnswer | undefined {
  const result = readResult(raw);
  if (result === undefined || !isAnswerTo(result, reference)) return undefined;
  // Its own answer has a code, too: only when that is right does it say anything of the transaction.
  if (result.ResultCode !== '0') return { state: 'silent' };
  const said = result.value('OriginatorConversationID');
  if (said !== undefined && String(said) !== original) return undefined;
  const status = String(result.value('TransactionStatus') ?? '').toLowerCase();
  if (status === 'completed') {
    const receipt = result.value('ReceiptNo');
    const amountMinor = Math.round(Number(result.value('Amount')) * 100);
    return { state: 'succeeded', amountMinor, currency, receipt: receipt === undefined ? null : String(receipt) };
  }
  return statuses[status] ?? { state: 'unknown', reason: null };
}
