export { refundRide, refundRides, listActive, consumeRide, coverageOf } from './queries.ts';
export { countDriven, countNotDriven, coverOf } from './driven.ts';
export { giveMarginBack, keepOfMargin, moveMargin, promiseMargin } from './margin.ts';
