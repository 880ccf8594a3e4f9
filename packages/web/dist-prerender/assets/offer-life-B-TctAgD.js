// packages/rules/src/dispatch/offer-life.ts
/** Metres around the pickup within which drivers are offered the trip. */
var SEARCH_RADIUS_METERS = 1e4;
export { SEARCH_RADIUS_METERS as t };
