import { useEffect, useState } from 'react';
import { session } from '../platform/session.ts';
import { personalStored } from '../platform/stored.ts';
import { useServerNow } from '../ui/use-now.ts';
import { useRideHistory } from './api.ts';
import { unfinishedTrips } from './unfinished-trips.ts';

const LOOK_MS = 10_000;

/** Whether cash was open when a home screen was last seen: its card then has its place before it is known again. */
const openBefore = personalStored(
  'cash-first',
  false,
  (text) => text === '1',
  (open) => (open ? '1' : null),
);

/**
 * Whether the cash of a trip that has just ended is open: its card then stands before everything else on a home screen. It stays
 * first for as long as that screen is open, so that an answer closes nothing under a finger.
 */
export function useCashFirst(): boolean {
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const now = useServerNow(LOOK_MS);
  const known = rides.data && unfinishedTrips(rides.data, isDriver, [], now).some(({ cash }) => cash !== null);
  useEffect(() => {
    if (known !== undefined) openBefore.set(known);
  }, [known]);
  const isOpen = known ?? openBefore.get();
  const [isFirst, setFirst] = useState(isOpen);
  if (isOpen && !isFirst) setFirst(true);
  return isFirst;
}
