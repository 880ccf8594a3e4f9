import * as z from 'zod/mini';
import type { PaybillOperations } from '../payments/ports.ts';
import { code, postToDaraja, tillOf } from './mpesa-http.ts';
import { askTransaction, isAnswerTo, readResult } from './mpesa-status.ts';
import { jsonOf } from './provider-http.ts';

const accepted = z.object({ ResponseCode: code });
/** Amounts come as text with decimals; names and the masked number may be missing. */
const notice = z.object({
  TransID: z.string().check(z.minLength(1), z.maxLength(40)),
  TransAmount: code,
  BusinessShortCode: code,
  BillRefNumber: z.optional(z.nullable(code)),
  MSISDN: z.optional(z.nullable(code)),
  FirstName: z.optional(z.nullable(z.string())),
  TransTime: z.optional(z.nullable(code)),
});

/** A moment as Nairobi's clocks show it, `yyyyMMddHHmmss`; null of what is none. */
function momentOf(text: string | null | undefined): Date | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * M-Pesa's C2B: somebody pays at the operator's paybill from the own phone. Safaricom asks the validation address before it takes the money and tells the
 * confirmation address once it has; neither is signed. What was told counts once the transaction's status, which only Safaricom answers, says the same.
 */
export const mpesaPaybill: PaybillOperations = {
  async register(account, { confirmation, validation }) {
    if (tillOf(account) !== undefined) throw new Error('A till takes no account codes: what is paid there by hand names nobody');
    const shortcode = account.secrets['shortcode'] ?? '';
    const { status, body } = await postToDaraja(account, '/mpesa/c2b/v2/registerurl', {
      ShortCode: shortcode,
      // When nobody answers the question, the money is taken: it is worse to turn a driver away who pays what they owe.
      ResponseType: 'Completed',
      ConfirmationURL: confirmation,
      ValidationURL: validation,
    });
    const read = z.safeParse(accepted, body);
    if (!read.success || !/^0+$/.test(read.data.ResponseCode)) throw new Error(`Daraja did not take the addresses: ${status}`);
    return shortcode;
  },

  readNotice({ raw }) {
    const read = z.safeParse(notice, jsonOf(raw));
    if (!read.success || !AMOUNT.test(read.data.TransAmount)) return undefined;
    const { TransID, TransAmount, BusinessShortCode, BillRefNumber, MSISDN, FirstName, TransTime } = read.data;
    const amountMinor = Math.round(Number(TransAmount) * 100);
    return amountMinor <= 0
      ? undefined
      : {
          transactionId: TransID,
          typed: BillRefNumber ?? '',
          amountMinor,
          shortcode: BusinessShortCode,
          payer: [FirstName, MSISDN].filter(Boolean).join(' '),
          number: MSISDN ?? null,
          paidAt: momentOf(TransTime),
        };
  },

  // C2B00012: an account number that is none.
  validationReply: (isWelcome) =>
    isWelcome ? { ResultCode: '0', ResultDesc: 'Accepted' } : { ResultCode: 'C2B00012', ResultDesc: 'Rejected' },

  async ask(account, { transactionId, reference, answerUrl }) {
    await askTransaction(account, reference, { TransactionID: transactionId }, answerUrl, 'Paybill');
    return { state: 'silent' };
  },

  readAnswer({ raw }, { reference }) {
    const result = readResult(raw);
    if (result === undefined || !isAnswerTo(result, reference)) return undefined;
    if (result.ResultCode !== '0') return { state: 'absent' };
    if (String(result.value('TransactionStatus') ?? '').toLowerCase() !== 'completed') return { state: 'silent' };
    return {
      state: 'confirmed',
      transactionId: String(result.value('ReceiptNo') ?? ''),
      amountMinor: Math.round(Number(result.value('Amount')) * 100),
      // As in "174379 - The Operator".
      shortcode: /^\d+/.exec(String(result.value('CreditPartyName') ?? ''))?.[0] ?? '',
    };
  },
};
