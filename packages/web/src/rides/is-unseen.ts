import type { Ride } from '@safiri/contract/rides/shapes.ts';

/**
 * Whether a driver says to be at the pickup and the phone shows them elsewhere, where the city's terms have it looked at: then no wait counts, and
 * nobody is told that a car stands outside.
 */
export const isUnseen = ({ status, feeTerms, startConfirmed }: Pick<Ride, 'status' | 'feeTerms' | 'startConfirmed'>): boolean =>
  status === 'arrived' &&
  feeTerms !== null &&
  (feeTerms.waiting !== null || feeTerms.cancellation !== null) &&
  feeTerms.waitingSince === null &&
  !startConfirmed;

/** The same of a stop at which the driver says to be, where waiting at stops costs something. */
export const isUnseenAtStop = ({ feeTerms }: Pick<Ride, 'feeTerms'>, stop: Ride['stops'][number]): boolean =>
  stop.arrivedAt !== null && stop.waitingSince === null && feeTerms?.waiting != null && feeTerms.stop !== null;
