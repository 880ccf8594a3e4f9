export { heldNotice, lookAtTrips, type Look } from './look-at-trip.ts';
export { keepDecision } from './reviews.ts';
