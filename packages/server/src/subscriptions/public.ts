export { giveBackRide, takeRide } from './queries.ts';
