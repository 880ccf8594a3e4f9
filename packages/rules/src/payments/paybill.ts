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
