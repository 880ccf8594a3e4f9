import { newBook, type Book, type Entry, type PhoneAnswer } from './book.ts';
import { callBack } from './call-back.ts';
import { createFlutterwaveRefunds } from './flutterwave-refunds.ts';
import { createFlutterwaveTransfers, type FlutterwaveTransfers } from './flutterwave-transfers.ts';
import { fieldsOf, type Answer, type Asked, type Handler } from './http.ts';
import type { Refunds } from './payout-book.ts';
import { answeredPage, phonePage } from './phone-page.ts';

export interface FlutterwaveKeys {
  readonly secretKey: string;
  readonly secretHash: string;
}

export interface Flutterwave {
  readonly book: Book;
  readonly handle: Handler;
  readonly transfers: FlutterwaveTransfers;
  readonly refunds: Refunds;
  /** What the operator types into Flutterwave's dashboard. */
  settings: { webhookUrl?: string };
  /** Somebody answers at the phone, or at the page; the webhook follows. */
  answer(reference: string, answer: PhoneAnswer): Promise<Entry>;
}

/** What processors say, in words of their own. */
const said: Record<PhoneAnswer, readonly [status: string, words: string]> = {
  yes: ['successful', 'Approved'],
  no: ['failed', 'Transaction cancelled by customer'],
  wrong_pin: ['failed', 'Incorrect PIN'],
  no_funds: ['failed', 'Insufficient funds'],
  unreachable: ['pending', 'Pending'],
  too_late: ['failed', 'Transaction timed out'],
};
const answers = Object.keys(said) as PhoneAnswer[];

const ok = (data: unknown, more: object = {}): Answer => ({ status: 200, json: { status: 'success', message: 'ok', data, ...more } });
const no = (status: number, message: string): Answer => ({ status, json: { status: 'error', message, data: null } });

/** How many of a list's rows stand on a page, so that a second one is asked for. */
const PAGE = 2;

/** The rows of a list that lie on the asked days, page by page. */
function pageOf<R extends { readonly created_at: string }>({ query }: Asked, rows: readonly R[]): Answer {
  const isOn = ({ created_at: at }: R) => at.slice(0, 10) >= (query.get('from') ?? '') && at.slice(0, 10) <= (query.get('to') ?? '9');
  const all = rows.filter(isOn);
  const page = Number(query.get('page') ?? 1);
  const info = { total: all.length, current_page: page, total_pages: Math.max(1, Math.ceil(all.length / PAGE)) };
  return ok(all.slice((page - 1) * PAGE, page * PAGE), { meta: { page_info: info } });
}

/**
 * Flutterwave's v3 as its documentation describes it: charges of mobile money, which it takes again and again with one reference unless that is asked of it,
 * verification by its own number or by our reference, and webhooks that carry the operator's own word in place of a signature.
 */
