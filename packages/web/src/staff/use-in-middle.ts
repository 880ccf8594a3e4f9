import { useEffect, useRef } from 'react';

/** For a row of choices that is moved aside on a phone: the one that is chosen stands in its middle, also once the phone was turned. */
export function useInMiddle<T extends HTMLElement>(chosen: unknown) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const row = ref.current;
    const own = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row == null || own == null) return undefined;
    const move = () => {
      row.scrollLeft = own.offsetLeft - row.offsetLeft - (row.clientWidth - own.clientWidth) / 2;
    };
    const watched = new ResizeObserver(move);
    watched.observe(row);
    move();
    return () => watched.disconnect();
  }, [chosen]);
  return ref;
}
