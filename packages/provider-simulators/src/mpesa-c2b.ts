import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked } from './http.ts';
import { newBook, type Book } from './book.ts';
import { answeredPage, paybillPage } from './phone-page.ts';

/** What somebody paid at the paybill. */
export interface PaidIn {
  /** As Safaricom calls it. */
  readonly id: string;
  readonly typed: string;
  readonly amountMinor: number;
  readonly payer: string;
  /** The number of the phone; one of nobody where it does not matter. */
  readonly phone?: string;
  /** When it was paid: now, if not at another time. */
  readonly at?: Date;
}

/** A number as Safaricom tells it. */
const masked = (phone: string): string => phone.replace(/^\+?(\d{4})\d+(\d{3})$/, '$1*****$2');

/** The time in Nairobi, `yyyyMMddHHmmss`. */
const stamp = (at: Date): string => new Date(at.getTime() + 3 * 3_600_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);

export interface MpesaC2b {
  readonly book: Book;
  readonly paid: PaidIn[];
  /**
   * Somebody pays from the own phone: the operator is asked, then told.
   * @returns undefined where the operator said that nobody has this account
   */
  pay(payment: Omit<PaidIn, 'id'>): Promise<PaidIn | undefined>;
  /** Tells of one once more, or of one that never was. */
  tell(payment: PaidIn): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
  find(id: string): PaidIn | undefined;
}

const ASKED_MS = 5000;

/** Daraja's C2B as its documentation describes it: two addresses, neither of which is signed. */
export function createMpesaC2b(shortcode: string): MpesaC2b {
  const book = newBook();
  const paid: PaidIn[] = [];
  /** Numbers of an earlier run are never used again: who keeps them would take a new payment for an old one. */
  const run = Date.now().toString(36).toUpperCase();
  let urls: { readonly validation: string; readonly confirmation: string } | undefined;

  const noticeOf = ({ id, typed, amountMinor, payer, phone = '+254700000126', at = new Date() }: PaidIn) =>
    JSON.stringify({
      TransactionType: 'Pay Bill',
      TransID: id,
      TransTime: stamp(at),
      TransAmount: (amountMinor / 100).toFixed(2),
      BusinessShortCode: shortcode,
      BillRefNumber: typed,
      InvoiceNumber: '',
      OrgAccountBalance: '',
      ThirdPartyTransID: '',
      MSISDN: masked(phone),
      FirstName: payer,
    });
  /** Nobody who answers: the money is taken. */
  async function isWelcome(payment: PaidIn): Promise<boolean> {
    if (urls === undefined) return true;
    const address = book.deliverTo === undefined ? urls.validation : book.deliverTo + new URL(urls.validation).pathname;
    return fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: noticeOf(payment),
      signal: AbortSignal.timeout(ASKED_MS),
    }).then(
      async (response) => !response.ok || Number(((await response.json()) as { ResultCode?: unknown }).ResultCode) === 0,
      () => true,
    );
  }

  const c2b: MpesaC2b = {
    book,
    paid,
    find: (id) => paid.find((one) => one.id === id),
    async tell(payment) {
      if (urls !== undefined) await callBack(book, payment, urls.confirmation, noticeOf(payment));
    },
    async pay(payment) {
      const entry = { ...payment, id: `SC${run}${String(paid.length + 1).padStart(4, '0')}` };
      if (!(await isWelcome(entry))) return undefined;
      paid.push(entry);
      await c2b.tell(entry);
      return entry;
    },
    async handle(asked) {
      const { method, path } = asked;
      if (method === 'POST' && path.endsWith('/mpesa/c2b/v2/registerurl')) {
        const { ShortCode, ConfirmationURL, ValidationURL } = fieldsOf(asked);
        if (ShortCode !== shortcode)
          return { status: 400, json: { errorCode: '400.003.02', errorMessage: 'Bad Request - Invalid ShortCode' } };
        urls = { validation: String(ValidationURL), confirmation: String(ConfirmationURL) };
        return { status: 200, json: { OriginatorCoversationID: 'simulated', ResponseCode: '0', ResponseDescription: 'Success' } };
      }
      if (!path.endsWith('/paybill')) return undefined;
      if (method !== 'POST') return { status: 200, html: paybillPage(shortcode, asked.query.get('account') ?? '') };
      const { account, amount } = fieldsOf(asked);
      const amountMinor = Math.round(Number(amount)) * 100;
      if (!(amountMinor > 0)) return { status: 200, html: paybillPage(shortcode, String(account), 'Type an amount.') };
      const done = await c2b.pay({ typed: String(account), amountMinor, payer: 'AMINA' });
      return {
        status: 200,
        html: done === undefined ? paybillPage(shortcode, String(account), 'Nobody has this account.') : answeredPage('M-Pesa'),
      };
    },
  };
  return c2b;
}
