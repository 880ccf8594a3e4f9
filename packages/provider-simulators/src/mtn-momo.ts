import { createMtnDisbursement, type MtnDisbursement } from './mtn-disbursement.ts';
import { newBook, type Book, type Entry, type PhoneAnswer } from './book.ts';
import { callBack } from './call-back.ts';
import { fieldsOf, type Answer, type Asked, type Handler } from './http.ts';
import { answeredPage, phonePage } from './phone-page.ts';

export interface MtnKeys {
  readonly apiUser: string;
  readonly apiKey: string;
  readonly subscriptionKey: string;
  readonly targetEnvironment: string;
  readonly disbursementUser: string;
  readonly disbursementKey: string;
  readonly disbursementSubscriptionKey: string;
}

export interface MtnMomo {
  readonly book: Book;
  readonly handle: Handler;
  readonly disbursement: MtnDisbursement;
  /** Somebody answers at the phone; MTN calls back once, and never again. */
  answer(id: string, answer: PhoneAnswer): Promise<void>;
}

const outcomes: Partial<Record<PhoneAnswer, readonly [status: string, reason?: string]>> = {
  yes: ['SUCCESSFUL'],
  no: ['FAILED', 'APPROVAL_REJECTED'],
  wrong_pin: ['FAILED', 'COULD_NOT_PERFORM_TRANSACTION'],
  no_funds: ['FAILED', 'NOT_ENOUGH_FUNDS'],
  unreachable: ['FAILED', 'PAYER_NOT_FOUND'],
  too_late: ['FAILED', 'EXPIRED'],
};
const answers = Object.keys(outcomes) as PhoneAnswer[];

/** MTN MoMo's collection as its documentation describes it: 202 without a word, one callback without a signature, and 409 for an id that was used. */
export function createMtnMomo(keys: MtnKeys): MtnMomo {
  const book = newBook();
  const find = (id: string) => book.entries.find((entry) => entry.id === id);
  const disbursement = createMtnDisbursement((id) => (find(id)?.answer === 'yes' ? find(id) : undefined));
  const view = (entry: Entry) => {
    const [status, reason] = (entry.answer === undefined ? undefined : outcomes[entry.answer]) ?? (['PENDING'] as const);
    return {
      externalId: entry.reference,
      amount: String(entry.amountMinor / 100),
      currency: entry.currency,
      payer: { partyIdType: 'MSISDN', partyId: entry.payer },
      status,
      ...(reason === undefined ? {} : { reason: { code: reason, message: reason } }),
      ...(status === 'SUCCESSFUL' ? { financialTransactionId: `9${book.entries.indexOf(entry)}` } : {}),
    };
  };

  async function request(asked: Asked): Promise<Answer> {
    const id = String(asked.headers['x-reference-id']);
    const { amount, currency, externalId, payer } = fieldsOf(asked);
    const { partyId } = payer as { partyId: string };
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || !/^\d+$/.test(String(amount)) || !/^\d{9,15}$/.test(partyId))
      return { status: 400, json: { code: 'BAD_REQUEST', message: 'Wrong format' } };
    if (find(id) !== undefined) return { status: 409, json: { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id' } };
    const entry: Entry = {
      id,
      reference: String(externalId),
      amountMinor: Number(amount) * 100,
      currency: String(currency),
      payer: partyId,
      callbackUrl: String(asked.headers['x-callback-url']),
      returnUrl: undefined,
      answer: undefined,
    };
    book.entries.push(entry);
    if (book.manners.has('callback_first')) await momo.answer(id, 'yes');
    return { status: book.manners.has('answer_lost') ? 504 : 202 };
  }

  async function atPhone(asked: Asked, id: string): Promise<Answer | undefined> {
    const entry = find(id);
    const answer = answers.find((one) => asked.method === 'POST' && one === fieldsOf(asked)['answer']);
    if (entry === undefined) return undefined;
    if (answer === undefined) return { status: 200, html: phonePage('MTN MoMo', entry, answers) };
    await momo.answer(id, answer);
    return { status: 200, html: answeredPage('MTN MoMo') };
  }

  const momo: MtnMomo = {
    book,
    disbursement,
    async answer(id, answer) {
      const entry = find(id);
      if (entry === undefined) throw new Error(`MTN knows no ${id}`);
      entry.answer = answer;
      await callBack(book, entry, entry.callbackUrl ?? '', JSON.stringify(view(entry)));
    },
    handle(asked) {
      const { method, headers } = asked;
      if (!asked.path.startsWith('/mtn-momo/')) return undefined;
      const path = asked.path.slice('/mtn-momo'.length);
      if (path.startsWith('/phone/')) return atPhone(asked, path.slice('/phone/'.length));
      const isOut = path.startsWith('/disbursement/');
      if (book.manners.has('down') && !isOut) return { status: 503 };
      if (headers['ocp-apim-subscription-key'] !== (isOut ? keys.disbursementSubscriptionKey : keys.subscriptionKey))
        return { status: 401, json: { statusCode: 401, message: 'Access denied due to invalid subscription key.' } };
      if (path === '/collection/token/' || path === '/disbursement/token/') {
        const basic = Buffer.from(isOut ? `${keys.disbursementUser}:${keys.disbursementKey}` : `${keys.apiUser}:${keys.apiKey}`).toString(
          'base64',
        );
        if (headers.authorization !== `Basic ${basic}`) return { status: 401, json: { error: 'login_failed' } };
        return { status: 200, json: { access_token: isOut ? 'simulated-out' : 'simulated', token_type: 'access_token', expires_in: 3600 } };
      }
      if (
        headers.authorization !== (isOut ? 'Bearer simulated-out' : 'Bearer simulated') ||
        headers['x-target-environment'] !== keys.targetEnvironment
      )
        return { status: 401, json: { code: 'UNAUTHORIZED', message: 'Unauthorized' } };
      if (isOut) return disbursement.handle(asked);
      if (method === 'POST' && path === '/collection/v1_0/requesttopay') return request(asked);
      const entry = find(path.split('/').at(-1) ?? '');
      if (entry === undefined) return { status: 404, json: { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' } };
      return { status: 200, json: view(entry) };
    },
  };
  return momo;
}
