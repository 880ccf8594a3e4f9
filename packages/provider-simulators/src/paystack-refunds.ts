import { callBack } from './call-back.ts';
import { fieldsOf, isWithin, type Answer, type Asked } from './http.ts';
import { newPayoutBook, payLater, type Payout, type Refunds } from './payout-book.ts';

const ok = (data: unknown): Answer => ({ status: 200, json: { status: true, message: 'ok', data } });
const no = (status: number, message: string): Answer => ({ status, json: { status: false, message } });

/**
 * Paystack's refunds as its documentation describes them: by the reference of a transaction, without one of their own. What comes here has the key already.
 * @param paid what a transaction brought, in minor units; undefined for one that brought nothing
 */
export function createPaystackRefunds(
  paid: (reference: string) => { readonly amountMinor: number; readonly currency: string } | undefined,
  webhookUrl: () => string | undefined,
  signature: (body: string) => Record<string, string>,
): Refunds {
  const payouts = newPayoutBook();
  const stateOf = ({ outcome }: Payout) => (outcome === undefined ? 'pending' : outcome === 'paid' ? 'processed' : 'failed');
  const view = (entry: Payout) => ({
    id: Number(entry.id),
    transaction_reference: entry.payee,
    merchant_note: entry.reference,
    amount: entry.amountMinor,
    currency: entry.currency,
    status: stateOf(entry),
  });

  async function make(asked: Asked): Promise<Answer> {
    const { transaction, amount, merchant_note: note } = fieldsOf(asked);
    const of = paid(String(transaction));
    if (of === undefined) return no(404, 'Transaction not found');
    const before = payouts.entries.filter(({ payee, outcome }) => payee === transaction && (outcome === undefined || outcome === 'paid'));
    const left = of.amountMinor - before.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (!Number.isInteger(amount) || Number(amount) <= 0) return no(400, 'Invalid amount');
    if (Number(amount) > left) return no(400, 'Refund amount cannot be more than what is left of the transaction');
    const entry: Payout = {
      id: String(7_000_000 + payouts.entries.length),
      reference: String(note),
      amountMinor: Number(amount),
      currency: of.currency,
      payee: String(transaction),
      callbackUrl: undefined,
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ id }, outcome) => refunds.end(id, outcome));
    if (payouts.book.manners.has('callback_first')) await refunds.end(entry.id, 'paid');
    return payouts.book.manners.has('answer_lost') ? { status: 502 } : ok(view(entry));
  }

  const refunds: Refunds = {
    payouts,
    async end(id, outcome) {
      const entry = payouts.entries.find((one) => one.id === id);
      if (entry === undefined) throw new Error(`Paystack was told of no refund ${id}`);
      entry.outcome = outcome;
      entry.endedAt = Date.now();
      const { id: _, ...data } = view(entry);
      const body = JSON.stringify({ event: outcome === 'paid' ? 'refund.processed' : 'refund.failed', data });
      const url = webhookUrl();
      if (url !== undefined) await callBack(payouts.book, entry, url, body, signature(body));
    },
    async handle(asked) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      if (asked.method === 'POST') return make(asked);
      const of = asked.query.get('reference');
      return ok(payouts.entries.filter((entry) => (of === null ? isWithin(asked, entry.endedAt) : entry.payee === of)).map(view));
    },
  };
  return refunds;
}
