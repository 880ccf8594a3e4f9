export { etaTo, type Eta } from './eta.ts';
export { createLivePositions, type LivePositions, type Position } from './live-positions.ts';
