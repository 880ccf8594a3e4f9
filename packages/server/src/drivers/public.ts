export { carStops, stopsAhead, stopsToDrive, type CarStop } from './car-stops.ts';
export { companionOf } from './companion.ts';
export {
  createAskFix,
  createEndEvidences,
  ofOneTrip,
  type AskEndEvidence,
  type AskEndEvidences,
  type AskFix,
  type EndEvidence,
} from './end-evidence.ts';
export type { Eta } from './eta.ts';
export { readPace } from './pace.ts';
export { tripEta } from './trip-eta.ts';
export { createLivePositions, type LivePositions, type Only, type Position } from './live-positions.ts';
export { createLocationIngest, type LocationIngest } from './location-ingest.ts';
export { createLocationSockets, type LocationSockets } from './location-sockets.ts';
export { createLiveTrips, type LiveTrip, type LiveTrips } from './live-trips.ts';
export { leaveLine, listLines, missTurns, returnToLine } from './rank-line.ts';
export { createTrackers } from './trackers.ts';
export { createTrailRecorder } from './trail-recorder.ts';
export { exportWays } from './trip-trail.ts';
export { readEntitlement, tripGapProblem } from './entitlement.ts';
export { marketOf } from './market-of.ts';
export {
  ageLimitsOf,
  comingPapers,
  homeMarket,
  namesOfPaper,
  paperHistory,
  paperOf,
  type ComingPaper,
  type PaperHistory,
} from './papers.ts';
