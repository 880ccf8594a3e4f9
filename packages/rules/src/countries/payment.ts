import type { CountryId } from './country.ts';
import { paymentsIn } from './country-payments.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** The product's own wallet. */
export const walletMethodId = 'safiri_wallet' satisfies PaymentMethodId;

/** The method that the specified form sends when nothing was chosen (spec: operations §7 POST /api/rides). */
export const SPECIFIED_DEFAULT_METHOD = 'mpesa';

/** Methods that settle a fare today, without a provider: money in hand, or money already in the wallet. */
export const settlableMethods: readonly string[] = ['cash', walletMethodId];

/** The methods a person can choose from in this country. */
export const choosableMethods = (countryId: CountryId): readonly PaymentMethodId[] =>
  paymentsIn(countryId).filter((id) => settlableMethods.includes(id));
