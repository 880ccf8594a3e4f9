import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newPayoutBook, NOBODYS, opens, payLater, type Payout, type PayoutBook, type PayoutOutcome } from './payout-book.ts';

export interface AirtelDisbursement {
  readonly payouts: PayoutBook;
  pay(reference: string, outcome: PayoutOutcome): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
}

const states: Record<PayoutOutcome, string> = { paid: 'TS', wrong_account: 'TF', no_float: 'TF', returned: 'TS' };
const yes = (data: unknown): Answer => ({ status: 200, json: { data, status: { code: '200', message: 'SUCCESS', success: true } } });
/** What went wrong comes with HTTP 200, too. */
const no = (message: string): Answer => ({ status: 200, json: { status: { code: '400', message, success: false } } });

/**
 * Airtel Money's disbursement as its documentation describes it; what comes here has a token already.
 * @param callbackUrl what the operator typed into Airtel's portal
 * @param signed the callback of a transaction, as Airtel signs it
 */
export function createAirtelDisbursement(
  pin: string,
  callbackUrl: () => string | undefined,
  signed: (transaction: string) => string,
): AirtelDisbursement {
  const payouts = newPayoutBook();
  const find = (reference: string) => payouts.entries.find((entry) => entry.reference === reference);
  const stateOf = ({ outcome }: Payout) => (outcome === undefined ? 'TIP' : states[outcome]);

  async function pay(asked: Asked): Promise<Answer> {
    const fields = fieldsOf(asked) as { payee: { msisdn: string }; pin: string; transaction: { amount: number; id: string } };
    const { payee, transaction } = fields;
    if (!opens(fields.pin, pin)) return no('Invalid PIN');
    if (!Number.isInteger(transaction.amount)) return no('Invalid amount');
    if (!/^[1-9]\d{8}$/.test(payee.msisdn)) return no('Invalid MSISDN');
    const known = find(transaction.id);
    if (known !== undefined) {
      known.repeats += 1;
      return no('Duplicate transaction id');
    }
    const entry: Payout = {
      id: `DS${payouts.entries.length}`,
      reference: transaction.id,
      amountMinor: transaction.amount * 100,
      currency: String(asked.headers['x-currency']),
      payee: payee.msisdn,
      callbackUrl: undefined,
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ reference }, outcome) => airtel.pay(reference, outcome));
    if (payouts.book.manners.has('callback_first')) await airtel.pay(entry.reference, 'paid');
    if (payouts.book.manners.has('answer_lost')) return { status: 502 };
    return yes({ transaction: { id: entry.reference, status: 'TIP' } });
  }

  const airtel: AirtelDisbursement = {
    payouts,
    async pay(reference, outcome) {
      const entry = find(reference);
      const url = callbackUrl();
      if (entry === undefined) throw new Error(`Airtel was told of no ${reference}`);
      entry.outcome = outcome;
      const transaction = JSON.stringify({ id: reference, message: 'simulated', status_code: stateOf(entry), airtel_money_id: entry.id });
      if (url !== undefined) await callBack(payouts.book, entry, url, signed(transaction));
    },
    async handle(asked) {
      if (payouts.book.manners.has('down')) return { status: 503 };
      const path = asked.path.slice('/airtel'.length);
      const [, phone] = /^\/standard\/v1\/users\/(\d+)$/.exec(path) ?? [];
      if (phone !== undefined)
        return phone.endsWith(NOBODYS) ? no('User not found') : yes({ first_name: 'Simulated', last_name: 'Person', is_barred: false });
      if (asked.method === 'POST' && path === '/standard/v2/disbursements/') return pay(asked);
      if (!path.startsWith('/standard/v2/disbursements/')) return undefined;
      const entry = find(path.split('/').at(-1) ?? '');
      if (entry === undefined) return no('Transaction not found');
      return yes({ transaction: { id: entry.reference, status: stateOf(entry), reference_id: entry.id } });
    },
  };
  return airtel;
}
