import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import type { B2cKeys } from './mpesa-b2c.ts';
import { newPayoutBook, opens, payLater, type Payout, type PayoutOutcome, type Refunds } from './payout-book.ts';

export interface MpesaReversal extends Refunds {
  find(conversation: string): Payout | undefined;
}

const fault = (status: number, errorCode: string, errorMessage: string): Answer => ({
  status,
  json: { requestId: 'simulated', errorCode, errorMessage },
});

/**
 * Daraja's reversal as its documentation describes it: of a whole transaction by its receipt, under a number of Safaricom's alone. Unsigned, it says what
 * came of it by calling back.
 * @param paid what a receipt is of, in minor units
 */
export function createMpesaReversal(keys: B2cKeys, paid: (receipt: string) => { readonly amountMinor: number } | undefined): MpesaReversal {
  const payouts = newPayoutBook();
  const find = (id: string) => payouts.entries.find((entry) => entry.id === id);

  async function reverse(asked: Asked): Promise<Answer> {
    const fields = fieldsOf(asked);
    const { TransactionID, Amount, ReceiverParty, ResultURL } = fields;
    if (fields['Initiator'] !== keys.initiatorName || !opens(fields['SecurityCredential'], keys.initiatorPassword))
      return fault(401, '401.002.01', 'Error Occurred - Invalid initiator');
    const of = paid(String(TransactionID));
    if (ReceiverParty !== keys.shortcode) return fault(400, '400.002.02', 'Bad Request - Invalid ReceiverParty');
    if (of === undefined || Number(Amount) * 100 !== of.amountMinor) return fault(400, '400.002.02', 'Bad Request - Invalid Amount');
    const number = `AG_R${String(payouts.entries.length + 1).padStart(11, '0')}`;
    const entry: Payout = {
      id: number,
      reference: number,
      amountMinor: of.amountMinor,
      currency: 'KES',
      payee: String(TransactionID),
      callbackUrl: String(ResultURL),
      outcome: undefined,
      repeats: 0,
    };
    const again = payouts.entries.find(({ payee }) => payee === TransactionID);
    if (again !== undefined) again.repeats += 1;
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ id }, outcome) => reversal.end(id, outcome));
    if (payouts.book.manners.has('callback_first')) await reversal.end(number, 'paid');
    if (payouts.book.manners.has('answer_lost')) return { status: 502 };
    return {
      status: 200,
      json: { OriginatorConversationID: number, ConversationID: `${number}c`, ResponseCode: '0', ResponseDescription: 'Accepted' },
    };
  }

  const reversal: MpesaReversal = {
    payouts,
    find,
    async end(id, outcome: PayoutOutcome) {
      const entry = find(id);
      if (entry === undefined) throw new Error(`M-Pesa was told of no reversal ${id}`);
      entry.outcome = outcome;
      const body = JSON.stringify({
        Result: {
          ResultType: 0,
          ResultCode: outcome === 'paid' ? 0 : 1,
          ResultDesc:
            outcome === 'paid' ? 'The service request is processed successfully.' : 'The balance is insufficient for the transaction.',
          OriginatorConversationID: id,
          ConversationID: `${id}c`,
          TransactionID: `R${id.slice(-9)}`,
        },
      });
      await callBack(payouts.book, entry, entry.callbackUrl ?? '', body);
    },
    async handle(asked) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      return reverse(asked);
    },
  };
  return reversal;
}
