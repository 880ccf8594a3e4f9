import { callBack } from './call-back.ts';
import type { PaidIn } from './mpesa-c2b.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newPayoutBook, opens, payLater, type Payout, type PayoutBook, type PayoutOutcome } from './payout-book.ts';

export interface B2cKeys {
  readonly shortcode: string;
  readonly initiatorName: string;
  readonly initiatorPassword: string;
}

export interface MpesaB2c {
  readonly payouts: PayoutBook;
  /** Says what became of it, and calls back. */
  pay(reference: string, outcome: PayoutOutcome): Promise<void>;
  /** Its queue was full: what it says of that is no outcome. */
  timeOut(reference: string): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
}

const codes: Record<PayoutOutcome, readonly [code: number | string, words: string]> = {
  paid: [0, 'The service request is processed successfully.'],
  wrong_account: [2040, 'Credit Party customer type (Unregistered or Registered Customer) cannot be supported by the service'],
  no_float: [1, 'The balance is insufficient for the transaction.'],
  returned: [0, 'The service request is processed successfully.'],
};
const statuses: Record<PayoutOutcome, string> = { paid: 'Completed', wrong_account: 'Failed', no_float: 'Failed', returned: 'Reversed' };

const fault = (status: number, errorCode: string, errorMessage: string): Answer => ({
  status,
  json: { requestId: 'simulated', errorCode, errorMessage },
});

/** What else can be asked about. */
interface Others {
  reversed(conversation: string): Payout | undefined;
  /** What somebody paid at the paybill, by Safaricom's number of it. */
  paidIn(id: string): PaidIn | undefined;
}

