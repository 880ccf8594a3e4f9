import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newPayoutBook, payLater, type Payout, type PayoutBook, type PayoutOutcome } from './payout-book.ts';

interface Row {
  readonly created_at: string;
}

export interface FlutterwaveTransfers {
  readonly payouts: PayoutBook;
  pay(reference: string, outcome: PayoutOutcome): Promise<void>;
  /** @param listed a page of its list */
  handle(asked: Asked, listed: (rows: readonly Row[]) => Answer): Promise<Answer | undefined>;
}

const states: Record<PayoutOutcome, readonly [status: string, words: string]> = {
  paid: ['SUCCESSFUL', 'Successful'],
  wrong_account: ['FAILED', 'Invalid account'],
  no_float: ['FAILED', 'Insufficient funds in customer wallet'],
  // It knows no transfer that came back.
  returned: ['SUCCESSFUL', 'Successful'],
};

const ok = (data: unknown): Answer => ({ status: 200, json: { status: 'success', message: 'ok', data } });
const no = (status: number, message: string): Answer => ({ status, json: { status: 'error', message, data: null } });

/**
 * Flutterwave's transfers as its documentation describes them; what comes here has the key already.
 * @param word the header by which the operator knows its webhooks
 */
export function createFlutterwaveTransfers(webhookUrl: () => string | undefined, word: Record<string, string>): FlutterwaveTransfers {
  const payouts = newPayoutBook();
  const find = (reference: string) => payouts.entries.find((entry) => entry.reference === reference);
  const view = (entry: Payout) => {
    const [status, message] = entry.outcome === undefined ? (['NEW', ''] as const) : states[entry.outcome];
    return {
      id: Number(entry.id),
      reference: entry.reference,
      amount: entry.amountMinor / 100,
      currency: entry.currency,
      status,
      complete_message: message,
      created_at: new Date(entry.endedAt ?? Date.now()).toISOString(),
    };
  };

  async function transfer(asked: Asked): Promise<Answer> {
    const { account_bank: bank, account_number: payee, amount, currency, reference, callback_url: callbackUrl } = fieldsOf(asked);
    if (!/^(MPS|MTN|VODAFONE|TIGO)$/.test(String(bank)) || !/^\d{9,15}$/.test(String(payee))) return no(400, 'Account number is invalid');
    if (typeof amount !== 'number' || amount <= 0) return no(400, 'Amount is invalid');
    const known = find(String(reference));
    if (known !== undefined) {
      known.repeats += 1;
      return no(400, 'Transfer with this reference already exists');
    }
    const entry: Payout = {
      id: String(8_000_000 + payouts.entries.length),
      reference: String(reference),
      amountMinor: Math.round(amount * 100),
      currency: String(currency),
      payee: String(payee),
      callbackUrl: String(callbackUrl),
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ reference: sent }, outcome) => transfers.pay(sent, outcome));
    if (payouts.book.manners.has('callback_first')) await transfers.pay(entry.reference, 'paid');
    return payouts.book.manners.has('answer_lost') ? { status: 502 } : ok(view(entry));
  }

  const transfers: FlutterwaveTransfers = {
    payouts,
    async pay(reference, outcome) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`Flutterwave was told of no ${reference}`);
      entry.outcome = outcome;
      entry.endedAt = Date.now();
      const body = JSON.stringify({ event: 'transfer.completed', data: view(entry) });
      // To the address of the transfer where it has one, else to that of the account.
      const url = entry.callbackUrl ?? webhookUrl();
      if (url !== undefined) await callBack(payouts.book, entry, url, body, word);
    },
    async handle(asked, listed) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      if (asked.method === 'POST') return transfer(asked);
      const reference = asked.query.get('reference');
      if (reference === null) return listed(payouts.entries.filter((entry) => entry.outcome === 'paid').map(view));
      return ok(payouts.entries.filter((entry) => entry.reference === reference).map(view));
    },
  };
  return transfers;
}
