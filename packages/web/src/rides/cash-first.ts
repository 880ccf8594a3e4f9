import { useState } from 'react';
import { session } from '../platform/session.ts';
import { useNow } from '../ui/use-now.ts';
import { useRideHistory } from './api.ts';
import { unfinishedTrips } from './unfinished-trips.ts';

const LOOK_MS = 10_000;

/**
 * Whether the cash of a trip that has just ended is open: its card then stands before everything else on a home screen. It stays
 * first for as long as that screen is open, so that an answer closes nothing under a finger.
 */
export function useCashFirst(): boolean {
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const now = useNow(LOOK_MS);
  const isOpen = unfinishedTrips(rides.data ?? [], isDriver, [], now).some(({ cash }) => cash !== null);
  const [isFirst, setFirst] = useState(isOpen);
  if (isOpen && !isFirst) setFirst(true);
  return isFirst;
}