export function createFlutterwave(keys: FlutterwaveKeys, origin: () => string): Flutterwave {
  const book = newBook();
  const find = (reference: string) => book.entries.find((entry) => entry.reference === reference);
  const at = (entry: Entry) => new Date(entry.answeredAt ?? Date.now()).toISOString();
  const view = (entry: Entry) => {
    const [status, words] = entry.answer === undefined ? (['pending', 'Pending'] as const) : said[entry.answer];
    return {
      id: Number(entry.id),
      tx_ref: entry.reference,
      flw_ref: `FLW-${entry.id}`,
      amount: entry.amountMinor / 100,
      currency: entry.currency,
      status,
      processor_response: words,
      created_at: at(entry),
      customer: { phone_number: entry.payer },
    };
  };
  const word = { 'verif-hash': keys.secretHash };
  const webhookUrl = () => flutterwave.settings.webhookUrl;
  const tell = async (entry: Entry) => {
    const url = webhookUrl();
    if (url !== undefined) await callBack(book, entry, url, JSON.stringify({ event: 'charge.completed', data: view(entry) }), word);
  };
  const transfers = createFlutterwaveTransfers(webhookUrl, word);
  const refunds = createFlutterwaveRefunds((id) => book.entries.find((entry) => entry.id === id && entry.answer === 'yes'));

  async function charge(asked: Asked): Promise<Answer> {
    const type = asked.query.get('type') ?? '';
    const { tx_ref: reference, amount, currency, email, phone_number: phone, redirect_url: returnUrl, network } = fieldsOf(asked);
    if (!/^(mpesa|mobile_money_(ghana|uganda|rwanda|tanzania|zambia))$/.test(type)) return no(400, 'Invalid charge type');
    if (typeof email !== 'string' || !email.includes('@')) return no(400, 'email is required');
    if (typeof amount !== 'number' || amount <= 0) return no(400, 'amount should be a number');
    if (!/^\d{9,15}$/.test(String(phone))) return no(400, 'phone_number is invalid');
    const isAtPage = /ghana|uganda|rwanda|zambia/.test(type);
    if (isAtPage && !/^(MTN|VODAFONE|TIGO|AIRTEL|ZAMTEL)$/.test(String(network))) return no(400, 'network is required');
    if (find(String(reference)) !== undefined) return no(400, 'Duplicate transaction reference');
    const entry: Entry = {
      id: String(5_000_000 + book.entries.length),
      reference: String(reference),
      amountMinor: Math.round(amount * 100),
      currency: String(currency),
      payer: String(phone),
      callbackUrl: undefined,
      returnUrl: String(returnUrl),
      answer: undefined,
    };
    book.entries.push(entry);
    if (book.manners.has('callback_first')) await flutterwave.answer(entry.reference, 'yes');
    if (book.manners.has('answer_lost')) return { status: 502 };
    const redirect = `${origin()}/flutterwave/pay/${entry.reference}`;
    // Of networks with a page there is no transaction in the answer.
    if (isAtPage)
      return {
        status: 200,
        json: { status: 'success', message: 'Charge initiated', meta: { authorization: { redirect, mode: 'redirect' } } },
      };
    return ok(view(entry), { meta: { authorization: { mode: 'callback' } } });
  }

  async function atPage(asked: Asked, reference: string): Promise<Answer> {
    const entry = find(reference);
    if (entry === undefined) return no(404, 'No transaction was found');
    const answer = answers.find((one) => asked.method === 'POST' && one === fieldsOf(asked)['answer']);
    if (answer === undefined) return { status: 200, html: phonePage('Flutterwave', entry, answers) };
    await flutterwave.answer(reference, answer);
    return { status: 200, html: answeredPage('Flutterwave') };
  }

  function verify(asked: Asked, id: string): Answer {
    const entry = id === 'verify_by_reference' ? find(asked.query.get('tx_ref') ?? '') : book.entries.find((one) => one.id === id);
    return entry === undefined ? no(400, 'No transaction was found for this id') : ok(view(entry));
  }

  const flutterwave: Flutterwave = {
    book,
    transfers,
    refunds,
    settings: {},
    async answer(reference, answer) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`Flutterwave knows no ${reference}`);
      entry.answer = answer;
      entry.answeredAt = Date.now();
      await tell(entry);
      return entry;
    },
    handle(asked) {
      const { method, path, headers } = asked;
      const [, first, version, what, id = ''] = path.split('/');
      if (first !== 'flutterwave') return undefined;
      if (version === 'pay') return atPage(asked, what ?? '');
      if (headers.authorization !== `Bearer ${keys.secretKey}`) return no(401, 'Invalid authorization key');
      if (version === 'dashboard' && method === 'POST') {
        flutterwave.settings = { webhookUrl: String(fieldsOf(asked)['webhookUrl']) };
        return ok(null);
      }
      if (version !== 'v3') return undefined;
      if (what === 'transfers') return transfers.handle(asked, (rows) => pageOf(asked, rows));
      if (what === 'refunds' || path.endsWith('/refund')) return refunds.handle(asked);
      if (book.manners.has('down')) return { status: 503 };
      if (what === 'charges' && method === 'POST') return charge(asked);
      if (what !== 'transactions') return undefined;
      if (id === '') return pageOf(asked, book.entries.filter((entry) => entry.answer === 'yes').map(view));
      return verify(asked, id);
    },
  };
  return flutterwave;
}
