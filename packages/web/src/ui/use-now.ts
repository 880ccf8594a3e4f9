import { useEffect, useState } from 'react';
import { serverTime } from '../platform/server-clock.ts';

/** The time by this phone's clock in milliseconds, renewed every `everyMs`: for what began on this phone. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** The time by the server's clock, for all moments that the server said: a phone's own clock may be hours off. */
export const useServerNow = (everyMs: number): number => serverTime(useNow(everyMs));
