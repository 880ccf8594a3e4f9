/** How a simulated provider behaves beside its documentation. Each holds until it is taken back. */
export const manners = [
  /** It calls back before it has answered the request that began the payment. */
  'callback_first',
  /** It calls back twice. */
  'callback_twice',
  /** It does not call back at all. */
  'callback_lost',
  /** It takes the payment, and its answer is lost on the way. */
  'answer_lost',
  /** It answers nothing but errors. */
  'down',
] as const;
export type Manner = (typeof manners)[number];

/** What somebody does at the phone, or at the page that stands for it. */
export const phoneAnswers = ['yes', 'no', 'wrong_pin', 'no_funds', 'unreachable', 'too_late'] as const;
export type PhoneAnswer = (typeof phoneAnswers)[number];

/** A payment as a simulated provider keeps it. */
export interface Entry {
  /** What the provider calls it. */
  readonly id: string;
  readonly reference: string;
  /** In minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** Who is asked, as the phone's page names it. */
  readonly payer: string;
  readonly callbackUrl: string | undefined;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string | undefined;
  answer: PhoneAnswer | undefined;
  /** When it was answered, milliseconds. */
  answeredAt?: number;
}

/** What a simulated provider knows. */
export interface Book {
  readonly entries: Entry[];
  readonly manners: Set<Manner>;
  /** The address of the server, in place of the one that it gave: in tests it stands at a port of chance. */
  deliverTo?: string;
  /** Calls back so far, and what they were answered. */
  readonly calledBack: Array<{ readonly id: string; readonly status: number }>;
}

export const newBook = (): Book => ({ entries: [], manners: new Set(), calledBack: [] });

/** What was paid in, in minor units: what the provider holds for the operator. */
export const heldIn = ({ entries }: Book, currency: string): number =>
  entries.filter((entry) => entry.answer === 'yes' && entry.currency === currency).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
