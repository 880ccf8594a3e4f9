import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { HOME_POLL_MS, useActiveRide } from './api.ts';

/**
 * After a request that nobody answered: leads to the ride once it is known that it arrived. Whoever was told of no connection must not stand
 * before a button that asks for what is under way.
 */
export function RideThatArrived() {
  const [, go] = useLocation();
  const ride = useActiveRide(HOME_POLL_MS).data;
  const isThere = ride != null;
  useEffect(() => {
    if (isThere) go('/active-ride');
  }, [isThere, go]);
  return null;
}
