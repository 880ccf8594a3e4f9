export { findPlaces, type Whence } from './find-places.ts';
export { namedPoint } from './named-point.ts';
export { isInReachOf, requireServiceArea, requireTripArea, type ServiceArea } from './service-area.ts';
export { driveAt, localHour, localYear, startOfLocalDay } from './local-time.ts';
export type { PlacePort, Route, RoutePort } from './ports.ts';
export { routeThrough } from './route-through.ts';
export { roadRoutes } from './road-routes.ts';
export { estimatedRoutes } from './built-in.ts';
export { cityPlaces } from './city-places.ts';
