export { giveBackRide, listActive, takeRide } from './queries.ts';
