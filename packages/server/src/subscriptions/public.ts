export { giveBackRide, giveBackRides, listActive, takeRide } from './queries.ts';
