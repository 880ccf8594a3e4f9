import type { Promotion } from '../common/use-promotion.ts';
import type { Quote } from './ride-types.tsx';

/** The quotes that a code may be tried on. */
export const quoteIdsOf = (quote: Quote | undefined): string[] => quote?.fares.flatMap(({ quoteId }) => quoteId ?? []) ?? [];

/** A quote as it is with a code: fares, and the quotes to ask for the ride with. */
export const withCode = (quote: Quote | undefined, promotion: Promotion): Quote | undefined =>
  quote && {
    ...quote,
    fares: quote.fares.map((fare) => {
      const promoted = promotion.of(fare.quoteId)?.promoted;
      return promoted == null
        ? fare
        : { ...fare, fare: promoted.fare, quoteId: promoted.quoteId, lines: promoted.lines, taxes: promoted.taxes };
    }),
  };

/** What a service would cost without the code that its price is with; undefined where the code takes nothing off. */
export const beforeCode = (tried: { readonly promoted: object | null; readonly before: string } | undefined): string | undefined =>
  tried?.promoted == null ? undefined : tried.before;
