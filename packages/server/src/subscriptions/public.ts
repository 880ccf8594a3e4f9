export { refundRide, refundRides, listActive, consumeRide, coverageOf } from './queries.ts';
export { countDriven, countNotDriven, coverOf } from './driven.ts';
