import { useEffect, useState, type RefObject } from 'react';

/** What of the screen the bar at its top covers. */
const UNDER_BAR = '-52px 0px 0px';

/** Whether something has gone up out of sight, below the bar of a shop. */
export function useScrolledPast(part: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (part.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect } of entries) setPast(!isIntersecting && boundingClientRect.top < innerHeight / 2);
      },
      { rootMargin: UNDER_BAR },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isPast;
}
