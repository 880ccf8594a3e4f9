import { useEffect, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverTime } from '../platform/server-clock.ts';

/** Whether the driver of a ride has not said yet whether they drive to a new destination, and may. */
export function useIsChangeAsked({ destinationChange: change }: Pick<Ride, 'destinationChange'>): boolean {
  const until = change?.state === 'told' ? Date.parse(change.until) : 0;
  const [now, setNow] = useState(() => serverTime(Date.now()));
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setNow(Math.max(until, serverTime(Date.now()))), until - serverTime(Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return now < until;
}
