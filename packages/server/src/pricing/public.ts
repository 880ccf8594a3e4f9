export { kilometers } from './kilometers.ts';
export { minutes } from './minutes.ts';
export type { CarsPort } from './next-car.ts';
export { presentFareTaxes, presentLines, presentTaxes } from './present-lines.ts';
export { presentMeeting } from './present-meeting.ts';
export { presentFeeTerms } from './present-fee-terms.ts';
export { priceAlong, priceTrip, serviceDrivenAs, type DemandPort, type Ends, type ServicePrice } from './price-trip.ts';
export { isSamePlace, requireStopsOf, requireWay } from './stops.ts';
export { pickupMoment } from './pickup-moment.ts';
export { presentService, requirePassengerService, serviceOrFirst } from './services.ts';
export {
  givePromotionBack,
  keepOfPromotion,
  movePromotion,
  promotionReference,
  promotionRefused,
  redeemPromotion,
  takesCodes,
} from './promotions.ts';
export { priceParcels } from './price-parcel.ts';
export { findQuote, isQuoteOf, storeQuotes, type Quote } from './quotes.ts';
