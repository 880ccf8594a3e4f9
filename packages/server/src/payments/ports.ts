import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { PaymentReason, ProviderAnswer } from '@safiri/rules/payments/payment-life.ts';

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
  /** In minor units; one that is not the payment's makes it no hint. */
  readonly amountMinor?: number;
}

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
}
