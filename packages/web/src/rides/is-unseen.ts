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
