import { isOneOf } from '../records.ts';
import type { OtherCountryId } from './other-countries.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { CountryStatus } from './status.ts';

/** The specification's ten countries in the order in which lists show them (foundations §3). */
export const specifiedCountryIds = ['za', 'ng', 'ke', 'gh', 'ug', 'tz', 'eg', 'ma', 'et', 'rw'] as const;

/** Those of which more is known than CLDR and libphonenumber say: names in each language, flags, ways to pay, notes, main cities. */
export const describedCountryIds = [...specifiedCountryIds, 'ls', 'zm'] as const;
export type DescribedCountryId = (typeof describedCountryIds)[number];

/** One of `countryIds` (country-ids.ts). */
export type CountryId = DescribedCountryId | OtherCountryId;

/** Whether more is known of a country than its phones and its money. */
export const isDescribed = (id: CountryId): id is DescribedCountryId => isOneOf(describedCountryIds, id);

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
  /** Decimals shown in amounts: 2 in the specification's countries, whatever is usual there; elsewhere as CLDR has them. */
  readonly currencyDigits: 0 | 2;
  /** With the plus sign. */
  readonly dialCode: string;
  /** Six of the specification's ten, best known first; none of a country that is not described. */
  readonly cities: readonly string[];
  /** In the order in which a picker shows them. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly languages: readonly string[];
  /** Abbreviation as specified, for display; elsewhere the IANA name. */
  readonly timezone: string;
  /** IANA name, for arithmetic. */
  readonly timeZoneId: string;
  readonly isActive: boolean;
  /** ISO date; only a country that has launched has one. */
  readonly launchDate?: string;
  readonly status: CountryStatus;
  /** What one rand is multiplied by (spec: foundations §3); elsewhere of about that size (`currencies.ts`). */
  readonly exchangeRate: number;
}
