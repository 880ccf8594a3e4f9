import * as z from 'zod/mini';
import type { RefundOperations } from '../payments/ports.ts';
import { code, postToDaraja, shillings } from './mpesa-http.ts';
import { askStatus, initiator, readResult, readStatus } from './mpesa-status.ts';
import { isRefusal } from './provider-refusal.ts';

const accepted = z.object({ ResponseCode: code, OriginatorConversationID: z.string() });

/**
 * M-Pesa's reversal: of a whole transaction, by its receipt. It takes no reference of ours, so that what of it was lost on the way is not found again: a
 * person finds out. It answers by calling back alone, as payouts do.
 */
export const mpesaRefunds: RefundOperations = {
  async giveBack(account, { amountMinor, callbackUrl, payment }) {
    const { secrets } = account;
    const { status, body } = await postToDaraja(account, '/mpesa/reversal/v1/request', {
      Initiator: secrets['initiatorName'],
      ...initiator(account),
      CommandID: 'TransactionReversal',
      TransactionID: payment.receipt,
      Amount: shillings(amountMinor),
      ReceiverParty: secrets['shortcode'],
      // As their documentation writes it.
      RecieverIdentifierType: '11',
      ResultURL: callbackUrl,
      QueueTimeOutURL: callbackUrl,
      Remarks: 'Refund',
      Occasion: '',
    });
    const read = z.safeParse(accepted, body);
    if (read.success && read.data.ResponseCode === '0') return { kind: 'taken', providerReference: read.data.OriginatorConversationID };
    return isRefusal(status) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { reference, providerReference, answerUrl }) {
    if (providerReference !== null) await askStatus(account, reference, providerReference, answerUrl, 'Refund');
    return { state: 'silent' };
  },

  // Unsigned: it hints that there is news, of whatever it names.
  readCallback: (_account, { raw }) => (readResult(raw) === undefined ? undefined : {}),

  readAnswer(_account, { raw }, { reference, providerReference, currency }) {
    const answer = providerReference === null ? undefined : readStatus(raw, reference, providerReference, currency);
    // That something was reversed is what was asked for: whether it is the payment or the reversal itself, a person finds out.
    return answer?.state === 'returned' ? { state: 'unknown', reason: null } : answer;
  },
};
