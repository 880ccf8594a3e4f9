import type { Eta } from '@safiri/contract/rides/shapes.ts';

/** The one number of minutes by which passenger and driver both go, wherever it is read: half of all cars are there by then. */
export const etaMinutes = ({ seconds }: Pick<Eta, 'seconds'>): number => Math.max(1, Math.round(seconds / 60));
