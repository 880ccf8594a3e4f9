import type { Point } from '../places/geo.ts';
import { sumOf } from '../pricing/fare-lines.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { serviceFare } from './services.ts';
import { tripOf } from './typical-trips.ts';

/**
 * What a way of so many metres costs by a service, for who compares before there is a trip: in a city's traffic, without surge, tolls or fixed price.
 * @param pickup decides the fee of a place
 * @param at decides night and holiday
 * @returns minor units of the market's currency
 */
export const exampleFare = (document: MarketDocument, service: MarketService, pickup: Point, at: Date, meters: number): number =>
  sumOf(serviceFare(document, service, { pickup, at, meters, seconds: tripOf(meters).seconds, surge: 1 }));
