import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newPayoutBook, NOBODYS, payLater, type Payout, type PayoutBook, type PayoutOutcome, type Refunds } from './payout-book.ts';

export interface MtnDisbursement {
  readonly payouts: PayoutBook;
  readonly refunds: Refunds;
  pay(reference: string, outcome: PayoutOutcome): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
}

const outcomes: Record<PayoutOutcome, readonly [status: string, reason?: string]> = {
  paid: ['SUCCESSFUL'],
  wrong_account: ['FAILED', 'PAYEE_NOT_FOUND'],
  no_float: ['FAILED', 'NOT_ENOUGH_FUNDS'],
  returned: ['SUCCESSFUL'],
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * MTN MoMo's disbursement as its documentation describes it; what comes here has a token and a subscription already.
 * @param paid what was paid in by a reference, in minor units; undefined where nothing was
 */
export function createMtnDisbursement(paid: (id: string) => { readonly amountMinor: number } | undefined): MtnDisbursement {
  const payouts = newPayoutBook();
  const refunded = newPayoutBook();
  const find = (id: string) => payouts.entries.find((entry) => entry.id === id);
  const findRefund = (id: string) => refunded.entries.find((entry) => entry.id === id);
  /** MTN's own number, of transfers and of refunds: no two are the same. */
  const numberOf = (entry: Payout) =>
    payouts.entries.includes(entry) ? `7${payouts.entries.indexOf(entry)}` : `8${refunded.entries.indexOf(entry)}`;
  const view = (entry: Payout) => {
    const [status, reason] = entry.outcome === undefined ? (['PENDING'] as const) : outcomes[entry.outcome];
    return {
      externalId: entry.reference,
      amount: String(entry.amountMinor / 100),
      currency: entry.currency,
      payee: { partyIdType: 'MSISDN', partyId: entry.payee },
      status,
      ...(reason === undefined ? {} : { reason: { code: reason, message: reason } }),
      ...(status === 'SUCCESSFUL' ? { financialTransactionId: numberOf(entry) } : {}),
    };
  };

  async function transfer(asked: Asked): Promise<Answer> {
    const id = String(asked.headers['x-reference-id']);
    const { amount, currency, externalId, payee } = fieldsOf(asked);
    const { partyId } = payee as { partyId: string };
    if (!ID.test(id) || !/^\d+$/.test(String(amount)) || !/^\d{9,15}$/.test(partyId))
      return { status: 400, json: { code: 'BAD_REQUEST', message: 'Wrong format' } };
    const known = find(id);
    if (known !== undefined) {
      known.repeats += 1;
      return { status: 409, json: { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id' } };
    }
    const entry: Payout = {
      id,
      reference: String(externalId),
      amountMinor: Number(amount) * 100,
      currency: String(currency),
      payee: partyId,
      callbackUrl: String(asked.headers['x-callback-url']),
      outcome: undefined,
      repeats: 0,
    };
    payouts.entries.push(entry);
    payLater(payouts, entry, ({ reference }, outcome) => mtn.pay(reference, outcome));
    if (payouts.book.manners.has('callback_first')) await mtn.pay(entry.reference, 'paid');
    return { status: payouts.book.manners.has('answer_lost') ? 504 : 202 };
  }

  async function refund(asked: Asked): Promise<Answer> {
    const id = String(asked.headers['x-reference-id']);
    const { amount, currency, externalId, referenceIdToRefund: of } = fieldsOf(asked);
    const source = paid(String(of));
    const known = findRefund(id);
    if (known !== undefined) {
      known.repeats += 1;
      return { status: 409, json: { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id' } };
    }
    if (!ID.test(id) || source === undefined || Number(amount) * 100 > source.amountMinor)
      return { status: 400, json: { code: 'BAD_REQUEST', message: 'Wrong format' } };
    const entry: Payout = {
      id,
      reference: String(externalId),
      amountMinor: Number(amount) * 100,
      currency: String(currency),
      payee: String(of),
      callbackUrl: String(asked.headers['x-callback-url']),
      outcome: undefined,
      repeats: 0,
    };
    refunded.entries.push(entry);
    payLater(refunded, entry, ({ id: told }, outcome) => refunds.end(told, outcome));
    if (refunded.book.manners.has('callback_first')) await refunds.end(id, 'paid');
    return { status: refunded.book.manners.has('answer_lost') ? 504 : 202 };
  }

  const refunds: Refunds = {
    payouts: refunded,
    async end(id, outcome) {
      const entry = findRefund(id);
      if (entry === undefined) throw new Error(`MTN was told of no refund ${id}`);
      entry.outcome = outcome;
      await callBack(refunded.book, entry, entry.callbackUrl ?? '', JSON.stringify(view(entry)));
    },
    async handle(asked) {
      if (refunded.book.manners.has('down')) return { status: 503 };
      if (asked.method === 'POST') return refund(asked);
      const entry = findRefund(asked.path.split('/').at(-1) ?? '');
      if (entry === undefined) return { status: 404, json: { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' } };
      return { status: 200, json: view(entry) };
    },
  };

  const mtn: MtnDisbursement = {
    payouts,
    refunds,
    async pay(reference, outcome) {
      const entry = payouts.entries.find((one) => one.reference === reference);
      if (entry === undefined) throw new Error(`MTN was told of no ${reference}`);
      entry.outcome = outcome;
      await callBack(payouts.book, entry, entry.callbackUrl ?? '', JSON.stringify(view(entry)));
    },
    async handle(asked) {
      if (/\/disbursement\/v1_0\/refund(\/|$)/.test(asked.path)) return refunds.handle(asked);
      if (payouts.book.manners.has('down')) return { status: 503 };
      const path = asked.path.split('/disbursement/v1_0/')[1] ?? '';
      if (asked.method === 'POST' && path === 'transfer') return transfer(asked);
      const [, phone] = /^accountholder\/msisdn\/(\d+)\/basicuserinfo$/.exec(path) ?? [];
      if (phone !== undefined)
        return phone.endsWith(NOBODYS)
          ? { status: 404, json: { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' } }
          : { status: 200, json: { given_name: 'Simulated', family_name: 'Person' } };
      const entry = find(path.split('/').at(-1) ?? '');
      if (entry === undefined) return { status: 404, json: { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' } };
      return { status: 200, json: view(entry) };
    },
  };
  return mtn;
}
