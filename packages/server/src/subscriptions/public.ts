export { refundRide, refundRides, listActive, consumeRide } from './queries.ts';
