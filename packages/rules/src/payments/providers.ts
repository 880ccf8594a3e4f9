import type { CountryId } from '../countries/country.ts';
import { keysOf } from '../records.ts';

export interface ProviderFacts {
  /** As people know it; the same in every language. */
  readonly name: string;
  /** Where its programming interface takes payments. */
  readonly countries: readonly CountryId[];
  /** How somebody says yes: at the phone whose number is asked for, or on the provider's own page. */
  readonly asks: 'phone' | 'page';
  /** What the provider gave the operator for taking money, by the names of its own documentation; what paying out needs besides is in `payout-ways.ts`. */
  readonly secrets: readonly string[];
  /** What it may have given beside them. */
  readonly optional?: readonly string[];
}

/** Who brings money in (shared decision: one adapter a provider). */
export const providerFacts = {
  paystack: { name: 'Paystack', countries: ['za', 'ng', 'gh', 'ke'], asks: 'page', secrets: ['secretKey'] },
  /** Safaricom's; the M-Pesa of other countries is another interface. */
  mpesa: {
    name: 'M-Pesa',
    countries: ['ke'],
    asks: 'phone',
    secrets: ['consumerKey', 'consumerSecret', 'shortcode', 'passkey'],
    /** Of Buy Goods: the till that is paid, where the short code is that of its store. Without it the short code is a paybill. */
    optional: ['till'],
  },
  mtn_momo: {
    name: 'MTN MoMo',
    countries: ['ug', 'gh', 'rw', 'zm'],
    asks: 'phone',
    secrets: ['apiUser', 'apiKey', 'subscriptionKey', 'targetEnvironment'],
  },
  airtel_money: {
    name: 'Airtel Money',
    countries: ['ke', 'ug', 'tz', 'rw', 'zm'],
    asks: 'phone',
    secrets: ['clientId', 'clientSecret'],
    /** Signs its callbacks, where the operator switched that on. */
    optional: ['privateKey'],
  },
  /** Mobile money of any network; cards come by a hosted page, and have Paystack's. */
  flutterwave: {
    name: 'Flutterwave',
    countries: ['ke', 'gh', 'ug', 'rw', 'tz', 'zm'],
    asks: 'phone',
    secrets: ['secretKey', 'secretHash'],
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

export type ProviderId = keyof typeof providerFacts;
export const providerIds = keysOf(providerFacts);

/** Whether all of these keys were given. */
export const hasKeys = (keys: readonly string[], secrets: Readonly<Record<string, string>>): boolean =>
  keys.every((key) => (secrets[key] ?? '') !== '');

/** Play money, or real. */
export const environments = ['sandbox', 'live'] as const;
export type Environment = (typeof environments)[number];

/** Whether a provider takes payments in a country at all. */
export const servesCountry = (provider: ProviderId, countryId: CountryId): boolean =>
  (providerFacts[provider].countries as readonly CountryId[]).includes(countryId);

interface ServedMarket {
  readonly status: string;
  readonly topUp: boolean;
}

/**
 * Whether somebody may begin to bring money in by an account of a country: some market there has top-ups ticked, and serves; play money counts
 * in the demo, or where every market of the country is still a draft.
 */
export function mayBringIn(environment: Environment, markets: readonly ServedMarket[], isDemo: boolean): boolean {
  const ticked = markets.filter(({ topUp }) => topUp);
  if (environment === 'live' || isDemo) return ticked.some(({ status }) => status === 'open');
  return ticked.length > 0 && mayCredit('sandbox', markets, false);
}

/**
 * Whether what came by an account of a country is credited: real money that was asked for always, whatever its market says since; play money in the
 * demo, and while every market of the country is still a draft.
 */
export const mayCredit = (environment: Environment, markets: ReadonlyArray<Pick<ServedMarket, 'status'>>, isDemo: boolean): boolean =>
  environment === 'live' || isDemo || (markets.length > 0 && markets.every(({ status }) => status === 'draft'));
