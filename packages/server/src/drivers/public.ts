export { carStops, stopsAhead } from './car-stops.ts';
export { companionOf } from './companion.ts';
export { etaTo, type Eta } from './eta.ts';
export { createLivePositions, type LivePositions, type Position } from './live-positions.ts';
