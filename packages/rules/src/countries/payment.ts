import { providerIds, servesCountry, type ProviderId } from '../payments/providers.ts';
import type { CountryId } from './country.ts';
import { paymentsIn } from './country-payments.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** The product's own wallet. */
export const walletMethodId = 'safiri_wallet' satisfies PaymentMethodId;

/** Methods that settle a fare without a provider: money in hand, or money already in the wallet. */
const ownMethods: readonly string[] = ['cash', walletMethodId];

/** The methods a person can choose from in a country where every provider that serves it is connected, as in the demo. */
export const choosableMethods = (countryId: CountryId): ReadonlyArray<PaymentMethodId | ProviderId> => [
  ...paymentsIn(countryId).filter((id) => ownMethods.includes(id)),
  ...providerIds.filter((id) => servesCountry(id, countryId)),
];
