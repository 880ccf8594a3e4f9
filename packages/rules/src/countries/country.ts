import { isOneOf } from '../records.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { CountryStatus } from './status.ts';

/** The specification's ten countries in the order in which lists show them (foundations §3). */
export const specifiedCountryIds = ['za', 'ng', 'ke', 'gh', 'ug', 'tz', 'eg', 'ma', 'et', 'rw'] as const;

/** All in which an operator may open a market (ISO 3166, small letters). */
export const countryIds = [...specifiedCountryIds, 'ls', 'zm'] as const;
export type CountryId = (typeof countryIds)[number];

/** Whether a stored or received value names one of the countries. */
export function isCountryId(value: unknown): value is CountryId {
  return isOneOf(countryIds, value);
}

/** Selected until a person chooses another (spec: foundations §4). */
export const defaultCountryId = 'za' satisfies CountryId;

export interface Country {
  readonly id: CountryId;
  readonly name: string;
  /** Emoji. */
  readonly flag: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly currencySymbol: string;
  /** Decimals shown in amounts; 2 everywhere as specified, 0 would show whole units. */
  readonly currencyDigits: 0 | 2;
  /** With the plus sign. */
  readonly dialCode: string;
  /** Six of the specification's ten, best known first. */
  readonly cities: readonly string[];
  /** In the order in which a picker shows them. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly languages: readonly string[];
  /** Abbreviation as specified, for display. */
  readonly timezone: string;
  /** IANA name, for arithmetic. */
  readonly timeZoneId: string;
  readonly isActive: boolean;
  /** ISO date; only a country that has launched has one. */
  readonly launchDate?: string;
  readonly status: CountryStatus;
  /** What one rand is multiplied by (spec: foundations §3). */
  readonly exchangeRate: number;
}
