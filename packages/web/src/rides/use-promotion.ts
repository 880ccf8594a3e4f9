import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { applyPromotion } from '@safiri/contract/pricing/calls.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { useState } from 'react';
import { callApi } from '../platform/api-client.ts';
import type { Quote } from './ride-types.tsx';

type Tried = ReplyOf<typeof applyPromotion>['quotes'][number];

/** A code that somebody typed, and what it says of each price. */
export interface Promotion {
  readonly code: string | null;
  readonly choose: (code: string | null) => void;
  /** What the server said of the price of a service; undefined before it did, and where no code counts. */
  readonly of: (service: string) => Tried | undefined;
  readonly isTrying: boolean;
  readonly error: unknown;
}

/**
 * Tries a code on the quotes of the screen, and again whenever they are renewed.
 * @param counts whether a code counts for the ride as it is wanted
 * @returns the code, and the quote as it is with it: fares and their quotes
 */
export function usePromotion(quote: Quote | undefined, counts: boolean): { promotion: Promotion; priced: Quote | undefined } {
  const [code, choose] = useState<string | null>(null);
  const quoteIds = quote?.fares.flatMap(({ quoteId }) => quoteId ?? []) ?? [];
  const enabled = code !== null && counts && quoteIds.length > 0;
  const tried = useQuery({
    queryKey: [pricingPaths.applyPromotion, code, ...quoteIds],
    queryFn: () => callApi(pricingPaths.applyPromotion, { body: { code: code ?? '', quoteIds } }),
    enabled,
    staleTime: Infinity,
    retry: false,
  });
  const said = new Map(enabled ? tried.data?.quotes.map((one) => [one.quoteId, one]) : []);
  const ofQuote = (quoteId: string | null | undefined) => (quoteId == null ? undefined : said.get(quoteId));
  return {
    promotion: {
      code,
      choose,
      of: (service) => ofQuote(quote?.fares.find(({ rideType }) => rideType === service)?.quoteId),
      isTrying: enabled && tried.isPending,
      error: enabled && tried.isError ? tried.error : null,
    },
    priced: quote && {
      ...quote,
      fares: quote.fares.map((fare) => {
        const promoted = ofQuote(fare.quoteId)?.promoted;
        return promoted == null
          ? fare
          : { ...fare, fare: promoted.fare, quoteId: promoted.quoteId, lines: promoted.lines, taxes: promoted.taxes };
      }),
    },
  };
}
