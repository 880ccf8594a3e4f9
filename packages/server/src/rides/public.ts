export { createActiveRides, type ActiveRides } from './active-rides.ts';
export { cancelBySystem } from './cancel-ride.ts';
export { putBackTripOf } from './put-back.ts';
export { presentRide } from './present.ts';
export { findRideView } from './queries.ts';
