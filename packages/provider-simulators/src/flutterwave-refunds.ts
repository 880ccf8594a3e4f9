import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newPayoutBook, payLater, type Payout, type Refunds } from './payout-book.ts';

const ok = (data: unknown): Answer => ({ status: 200, json: { status: 'success', message: 'ok', data } });
const no = (status: number, message: string): Answer => ({ status, json: { status: 'error', message, data: null } });

/**
 * Flutterwave's refunds as its documentation describes them: of a transaction by its number, asked about by their own; nobody is called back. What comes here
 * has the key already.
 * @param paid what a transaction brought, in minor units; undefined for one that brought nothing
 */
export function createFlutterwaveRefunds(
  paid: (id: string) => { readonly amountMinor: number; readonly currency: string } | undefined,
): Refunds {
  const payouts = newPayoutBook();
  const stateOf = ({ outcome }: Payout) => (outcome === undefined ? 'pending' : outcome === 'paid' ? 'completed-momo' : 'failed');
  const view = (entry: Payout) => ({
    id: Number(entry.id),
    tx_id: Number(entry.payee),
    amount_refunded: entry.amountMinor / 100,
    status: stateOf(entry),
    comments: entry.reference,
  });

  function make(asked: Asked, id: string): Answer {
    const { amount, comments } = fieldsOf(asked);
    const of = paid(id);
    if (of === undefined) return no(404, 'No transaction was found for this id');
    const before = payouts.entries.filter(({ payee, outcome }) => payee === id && (outcome === undefined || outcome === 'paid'));
    const left = of.amountMinor - before.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (typeof amount !== 'number' || amount <= 0) return no(400, 'Amount is invalid');
    if (Math.round(amount * 100) > left) return no(400, 'Amount is more than what is left of the transaction');
    const entry: Payout = {
      id: String(9_000_000 + payouts.entries.length),
      reference: String(comments),
      amountMinor: Math.round(amount * 100),
      currency: of.currency,
      payee: id,
      callbackUrl: undefined,
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ id: own }, outcome) => refunds.end(own, outcome));
    return payouts.book.manners.has('answer_lost') ? { status: 502 } : ok(view(entry));
  }

  const refunds: Refunds = {
    payouts,
    async end(id, outcome) {
      const entry = payouts.entries.find((one) => one.id === id);
      if (entry === undefined) throw new Error(`Flutterwave was told of no refund ${id}`);
      entry.outcome = outcome;
      entry.endedAt = Date.now();
    },
    async handle(asked) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      const id = asked.path.split('/')[4] ?? '';
      if (asked.method === 'POST') return make(asked, id);
      const entry = payouts.entries.find((one) => one.id === id);
      return entry === undefined ? no(404, 'No refund was found') : ok(view(entry));
    },
  };
  return refunds;
}
