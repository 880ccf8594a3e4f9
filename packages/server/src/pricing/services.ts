import type { MarketDocument, MarketService } from '@safiri/rules/markets/document.ts';
import { passengerServices, tripServiceOf, tripTypeOf, vehiclesOf } from '@safiri/rules/markets/services.ts';
import { feeTermsOf } from '@safiri/rules/pricing/fee-terms.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import { presentFeeTerms } from './present-fee-terms.ts';
import type { ServiceArea } from '../places/public.ts';
import { fieldProblem } from '../platform/problem.ts';

/** A service of the market by its id. @throws Problem naming rideType where the market has none */
export function requireService({ market, city }: ServiceArea, id: string): MarketService {
  const service = market.document.services.find((one) => one.id === id);
  if (service === undefined) throw fieldProblem('rideType', `Not offered in ${city.name}`);
  return service;
}

/** The same of what a passenger asks for. @throws Problem naming rideType */
export function requirePassengerService(area: ServiceArea, id: string): MarketService {
  const service = requireService(area, id);
  if (!passengerServices(area.market.document).includes(service)) throw fieldProblem('rideType', 'Nobody is driven by this service');
  return service;
}

/**
 * What is priced for whoever asks for a service: that one, or the market's first for passengers where a phone that comes from elsewhere
 * asks for what there is none of. @throws Problem naming rideType
 */
export function serviceOrFirst(area: ServiceArea, id: string): MarketService {
  const { services } = area.market.document;
  const isForGoods = deliveryRideTypes.some((type) => type === id);
  return (
    services.find((one) => one.id === id) ??
    (isForGoods ? undefined : passengerServices(area.market.document)[0]) ??
    requireService(area, id)
  );
}

export const presentService = (market: MarketDocument, service: MarketService): PricedService => ({
  type: tripTypeOf(service),
  vehicles: vehiclesOf(service),
  own: tripServiceOf(service),
  feeTerms: presentFeeTerms(feeTermsOf(market, service)),
});
