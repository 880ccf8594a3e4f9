import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { DisbursementAnswer, DisbursementReason } from '@safiri/rules/payments/disbursement-life.ts';
import type { PaybillAnswer } from '@safiri/rules/payments/paybill.ts';
import type { PaymentReason, ProviderAnswer } from '@safiri/rules/payments/payment-life.ts';
import type { ProviderLine } from '@safiri/rules/payments/reconciliation.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';

/** The operator's account with a provider, as an adapter uses it. */
export interface ProviderAccount {
  readonly id: number;
  readonly countryId: CountryId;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** By the names of `rules/payments/providers.ts`; the adapter's own business, and never logged. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** What somebody is asked to pay. */
export interface Collection {
  /** Ours, unique for ever. */
  readonly reference: string;
  /** In minor units: whole units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  /** In the international form; null where the provider's page asks. */
  readonly phone: string | null;
  /** For providers that want one; of nobody's, where the person gave none. */
  readonly email: string;
  /** Where the provider says what became of it. Secret. */
  readonly callbackUrl: string;
  /** Where its page leads back to. */
  readonly returnUrl: string;
  readonly now: Date;
}

/** What the provider said of a collection. `unclear`: it may have begun, or not. */
export type Started =
  | { readonly kind: 'taken'; readonly providerReference: string | null; readonly pageUrl: string | null }
  | { readonly kind: 'refused'; readonly reason: PaymentReason }
  | { readonly kind: 'unclear' };

/** What is asked about. */
export interface Asked extends Pick<Collection, 'reference' | 'amountMinor' | 'currency' | 'phone' | 'now'> {
  readonly providerReference: string | null;
}

/** What came to a secret address, as it came. */
export interface CallbackMessage {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a callback hints at. Nothing is credited for it: the provider is asked. */
export interface Hint {
  /** Our reference, where the provider's address is one for all payments. */
  readonly reference?: string;
  readonly providerReference?: string;
  readonly receipt?: string;
  /** Our reference of the payment whose refunds there is news of, where the provider names that alone. */
  readonly refundOf?: string;
  /** In minor units; one that is not the payment's makes it no hint. */
  readonly amountMinor?: number;
}

/** An account that money may go to. */
export interface Payee {
  /** The number of a phone, in the international form, or of a bank's account. */
  readonly account: string;
  /** The bank or network, as the provider calls it; null for a number of its own network. */
  readonly bank: string | null;
}

/** What somebody is paid. */
export interface Disbursement extends Payee {
  /** Ours, unique for ever. */
  readonly reference: string;
  /** In minor units: whole units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  /** Whose account it is, as far as anybody said. */
  readonly name: string | null;
  /** Where the provider says what became of it. Secret. */
  readonly callbackUrl: string;
  /** Where a provider answers a question that it answers by calling back. Secret, and told to nobody but the provider with such a question. */
  readonly answerUrl: string;
  readonly now: Date;
}

export interface AskedDisbursement extends Disbursement {
  readonly providerReference: string | null;
}

/** What the provider said of a disbursement. `unclear`: it may have begun, or not; `refused`: it certainly has not. */
export type Disbursed =
  | { readonly kind: 'taken'; readonly providerReference: string | null }
  | { readonly kind: 'refused'; readonly reason: DisbursementReason }
  | { readonly kind: 'unclear' };

/** Money that goes out. */
export interface PayoutOperations {
  /** Pays somebody. Called again with a reference only by providers that take one once (`rules/payments/payout-ways.ts`). */
  payOut(account: ProviderAccount, disbursement: Disbursement): Promise<Disbursed>;
  /** What became of it; `silent` where the provider answers later, by calling back. */
  ask(account: ProviderAccount, asked: AskedDisbursement): Promise<DisbursementAnswer>;
  /** Whose account it is; null where the provider does not say. @throws PayeeUnknown when it knows of none */
  nameOf(account: ProviderAccount, payee: Payee, currency: string): Promise<string | null>;
  /** Reads what came to the address of a disbursement; absent where the account has one address for all. */
  readCallback?(account: ProviderAccount, message: CallbackMessage): Hint | undefined;
  /** Reads the answer to a question that came to its secret address; undefined for what is none, or of another disbursement. */
  readAnswer?(account: ProviderAccount, message: CallbackMessage, asked: AskedDisbursement): DisbursementAnswer | undefined;
}

/** What is given back of a payment, to where it came from. */
export interface Refund extends Pick<Disbursement, 'reference' | 'amountMinor' | 'currency' | 'callbackUrl' | 'answerUrl' | 'now'> {
  /** What the provider calls the refund. */
  readonly providerReference: string | null;
  /** What it calls the payment, by our wish and itself. */
  readonly payment: { readonly reference: string; readonly providerReference: string | null; readonly receipt: string | null };
}

/** What the provider said of a refund. `done`: it is over already. */
export type Refunded = Disbursed | { readonly kind: 'done'; readonly receipt: string | null };

/** Money that goes back to where it came from. */
export interface RefundOperations {
  /** Gives back. Called again with a reference only by providers that take one once (`rules/payments/refunds.ts`). */
  giveBack(account: ProviderAccount, refund: Refund): Promise<Refunded>;
  /** What became of it; `silent` where the provider cannot be asked, or answers later, by calling back. */
  ask(account: ProviderAccount, refund: Refund): Promise<DisbursementAnswer>;
  /** Reads what came to the address of a refund; absent where the account has one address for all. */
  readCallback?(account: ProviderAccount, message: CallbackMessage): Hint | undefined;
  /** Reads the answer to a question that came to its secret address; undefined for what is none, or of another refund. */
  readAnswer?(account: ProviderAccount, message: CallbackMessage, refund: Refund): DisbursementAnswer | undefined;
}

/** What the provider tells of money that somebody brought by themselves, before it moves it or after. */
export interface PaybillNotice {
  readonly transactionId: string;
  /** What the payer typed as the account. */
  readonly typed: string;
  /** In minor units. */
  readonly amountMinor: number;
  /** To which number it was paid. */
  readonly shortcode: string;
  /** The name and the masked number of the payer, as far as they were told. */
  readonly payer: string;
  /** That number alone. */
  readonly number: string | null;
  /** When it was paid; null where that is not told. */
  readonly paidAt: Date | null;
}

/** A transaction that is asked about. */
export interface AskedPaybill {
  readonly transactionId: string;
  /** Ours, of which the question is made. */
  readonly reference: string;
  /** Where a provider answers that does so by calling back. Secret, and told to nobody but the provider with such a question. */
  readonly answerUrl: string;
}

/** Money that people bring by themselves, at a number of the operator's. */
export interface PaybillOperations {
  /**
   * Tells the provider where it asks before it takes money there, and where it tells of it.
   * @returns the number at which people pay
   * @throws when it does not take the addresses
   */
  register(account: ProviderAccount, urls: { readonly confirmation: string; readonly validation: string }): Promise<string>;
  /** Reads what came to either address; undefined for what is none. Nothing is credited for it: the provider is asked. */
  readNotice(message: CallbackMessage): PaybillNotice | undefined;
  /** What the provider waits for when it asks before it takes money. */
  validationReply(isWelcome: boolean): object;
  ask(account: ProviderAccount, asked: AskedPaybill): Promise<PaybillAnswer>;
  /** Reads the answer to a question that came to its secret address; undefined for what is none. */
  readAnswer(message: CallbackMessage, asked: Pick<AskedPaybill, 'reference'>): PaybillAnswer | undefined;
}

/** The provider knows no such account. */
export class PayeeUnknown extends Error {}

/** A provider of payments: what the product needs of it. Each call ends within the claim of a payment, a minute, and may throw. */
export interface PaymentProvider {
  readonly liveUrl: string;
  readonly sandboxUrl: string;
  /** Asks somebody to pay. Called once for a reference, whatever became of it. */
  collect(account: ProviderAccount, collection: Collection): Promise<Started>;
  /** What became of it. */
  ask(account: ProviderAccount, asked: Asked): Promise<ProviderAnswer>;
  /** @returns undefined for what is not the provider's: a signature that does not fit, or a form that it never sends */
  readCallback(account: ProviderAccount, message: CallbackMessage): Hint | undefined;
  /** Absent where it pays nothing out. */
  readonly payouts?: PayoutOperations;
  /** Absent where it gives nothing back. */
  readonly refunds?: RefundOperations;
  /** Absent where nobody can pay by themselves. */
  readonly paybill?: PaybillOperations;
  /**
   * All that it moved between two moments; absent where its interface has no such list. What it lists beyond what is asked for is left out.
   * @throws when it does not answer, or lists too much
   */
  list?(account: ProviderAccount, from: Date, to: Date): Promise<ProviderLine[]>;
}

export type Providers = Readonly<Record<ProviderId, PaymentProvider>>;
