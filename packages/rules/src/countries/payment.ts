import type { Country, CountryId } from './country.ts';
import { countryPayments } from './country-payments.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** The product's own wallet. */
export const walletMethodId = 'safiri_wallet' satisfies PaymentMethodId;

/** The method that the specified form sends when nothing was chosen (spec: operations §7 POST /api/rides). */
export const SPECIFIED_DEFAULT_METHOD = 'mpesa';

/** Methods that settle a fare today, without a provider: money in hand, or money already in the wallet. */
export const settlableMethods: readonly string[] = ['cash', walletMethodId];

/**
 * The method a fare is settled by when `wished` was sent, or undefined when the country does not offer it.
 * The form's default mpesa is taken everywhere; it settles in cash until a provider is connected.
 */
export function acceptedMethod(country: Country, wished: string): string | undefined {
  if (wished === SPECIFIED_DEFAULT_METHOD) return 'cash';
  const offered = country.paymentMethods.some((method) => method.id === wished);
  return offered && settlableMethods.includes(wished) ? wished : undefined;
}

/** The methods a person can choose from in this country. */
export const choosableMethods = (countryId: CountryId): readonly PaymentMethodId[] =>
  countryPayments[countryId].filter((id) => settlableMethods.includes(id));
