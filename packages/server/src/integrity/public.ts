export { lookAtTrip, tellHeld } from './look-at-trip.ts';
export { keepDecision } from './reviews.ts';
