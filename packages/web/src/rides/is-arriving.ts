import type { Ride } from '@safiri/contract/rides/shapes.ts';

/** Nearer than this, a car is arriving: metres would only flicker. */
const ARRIVING_METERS = 50;

/** The car that was asked for is as good as at the pickup. */
export const isArriving = ({ status, eta }: Pick<Ride, 'status' | 'eta'>): boolean =>
  status === 'accepted' && eta !== null && eta.meters < ARRIVING_METERS;
