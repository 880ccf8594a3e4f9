import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import type { Promotion } from '../common/use-promotion.ts';

/** The quotes that a code may be tried on, one for each vehicle. */
export const quoteIdsOf = (quote: ParcelQuote | undefined): string[] =>
  quote?.takesCodes === true ? quote.vehicles.flatMap(({ price }) => price?.quoteId ?? []) : [];

/** What is offered for a parcel as it is with a code. */
export const withCode = (quote: ParcelQuote | undefined, promotion: Promotion): ParcelQuote | undefined =>
  quote && {
    ...quote,
    vehicles: quote.vehicles.map((vehicle) => {
      const promoted = promotion.of(vehicle.price?.quoteId)?.promoted;
      if (promoted == null) return vehicle;
      const { quoteId, fare, lines, taxes } = promoted;
      return { ...vehicle, price: { quoteId, fare, lines, taxes } };
    }),
  };
