import * as z from 'zod/mini';
import type { DisbursementAnswer } from '@safiri/rules/payments/disbursement-life.ts';
import type { PayoutOperations, ProviderAccount } from '../payments/ports.ts';
import { code, postToDaraja, sealedFor, shillings } from './mpesa-http.ts';
import { jsonOf } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const accepted = z.object({ ResponseCode: code, ConversationID: z.string() });
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

const initiator = ({ secrets }: ProviderAccount) => ({
  SecurityCredential: sealedFor(secrets['certificate'] ?? '', secrets['initiatorPassword'] ?? ''),
});

/** Asked of an own question, so that its answer is never taken for a word about the disbursement itself. */
const QUESTION = 'Q';

const readResult = (raw: Buffer) => {
  const read = z.safeParse(outcome, jsonOf(raw));
  if (!read.success) return undefined;
  const { Result } = read.data;
  const parameters = [Result.ResultParameters?.ResultParameter ?? []].flat();
  return { ...Result, value: (key: string) => parameters.find(({ Key }) => Key === key)?.Value };
};

/**
 * M-Pesa's B2C. It answers by calling back alone: what came of a payout is a hint, as its callbacks are not signed, and the answer to our question
 * about it (transaction status) comes to an address that only Safaricom was told, with that question. A timeout of its queue is no failure.
 */
export const mpesaPayouts: PayoutOperations = {
  async payOut(account, { reference, amountMinor, account: phone, callbackUrl }) {
    const { secrets } = account;
    const { status, body } = await postToDaraja(account, '/mpesa/b2c/v3/paymentrequest', {
      OriginatorConversationID: reference,
      InitiatorName: secrets['initiatorName'],
      ...initiator(account),
      CommandID: 'BusinessPayment',
      Amount: shillings(amountMinor),
      PartyA: secrets['shortcode'],
      PartyB: phone.replace('+', ''),
      Remarks: 'Payout',
      QueueTimeOutURL: callbackUrl,
      ResultURL: callbackUrl,
      Occasion: '',
    });
    const read = z.safeParse(accepted, body);
    if (read.success && read.data.ResponseCode === '0') return { kind: 'taken', providerReference: read.data.ConversationID };
    return isRefusal(status) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { reference, answerUrl }) {
    const { secrets } = account;
    await postToDaraja(account, '/mpesa/transactionstatus/v1/query', {
      Initiator: secrets['initiatorName'],
      ...initiator(account),
      CommandID: 'TransactionStatusQuery',
      OriginalConversationID: reference,
      OriginatorConversationID: `${QUESTION}${reference}`,
      PartyA: secrets['shortcode'],
      IdentifierType: '4',
      ResultURL: answerUrl,
      QueueTimeOutURL: answerUrl,
      Remarks: 'Payout',
      Occasion: '',
    });
    return { state: 'silent' };
  },

  // Daraja tells nobody whose a number is.
  nameOf: () => Promise.resolve(null),

  readCallback(_account, { raw }) {
    const result = readResult(raw);
    if (result === undefined) return undefined;
    const amount = result.value('TransactionAmount');
    return {
      reference: result.OriginatorConversationID,
      ...(amount === undefined ? {} : { amountMinor: Math.round(Number(amount) * 100) }),
      ...(result.ResultCode === '0' && result.TransactionID !== undefined ? { receipt: result.TransactionID } : {}),
    };
  },

  readAnswer(_account, { raw }, { reference, currency }) {
    const result = readResult(raw);
    if (result === undefined || result.OriginatorConversationID !== `${QUESTION}${reference}`) return undefined;
    // Its own answer has a code, too: only when that is right does it say anything of the disbursement.
    if (result.ResultCode !== '0') return { state: 'silent' };
    const original = result.value('OriginatorConversationID');
    if (original !== undefined && String(original) !== reference) return undefined;
    const status = String(result.value('TransactionStatus') ?? '').toLowerCase();
    if (status === 'completed') {
      const receipt = result.value('ReceiptNo');
      const amountMinor = Math.round(Number(result.value('Amount')) * 100);
      return { state: 'succeeded', amountMinor, currency, receipt: receipt === undefined ? null : String(receipt) };
    }
    return statuses[status] ?? { state: 'unknown', reason: null };
  },
};
