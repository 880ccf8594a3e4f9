export { carStops, stopsAhead } from './car-stops.ts';
export { companionOf } from './companion.ts';
export { etaTo, type Eta } from './eta.ts';
export { createLivePositions, type LivePositions, type Position } from './live-positions.ts';
export { createLocationIngest, type LocationIngest } from './location-ingest.ts';
export { createLocationSockets, type LocationSockets } from './location-sockets.ts';
export { createLiveTrips, type LiveTrips } from './live-trips.ts';
export { createTrailRecorder } from './trail-recorder.ts';
export { exportWays, forgetTrails } from './trip-trail.ts';
