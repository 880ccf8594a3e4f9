import * as z from 'zod/mini';
import type { PayoutOperations } from '../payments/ports.ts';
import { code, postToDaraja, shillings } from './mpesa-http.ts';
import { askStatus, initiator, readResult, readStatus } from './mpesa-status.ts';
import { isRefusal } from './provider-refusal.ts';

const accepted = z.object({ ResponseCode: code, ConversationID: z.string() });
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
    await askStatus(account, reference, reference, answerUrl, 'Payout');
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

  readAnswer: (_account, { raw }, { reference, currency }) => readStatus(raw, reference, reference, currency),
};
