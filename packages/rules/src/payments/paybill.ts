import { keysOf } from '../records.ts';
import { pauseMs, TASK_AFTER_MS } from './payment-life.ts';

/**
 * The life of money that somebody brought by themselves, at a paybill: nobody asked for it, so it begins with what the provider says. `heard`: the provider
 * is asked whether it is true; `suspense`: it is, and its code names nobody who may have it: the operator holds it until finance knows whose it is.
 */
const paybillLife = {
  heard: ['credited', 'suspense'],
  suspense: ['credited'],
  credited: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaybillState = keyof typeof paybillLife;
export const paybillStates = keysOf(paybillLife);

/** Why a person of finance has to look: nobody has the code, it can't be theirs, or the provider's word does not fit. */
export const paybillReasons = ['no_such_code', 'not_offered', 'payer_left', 'not_whole', 'amount_differs', 'not_confirmed'] as const;
export type PaybillReason = (typeof paybillReasons)[number];

/** Characters of what a payer typed as the account, and of the name that the provider tells. */
export const TYPED_AT_MOST = 40;
export const PAYER_AT_MOST = 60;

/** What the provider says when it is asked about a transaction. `absent`: it knows of none; `silent`: it did not answer, or does so by calling back. */
export type PaybillAnswer =
  | { readonly state: 'absent' | 'silent' }
  | {
      readonly state: 'confirmed';
      readonly transactionId: string;
      /** In minor units. */
      readonly amountMinor: number;
      /** To whom it was paid. */
      readonly shortcode: string;
    };

interface Heard {
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly receivedAt: Date;
  readonly asks: number;
}

/** What becomes of it now. `confirmed`: it may be credited; `later`: the provider is asked again; `task`: finance looks. */
export type PaybillVerdict =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'later'; readonly nextAskAt: Date }
  | { readonly kind: 'task'; readonly reason: PaybillReason };

/**
 * Judges what was heard by what the provider says of it: only the same transaction, amount and number that was paid to count.
 * @param shortcode of the account at which it was heard
 */
export function judgePaybill(heard: Heard, answer: PaybillAnswer, shortcode: string, now: Date): PaybillVerdict {
  if (answer.state === 'confirmed' && answer.transactionId === heard.transactionId)
    return answer.amountMinor === heard.amountMinor && answer.shortcode === shortcode
      ? { kind: 'confirmed' }
      : { kind: 'task', reason: 'amount_differs' };
  if (now.getTime() - heard.receivedAt.getTime() >= TASK_AFTER_MS) return { kind: 'task', reason: 'not_confirmed' };
  return { kind: 'later', nextAskAt: new Date(now.getTime() + pauseMs(heard.asks)) };
}

const MINUTE_MS = 60_000;
/** A phone shows a prompt for a minute or two; a clock may go a little wrong. */
const PROMPT_MS = 10 * MINUTE_MS;
const BEFORE_MS = MINUTE_MS;

/** What of a payment that we asked for on a phone can be told apart. */
interface Prompt {
  readonly amountMinor: number;
  /** The phone that was asked; null once its person left. */
  readonly phone: string | null;
  readonly sentAt: Date | null;
  /** As the provider calls what paid it, as far as that is known. */
  readonly receipt: string | null;
}

/** What was told of a payment whose account is the prompt's. */
interface ToldOfPrompt {
  readonly transactionId: string;
  readonly amountMinor: number;
  /** The payer's number as it was told, mostly masked; null where it was not. */
  readonly number: string | null;
  readonly paidAt: Date;
}

/** Whether a number may be a phone's: what is masked of it says nothing, nor does one that was made unreadable. */
function mayBe(number: string | null, phone: string | null): boolean {
  const [shown, digits] = [number?.replaceAll(/[\s+]/g, '') ?? '', phone?.replaceAll(/\D/g, '') ?? ''];
  const [, first = '', last = ''] = /^(\d+)\*+(\d*)$/.exec(shown) ?? [];
  if (first !== '') return digits === '' || (digits.startsWith(first) && digits.endsWith(last));
  return digits === '' || !/^\d{9,15}$/.test(shown) || shown === digits;
}

/**
 * Whether what was told is our prompt, answered on the phone that was asked. Somebody may have typed its account by hand: that is money of its own, which
 * another amount, number or time gives away, or that the prompt was paid by something else.
 */
export const fitsPrompt = (told: ToldOfPrompt, prompt: Prompt): boolean =>
  (prompt.receipt === null || prompt.receipt === told.transactionId) &&
  prompt.amountMinor === told.amountMinor &&
  mayBe(told.number, prompt.phone) &&
  prompt.sentAt !== null &&
  told.paidAt.getTime() >= prompt.sentAt.getTime() - BEFORE_MS &&
  told.paidAt.getTime() <= prompt.sentAt.getTime() + PROMPT_MS;
