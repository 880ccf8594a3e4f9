import { createHmac } from 'node:crypto';
import { createAirtelDisbursement, type AirtelDisbursement } from './airtel-disbursement.ts';
import { createAirtelRefunds } from './airtel-refunds.ts';
import type { Refunds } from './payout-book.ts';
import { newBook, type Book, type Entry, type PhoneAnswer } from './book.ts';
import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked, type Handler } from './http.ts';
import { answeredPage, phonePage } from './phone-page.ts';

export interface AirtelKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly privateKey: string;
  readonly pin: string;
}

export interface AirtelMoney {
  readonly book: Book;
  readonly handle: Handler;
  readonly disbursement: AirtelDisbursement;
  readonly refunds: Refunds;
  /** What the operator types into Airtel's portal. */
  settings: { callbackUrl?: string };
  answer(reference: string, answer: PhoneAnswer): Promise<void>;
  /** How many tokens were given: each is good for three minutes. */
  tokens(): number;
}

/** TS paid, TF failed, TE expired, TIP under way, TA ambiguous. */
const states: Record<PhoneAnswer, string> = { yes: 'TS', no: 'TF', wrong_pin: 'TF', no_funds: 'TF', unreachable: 'TA', too_late: 'TE' };

const yes = (data: unknown): Answer => ({ status: 200, json: { data, status: { code: '200', message: 'SUCCESS', success: true } } });
/** What went wrong comes with HTTP 200, too. */
const no = (message: string): Answer => ({ status: 200, json: { status: { code: '400', message, success: false } } });

/** Airtel Money's collection as its documentation describes it. */
export function createAirtelMoney(keys: AirtelKeys): AirtelMoney {
  const book = newBook();
  let given = 0;
  const find = (reference: string) => book.entries.find((entry) => entry.reference === reference);
  const stateOf = ({ answer }: Entry) => (answer === undefined ? 'TIP' : states[answer]);
  const idOf = ({ id, answer }: Entry) => (answer === 'yes' ? { airtel_money_id: id } : {});

  function signed(transaction: string): string {
    const hash = createHmac('sha256', keys.privateKey).update(transaction).digest('base64');
    return `{"transaction":${transaction},"hash":"${hash}"}`;
  }

  async function tell(entry: Entry): Promise<void> {
    const { callbackUrl } = airtel.settings;
    if (callbackUrl === undefined || stateOf(entry) === 'TIP') return;
    const transaction = JSON.stringify({ id: entry.reference, message: 'simulated', status_code: stateOf(entry), ...idOf(entry) });
    await callBack(book, entry, callbackUrl, signed(transaction));
  }

  const refunds = createAirtelRefunds((id) => book.entries.find((entry) => entry.id === id && entry.answer === 'yes'));
  const disbursement = createAirtelDisbursement(keys.pin, () => airtel.settings.callbackUrl, signed);

  async function pay(asked: Asked): Promise<Answer> {
    const { subscriber, transaction } = fieldsOf(asked) as {
      subscriber: { msisdn: string };
      transaction: { amount: number; currency: string; id: string };
    };
    if (!Number.isInteger(transaction.amount)) return no('Invalid amount');
    if (!/^[1-9]\d{8}$/.test(subscriber.msisdn)) return no('Invalid MSISDN');
    if (find(transaction.id) !== undefined) return no('Duplicate transaction id');
    const entry: Entry = {
      id: `MP${book.entries.length}`,
      reference: transaction.id,
      amountMinor: transaction.amount * 100,
      currency: transaction.currency,
      payer: subscriber.msisdn,
      callbackUrl: undefined,
      returnUrl: undefined,
      answer: undefined,
    };
    book.entries.push(entry);
    if (book.manners.has('callback_first')) await airtel.answer(entry.reference, 'yes');
    if (book.manners.has('answer_lost')) return { status: 502 };
    return yes({ transaction: { id: entry.reference, status: 'SUCCESS' } });
  }

  async function atPhone(asked: Asked, reference: string): Promise<Answer | undefined> {
    const entry = find(reference);
    if (entry === undefined) return undefined;
    if (asked.method !== 'POST') return { status: 200, html: phonePage('Airtel Money', entry) };
    await airtel.answer(reference, String(fieldsOf(asked)['answer']) as PhoneAnswer);
    return { status: 200, html: answeredPage('Airtel Money') };
  }

  const airtel: AirtelMoney = {
    book,
    disbursement,
    refunds,
    settings: {},
    tokens: () => given,
    async answer(reference, answer) {
      const entry = find(reference);
      if (entry === undefined || states[answer] === undefined) throw new Error(`Airtel knows no ${reference}, or no ${answer}`);
      entry.answer = answer;
      await tell(entry);
    },
    handle(asked) {
      const { method, headers } = asked;
      if (!asked.path.startsWith('/airtel/')) return undefined;
      const path = asked.path.slice('/airtel'.length);
      if (path.startsWith('/phone/')) return atPhone(asked, path.slice('/phone/'.length));
      const isRefund = path === '/standard/v1/payments/refund';
      const isOut = isRefund || /^\/standard\/(v2\/disbursements|v1\/users)\//.test(path);
      if (book.manners.has('down') && !isOut && path !== '/auth/oauth2/token') return { status: 503 };
      if (path === '/auth/oauth2/token') {
        const { client_id: id, client_secret: secret } = fieldsOf(asked);
        if (id !== keys.clientId || secret !== keys.clientSecret) return { status: 401, json: { error: 'invalid_client' } };
        given += 1;
        return { status: 200, json: { access_token: `simulated-${given}`, token_type: 'bearer', expires_in: '180' } };
      }
      if (headers.authorization !== `Bearer simulated-${given}`) return no('Invalid token');
      if (isOut) return isRefund ? refunds.handle(asked) : disbursement.handle(asked);
      if (method === 'POST' && path === '/merchant/v1/payments/') return pay(asked);
      if (!path.startsWith('/standard/v1/payments/')) return undefined;
      const entry = find(path.split('/').at(-1) ?? '');
      if (entry === undefined) return no('Transaction not found');
      return yes({ transaction: { id: entry.reference, message: 'simulated', status: stateOf(entry), ...idOf(entry) } });
    },
  };
  return airtel;
}
