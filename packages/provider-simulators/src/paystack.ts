import { createHmac } from 'node:crypto';
import type { Refunds } from './payout-book.ts';
import { createPaystackRefunds } from './paystack-refunds.ts';
import { createPaystackTransfers, type PaystackTransfers } from './paystack-transfers.ts';
import { newBook, type Book, type Entry, type PhoneAnswer } from './book.ts';
import { callBack } from './call-back.ts';
import { fieldsOf, isWithin, type Answer, type Asked, type Handler } from './http.ts';
import { answeredPage, phonePage } from './phone-page.ts';

export interface Paystack {
  readonly book: Book;
  readonly handle: Handler;
  readonly transfers: PaystackTransfers;
  readonly refunds: Refunds;
  /** What the operator types into Paystack's dashboard. */
  settings: { webhookUrl?: string };
  /** Somebody answers at its page. */
  answer(reference: string, answer: PhoneAnswer): Promise<Entry>;
  /** Tells again of a payment, as Paystack does for days. */
  tellAgain(reference: string): Promise<void>;
}

/** What its page offers: a bank knows no phone that is switched off. */
const pageAnswers = ['yes', 'no_funds', 'wrong_pin'] as const;

/** What is said of a payment that nobody has made is "abandoned", also of one that has only begun. */
const said: Partial<Record<PhoneAnswer, readonly [status: string, words: string]>> = {
  yes: ['success', 'Successful'],
  no_funds: ['failed', 'Insufficient Funds'],
  wrong_pin: ['failed', 'Incorrect PIN'],
};
const stateOf = ({ answer }: Entry) => (answer === undefined ? undefined : said[answer]) ?? (['abandoned', 'Not completed'] as const);

const ok = (data: unknown): Answer => ({ status: 200, json: { status: true, message: 'ok', data } });
const no = (status: number, message: string): Answer => ({ status, json: { status: false, message } });

/** Paystack as its documentation describes it: `/transaction/initialize`, its page, `/transaction/verify`, webhooks signed over their bytes. */
export function createPaystack(secretKey: string, origin: () => string): Paystack {
  const book = newBook();
  const find = (reference: string) => book.entries.find((entry) => entry.reference === reference);
  const view = (entry: Entry) => ({
    id: Number(entry.id),
    status: stateOf(entry)[0],
    reference: entry.reference,
    amount: entry.amountMinor,
    currency: entry.currency,
    gateway_response: stateOf(entry)[1],
    customer: { email: entry.payer },
  });

  const signature = (body: string) => ({ 'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex') });

  async function tell(entry: Entry): Promise<void> {
    const { webhookUrl } = paystack.settings;
    if (webhookUrl === undefined || entry.answer !== 'yes') return;
    const body = JSON.stringify({ event: 'charge.success', data: view(entry) });
    await callBack(book, entry, webhookUrl, body, signature(body));
  }

  const transfers = createPaystackTransfers(() => paystack.settings.webhookUrl, signature);
  const refunds = createPaystackRefunds(
    (reference) => (find(reference)?.answer === 'yes' ? find(reference) : undefined),
    () => paystack.settings.webhookUrl,
    signature,
  );

  function initialize(asked: Asked): Answer {
    const { email, amount, reference, currency, callback_url: returnUrl } = fieldsOf(asked);
    if (typeof email !== 'string' || !email.includes('@')) return no(400, 'Invalid Email Address Passed');
    if (!Number.isInteger(amount) || Number(amount) <= 0) return no(400, 'Invalid Amount Sent');
    if (find(String(reference)) !== undefined) return no(400, 'Duplicate Transaction Reference');
    book.entries.push({
      id: String(3_000_000 + book.entries.length),
      reference: String(reference),
      amountMinor: Number(amount),
      currency: String(currency),
      payer: email,
      callbackUrl: undefined,
      returnUrl: String(returnUrl),
      answer: undefined,
    });
    const page = `${origin()}/paystack/pay/${String(reference)}`;
    return book.manners.has('answer_lost') ? { status: 502 } : ok({ authorization_url: page, access_code: 'simulated', reference });
  }

  async function atPage(asked: Asked, reference: string): Promise<Answer> {
    const entry = find(reference);
    if (entry === undefined) return no(404, 'Transaction reference not found.');
    if (entry.answer === 'yes') return { status: 200, html: answeredPage('Paystack') };
    if (asked.method === 'GET') return { status: 200, html: phonePage('Paystack', entry, pageAnswers) };
    const answer = pageAnswers.find((one) => one === fieldsOf(asked)['answer']);
    if (answer === undefined) return no(400, 'No such answer');
    await paystack.answer(reference, answer);
    const back = new URL(entry.returnUrl ?? origin());
    back.searchParams.set('trxref', reference);
    back.searchParams.set('reference', reference);
    return { status: 303, location: back.href };
  }

  const paystack: Paystack = {
    book,
    transfers,
    refunds,
    settings: {},
    async answer(reference, answer) {
      const entry = find(reference);
      if (entry === undefined) throw new Error(`Paystack knows no ${reference}`);
      entry.answer = answer;
      entry.answeredAt = Date.now();
      await tell(entry);
      return entry;
    },
    async tellAgain(reference) {
      const entry = find(reference);
      if (entry !== undefined) await tell(entry);
    },
    handle(asked) {
      const { method, path, headers } = asked;
      const [, first, what, reference = ''] = path.split('/');
      if (first !== 'paystack') return undefined;
      if (what === 'pay') return atPage(asked, reference);
      const isOut = what === 'transfer' || what === 'transferrecipient' || what === 'bank' || what === 'refund';
      if (book.manners.has('down') && !isOut) return { status: 503 };
      if (headers.authorization !== `Bearer ${secretKey}`) return no(401, 'Invalid key');
      if (what === 'dashboard' && method === 'POST') {
        paystack.settings = { webhookUrl: String(fieldsOf(asked)['webhookUrl']) };
        return ok(null);
      }
      if (isOut) return what === 'refund' ? refunds.handle(asked) : transfers.handle(asked);
      if (what !== 'transaction') return undefined;
      if (reference === 'initialize' && method === 'POST') return initialize(asked);
      if (reference === '' && method === 'GET')
        return ok(book.entries.filter((entry) => entry.answer === 'yes' && isWithin(asked, entry.answeredAt)).map(view));
      const entry = find(path.split('/')[4] ?? '');
      if (reference !== 'verify' || entry === undefined) return no(400, 'Transaction reference not found.');
      return ok(view(entry));
    },
  };
  return paystack;
}
