import { callBack } from './call-back.ts';
import { fieldsOf, isWithin, type Answer, type Asked } from './http.ts';
import { newPayoutBook, NOBODYS, payLater, type Payout, type PayoutBook, type PayoutOutcome } from './payout-book.ts';

export interface PaystackTransfers {
  readonly payouts: PayoutBook;
  pay(reference: string, outcome: PayoutOutcome): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
}

const states: Record<PayoutOutcome, readonly [status: string, event: string, words: string]> = {
  paid: ['success', 'transfer.success', 'Approved'],
  wrong_account: ['failed', 'transfer.failed', 'Account not found'],
  no_float: ['failed', 'transfer.failed', 'Not enough in the balance'],
  returned: ['reversed', 'transfer.reversed', 'Reversed'],
};

const ok = (data: unknown): Answer => ({ status: 200, json: { status: true, message: 'ok', data } });
const no = (status: number, message: string): Answer => ({ status, json: { status: false, message } });

/**
 * Paystack's recipients and transfers as its documentation describes them; what comes here has the key already.
 * @param signature the headers by which Paystack signs a body
 */
export function createPaystackTransfers(
  webhookUrl: () => string | undefined,
  signature: (body: string) => Record<string, string>,
): PaystackTransfers {
  const payouts = newPayoutBook();
  const recipients = new Map<string, string>();
  const find = (reference: string) => payouts.entries.find((entry) => entry.reference === reference);
  const view = (entry: Payout) => {
    const [status, , reason] = entry.outcome === undefined ? (['pending', '', ''] as const) : states[entry.outcome];
    return { status, reference: entry.reference, amount: entry.amountMinor, currency: entry.currency, transfer_code: entry.id, reason };
  };

  function makeRecipient(asked: Asked): Answer {
    const { type, account_number: number, bank_code: bank } = fieldsOf(asked);
    if (!['basa', 'nuban', 'mobile_money'].includes(String(type)) || !/^\d{6,16}$/.test(String(number)) || typeof bank !== 'string')
      return no(400, 'Account details are invalid');
    const code = `RCP_${String(number)}`;
    recipients.set(code, String(number));
    return ok({ recipient_code: code });
  }

  async function transfer(asked: Asked): Promise<Answer> {
    const { amount, recipient, reference, currency } = fieldsOf(asked);
    const payee = recipients.get(String(recipient));
    if (payee === undefined) return no(404, 'Recipient not found');
    if (!Number.isInteger(amount) || Number(amount) <= 0) return no(400, 'Invalid amount');
    if (!/^[a-z\d_-]{16,50}$/.test(String(reference))) return no(400, 'Invalid transfer code');
    const known = find(String(reference));
    if (known !== undefined) {
      known.repeats += 1;
      return no(400, 'Please provide a unique reference. Reference already exists on a transfer');
    }
    const entry: Payout = {
      id: `TRF_${payouts.entries.length}`,
      reference: String(reference),
      amountMinor: Number(amount),
      currency: String(currency),
      payee,
      callbackUrl: undefined,
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ reference: sent }, outcome) => transfers.pay(sent, outcome));
    if (payouts.book.manners.has('callback_first')) await transfers.pay(entry.reference, 'paid');
    return payouts.book.manners.has('answer_lost') ? { status: 502 } : ok(view(entry));
  }

  const transfers: PaystackTransfers = {
    payouts,
    async pay(reference, outcome) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`Paystack was told of no ${reference}`);
      entry.outcome = outcome;
      entry.endedAt = Date.now();
      const url = webhookUrl();
      const body = JSON.stringify({ event: states[outcome][1], data: view(entry) });
      if (url !== undefined) await callBack(payouts.book, entry, url, body, signature(body));
    },
    async handle(asked) {
      const { method, path, query } = asked;
      if (payouts.book.manners.has('down')) return { status: 503 };
      if (method === 'POST' && path === '/paystack/transferrecipient') return makeRecipient(asked);
      if (method === 'POST' && path === '/paystack/transfer') return transfer(asked);
      if (method === 'GET' && path === '/paystack/transfer')
        return ok(payouts.entries.filter((entry) => entry.outcome === 'paid' && isWithin(asked, entry.endedAt)).map(view));
      if (path === '/paystack/bank/resolve')
        return (query.get('account_number') ?? '').endsWith(NOBODYS)
          ? no(422, 'Could not resolve account name')
          : ok({ account_name: 'SIMULATED PERSON', account_number: query.get('account_number') });
      if (!path.startsWith('/paystack/transfer/verify/')) return undefined;
      const entry = find(path.split('/').at(-1) ?? '');
      return entry === undefined ? no(404, 'Transfer not found') : ok(view(entry));
    },
  };
  return transfers;
}