/** Daraja's B2C and transaction status as its documentation describes them: both say what came of it by calling back, unsigned. */
export function createMpesaB2c(keys: B2cKeys, { reversed, paidIn }: Others): MpesaB2c {
  const payouts = newPayoutBook();
  const find = (reference: string) => payouts.entries.find((entry) => entry.reference === reference);
  const isInitiator = (fields: Record<string, unknown>, name: string) =>
    fields[name] === keys.initiatorName &&
    fields['PartyA'] === keys.shortcode &&
    opens(fields['SecurityCredential'], keys.initiatorPassword);
  const receiptOf = ({ id }: Payout) => `B${id.slice(-9).toUpperCase()}`;

  function resultBody(entry: Payout, outcome: PayoutOutcome): string {
    const [ResultCode, ResultDesc] = codes[outcome];
    const list = [
      { Key: 'TransactionAmount', Value: entry.amountMinor / 100 },
      { Key: 'TransactionReceipt', Value: receiptOf(entry) },
      { Key: 'ReceiverPartyPublicName', Value: `${entry.payee} - SIMULATED PERSON` },
    ];
    return JSON.stringify({
      Result: {
        ResultType: 0,
        ResultCode,
        ResultDesc,
        OriginatorConversationID: entry.reference,
        ConversationID: entry.id,
        TransactionID: receiptOf(entry),
        // One parameter alone comes without its list.
        ...(ResultCode === 0 ? { ResultParameters: { ResultParameter: list } } : {}),
      },
    });
  }

  async function pay(asked: Asked): Promise<Answer> {
    const fields = fieldsOf(asked);
    const { OriginatorConversationID, Amount, PartyB, ResultURL } = fields;
    if (!isInitiator(fields, 'InitiatorName')) return fault(401, '401.002.01', 'Error Occurred - Invalid initiator');
    if (!Number.isInteger(Amount) || Number(Amount) < 1) return fault(400, '400.002.02', 'Bad Request - Invalid Amount');
    if (!/^254\d{9}$/.test(String(PartyB))) return fault(400, '400.002.02', 'Bad Request - Invalid PartyB');
    const known = find(String(OriginatorConversationID));
    if (known !== undefined) {
      known.repeats += 1;
      return fault(500, '500.002.1001', 'Duplicate OriginatorConversationID');
    }
    const entry: Payout = {
      id: `AG_${String(payouts.entries.length + 1).padStart(12, '0')}`,
      reference: String(OriginatorConversationID),
      amountMinor: Number(Amount) * 100,
      currency: 'KES',
      payee: String(PartyB),
      callbackUrl: String(ResultURL),
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ reference }, outcome) => b2c.pay(reference, outcome));
    if (payouts.book.manners.has('callback_first')) await b2c.pay(entry.reference, 'paid');
    if (payouts.book.manners.has('answer_lost')) return { status: 502 };
    return {
      status: 200,
      json: { ConversationID: entry.id, OriginatorConversationID: entry.reference, ResponseCode: '0', ResponseDescription: 'Accepted' },
    };
  }

  function ask(asked: Asked): Answer {
    const fields = fieldsOf(asked);
    if (!isInitiator(fields, 'Initiator')) return fault(401, '401.002.01', 'Error Occurred - Invalid initiator');
    const { OriginatorConversationID: question, OriginalConversationID: reference, TransactionID: number, ResultURL } = fields;
    const entry = find(String(reference)) ?? reversed(String(reference));
    const paid = typeof number === 'string' ? paidIn(number) : undefined;
    const parameter =
      paid !== undefined
        ? [
            { Key: 'DebitPartyName', Value: '254712345126 - SIMULATED PERSON' },
            { Key: 'CreditPartyName', Value: `${keys.shortcode} - SIMULATED OPERATOR` },
            { Key: 'TransactionStatus', Value: 'Completed' },
            { Key: 'Amount', Value: paid.amountMinor / 100 },
            { Key: 'ReceiptNo', Value: paid.id },
          ]
        : entry === undefined
          ? []
          : [
              { Key: 'TransactionStatus', Value: entry.outcome === undefined ? 'Pending' : statuses[entry.outcome] },
              { Key: 'Amount', Value: entry.amountMinor / 100 },
              { Key: 'ReceiptNo', Value: receiptOf(entry) },
              { Key: 'OriginatorConversationID', Value: entry.reference },
            ];
    const body = JSON.stringify({
      Result: {
        ResultType: 0,
        ResultCode: parameter.length === 0 ? 2032 : 0,
        ResultDesc: parameter.length === 0 ? 'The transaction was not found' : 'The service request is processed successfully.',
        OriginatorConversationID: String(question),
        ConversationID: `AG_Q${payouts.entries.length}`,
        ...(parameter.length === 0 ? {} : { ResultParameters: { ResultParameter: parameter } }),
      },
    });
    // The answer to a question is an outcome of its own: it comes after what it was asked with was answered.
    setTimeout(() => void callBack(payouts.book, { id: String(reference) }, String(ResultURL), body), 20).unref();
    return {
      status: 200,
      json: { ConversationID: 'AG_Q', OriginatorConversationID: question, ResponseCode: '0', ResponseDescription: 'Accepted' },
    };
  }

  const b2c: MpesaB2c = {
    payouts,
    async pay(reference, outcome) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`M-Pesa was told of no ${reference}`);
      entry.outcome = outcome;
      await callBack(payouts.book, entry, entry.callbackUrl ?? '', resultBody(entry, outcome));
    },
    async timeOut(reference) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`M-Pesa was told of no ${reference}`);
      const body = JSON.stringify({
        Result: {
          ResultType: 1,
          ResultCode: 1,
          ResultDesc: 'Queue timeout',
          OriginatorConversationID: reference,
          ConversationID: entry.id,
        },
      });
      await callBack(payouts.book, entry, entry.callbackUrl ?? '', body);
    },
    async handle(asked) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      if (asked.path.endsWith('/mpesa/b2c/v3/paymentrequest')) return pay(asked);
      return asked.path.endsWith('/mpesa/transactionstatus/v1/query') ? ask(asked) : undefined;
    },
  };
  return b2c;
}
