export { kilometers, minutes } from './calculate-fare.ts';
export { priceTrip, type DemandPort, type PricedTrip } from './price-trip.ts';
export { findQuote, type Quote } from './quotes.ts';
