import * as z from 'zod/mini';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { providerFacts, providerIds, servesCountry } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';

/** How a market's trips and orders are paid. A provider's name is its direct payment: what is bought is paid by it at once. */
export const marketPayments = z._default(z.array(z.enum(['cash', 'wallet', ...providerIds])).check(z.minLength(1)), ['cash']);

/** A market lists no method that has no adapter in its country, and cash where a provider may be down: a trip is never kept from its end. */
export function paymentFaults({ payments, country }: { readonly payments: readonly string[]; readonly country: CountryId }) {
  const ways = payments.filter((kind) => isOneOf(providerIds, kind));
  return [
    ...payments.flatMap((kind, index) =>
      isOneOf(providerIds, kind) && !servesCountry(kind, country)
        ? [{ path: ['payments', index], error: `${providerFacts[kind].name} takes no payments in ${country}` }]
        : [],
    ),
    ...(ways.length > 0 && !payments.includes('cash')
      ? [{ path: ['payments'], error: 'needs cash beside a provider: one that is down ends no trip' }]
      : []),
  ];
}
