import { createMpesaB2c, type B2cKeys, type MpesaB2c } from './mpesa-b2c.ts';
import { createMpesaC2b, type MpesaC2b } from './mpesa-c2b.ts';
import { createMpesaReversal, type MpesaReversal } from './mpesa-reversal.ts';
import { newBook, type Book, type Entry, type PhoneAnswer } from './book.ts';
import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked, type Handler } from './http.ts';
import { answeredPage, phonePage } from './phone-page.ts';

export interface MpesaKeys extends B2cKeys {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly passkey: string;
}

export interface Mpesa {
  readonly book: Book;
  /** The till that the short code's store has; without one the short code is a paybill. */
  readonly settings: { till?: string | undefined };
  readonly handle: Handler;
  readonly b2c: MpesaB2c;
  readonly reversal: MpesaReversal;
  readonly c2b: MpesaC2b;
  /** Somebody answers at the phone; the callback follows. */
  answer(id: string, answer: PhoneAnswer): Promise<void>;
  /** A phone that was not reached pays after all, and nobody is called. */
  payAfterAll(id: string): void;
}

const results: Record<PhoneAnswer, readonly [code: number, words: string]> = {
  yes: [0, 'The service request is processed successfully.'],
  no: [1032, 'Request cancelled by user.'],
  wrong_pin: [2001, 'The initiator information is invalid.'],
  no_funds: [1, 'The balance is insufficient for the transaction.'],
  unreachable: [1037, 'DS timeout user cannot be reached.'],
  too_late: [1019, 'Transaction has expired.'],
};

const fault = (status: number, errorCode: string, errorMessage: string): Answer => ({
  status,
  json: { requestId: 'simulated', errorCode, errorMessage },
});

