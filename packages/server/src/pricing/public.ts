export { kilometers } from './calculate-fare.ts';
export { minutes } from './minutes.ts';
export type { CarsPort } from './next-car.ts';
export { priceTrip, type DemandPort, type PricedTrip } from './price-trip.ts';
export { findQuote, type Quote } from './quotes.ts';
