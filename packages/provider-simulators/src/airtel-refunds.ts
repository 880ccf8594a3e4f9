import { fieldsOf, type Answer } from './http.ts';
import { newPayoutBook, type Refunds } from './payout-book.ts';

const yes = (data: unknown): Answer => ({ status: 200, json: { data, status: { code: '200', message: 'SUCCESS', success: true } } });
/** What went wrong comes with HTTP 200, too. */
const no = (message: string): Answer => ({ status: 200, json: { status: { code: '400', message, success: false } } });

/**
 * Airtel Money's refund as its documentation describes it: of a whole payment by Airtel's number of it, over at once, and nothing to ask about later.
 * @param paid what was paid under a number of Airtel's
 */
export function createAirtelRefunds(
  paid: (airtelId: string) => { readonly amountMinor: number; readonly currency: string } | undefined,
): Refunds {
  const payouts = newPayoutBook();
  return {
    payouts,
    end: () => Promise.reject(new Error('Airtel said at once how a refund ended')),
    handle(asked) {
      if (payouts.book.manners.has('down')) return Promise.resolve({ status: 503 });
      const { transaction } = fieldsOf(asked) as { transaction: { airtel_money_id: string } };
      const { airtel_money_id: of } = transaction;
      const source = paid(of);
      if (source === undefined) return Promise.resolve(no('Transaction not found'));
      const known = payouts.entries.find(({ payee }) => payee === of);
      if (known !== undefined) {
        known.repeats += 1;
        return Promise.resolve(no('Transaction already refunded'));
      }
      const id = `RF${payouts.entries.length}`;
      payouts.entries.push({
        id,
        reference: of,
        amountMinor: source.amountMinor,
        currency: source.currency,
        payee: of,
        callbackUrl: undefined,
        outcome: 'paid',
        repeats: 0,
      });
      if (payouts.book.manners.has('answer_lost')) return Promise.resolve({ status: 502 });
      return Promise.resolve(yes({ transaction: { airtel_money_id: id, status: 'SUCCESS' } }));
    },
  };
}