/** Daraja's STK push as its documentation describes it. Its callbacks are not signed; while a prompt stands, the query answers an HTTP error. */
export function createMpesa(keys: MpesaKeys): Mpesa {
  const book = newBook();
  const settings: Mpesa['settings'] = {};
  const find = (id: string) => book.entries.find((entry) => entry.id === id);
  const receiptOf = (id: string) => `S${id.slice(-9).toUpperCase()}`;
  const reversal = createMpesaReversal(keys, (receipt) =>
    book.entries.find(({ id, answer }) => answer === 'yes' && receiptOf(id) === receipt),
  );
  const c2b = createMpesaC2b(keys.shortcode);
  const b2c = createMpesaB2c(keys, { reversed: (conversation) => reversal.find(conversation), paidIn: (id) => c2b.find(id) });
  const isSigned = ({ BusinessShortCode, Password, Timestamp }: Record<string, unknown>) =>
    BusinessShortCode === keys.shortcode &&
    /^\d{14}$/.test(String(Timestamp)) &&
    Password === Buffer.from(`${keys.shortcode}${keys.passkey}${String(Timestamp)}`).toString('base64');

  function callbackBody({ id, amountMinor, payer, answer = 'no' }: Entry): string {
    const [ResultCode, ResultDesc] = results[answer];
    const items = [
      { Name: 'Amount', Value: amountMinor / 100 },
      { Name: 'MpesaReceiptNumber', Value: receiptOf(id) },
      { Name: 'Balance' },
      { Name: 'TransactionDate', Value: 20_260_615_100_000 },
      { Name: 'PhoneNumber', Value: Number(payer) },
    ];
    const paid = answer === 'yes' ? { CallbackMetadata: { Item: items } } : {};
    return JSON.stringify({
      Body: { stkCallback: { MerchantRequestID: `m-${id}`, CheckoutRequestID: id, ResultCode, ResultDesc, ...paid } },
    });
  }
  const tell = (entry: Entry) => callBack(book, entry, entry.callbackUrl ?? '', callbackBody(entry));

  async function push(asked: Asked): Promise<Answer> {
    const fields = fieldsOf(asked);
    const { Amount, PhoneNumber, PartyA, CallBackURL, AccountReference } = fields;
    if (!isSigned(fields)) return fault(500, '500.001.1001', 'Wrong credentials');
    const kind = settings.till === undefined ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline';
    if (fields['TransactionType'] !== kind || fields['PartyB'] !== (settings.till ?? keys.shortcode))
      return fault(400, '400.002.02', 'Bad Request - Invalid PartyB');
    if (!Number.isInteger(Amount) || Number(Amount) < 1) return fault(400, '400.002.02', 'Bad Request - Invalid Amount');
    if (!/^254\d{9}$/.test(String(PhoneNumber)) || PartyA !== PhoneNumber)
      return fault(400, '400.002.02', 'Bad Request - Invalid PhoneNumber');
    if (String(AccountReference).length > 12) return fault(400, '400.002.02', 'Bad Request - Invalid AccountReference');
    const entry: Entry = {
      id: `ws_CO_${String(book.entries.length + 1).padStart(12, '0')}`,
      reference: String(AccountReference),
      amountMinor: Number(Amount) * 100,
      currency: 'KES',
      payer: String(PhoneNumber),
      callbackUrl: String(CallBackURL),
      returnUrl: undefined,
      answer: undefined,
    };
    book.entries.push(entry);
    if (book.manners.has('callback_first')) await mpesa.answer(entry.id, 'yes');
    if (book.manners.has('answer_lost')) return { status: 502 };
    return {
      status: 200,
      json: { MerchantRequestID: `m-${entry.id}`, CheckoutRequestID: entry.id, ResponseCode: '0', ResponseDescription: 'Success' },
    };
  }

  function query(asked: Asked): Answer {
    const fields = fieldsOf(asked);
    const entry = find(String(fields['CheckoutRequestID']));
    if (!isSigned(fields)) return fault(400, '400.002.02', 'Wrong credentials');
    if (entry === undefined) return fault(404, '404.001.01', 'Resource not found');
    if (entry.answer === undefined) return fault(500, '500.001.1001', 'The transaction is being processed');
    const [code, ResultDesc] = results[entry.answer];
    return {
      status: 200,
      json: { ResponseCode: '0', CheckoutRequestID: entry.id, MerchantRequestID: `m-${entry.id}`, ResultCode: String(code), ResultDesc },
    };
  }

  async function atPhone(asked: Asked, id: string): Promise<Answer | undefined> {
    const entry = find(id);
    if (entry === undefined) return undefined;
    if (asked.method === 'POST') {
      await mpesa.answer(id, String(fieldsOf(asked)['answer']) as PhoneAnswer);
      return { status: 200, html: answeredPage('M-Pesa') };
    }
    return { status: 200, html: phonePage('M-Pesa', entry) };
  }

  const mpesa: Mpesa = {
    book,
    settings,
    b2c,
    reversal,
    c2b,
    async answer(id, answer) {
      const entry = find(id);
      if (entry === undefined || results[answer] === undefined) throw new Error(`M-Pesa knows no ${id}, or no ${answer}`);
      entry.answer = answer;
      await tell(entry);
    },
    payAfterAll(id) {
      const entry = find(id);
      if (entry !== undefined) entry.answer = 'yes';
    },
    async handle(asked) {
      const { method, headers } = asked;
      if (!asked.path.startsWith('/mpesa-api/')) return undefined;
      const path = asked.path.slice('/mpesa-api'.length);
      if (path === '/paybill') return c2b.handle(asked);
      if (path.startsWith('/phone/')) return atPhone(asked, path.slice('/phone/'.length));
      if (
        book.manners.has('down') &&
        !path.includes('/b2c/') &&
        !path.includes('/transactionstatus/') &&
        !path.includes('/reversal/') &&
        !path.includes('/c2b/') &&
        !path.startsWith('/oauth/')
      )
        return { status: 503 };
      if (path === '/oauth/v1/generate') {
        const basic = Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64');
        if (headers.authorization !== `Basic ${basic}`) return fault(400, '400.008.01', 'Invalid Authentication passed');
        return { status: 200, json: { access_token: 'simulated', expires_in: '3599' } };
      }
      if (headers.authorization !== 'Bearer simulated') return fault(401, '401.003.01', 'Error Occurred - Invalid Access Token');
      if (method === 'POST' && path === '/mpesa/stkpush/v1/processrequest') return push(asked);
      if (method === 'POST' && path === '/mpesa/stkpushquery/v1/query') return query(asked);
      if (method === 'POST' && path === '/mpesa/reversal/v1/request') return reversal.handle(asked);
      return method === 'POST' ? ((await c2b.handle(asked)) ?? b2c.handle(asked)) : undefined;
    },
  };
  return mpesa;
}
