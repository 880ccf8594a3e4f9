import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { HOME_POLL_MS, useActiveRide } from './api.ts';

/**
 * After a request that nobody answered: leads to the ride once it is known that it arrived. Whoever was told of no connection must not stand
 * before a button that asks for what is under way.
 */
export function RideThatArrived() {
  const [, go] = useLocation();
  const { data, isFetchedAfterMount } = useActiveRide(HOME_POLL_MS);
  useEffect(() => {
    // What the phone kept may be a ride of before.
    if (isFetchedAfterMount && data) go('/active-ride');
  }, [isFetchedAfterMount, data, go]);
  return null;
}
