import { useEffect, useRef, type RefObject } from 'react';

/** Leads to an answer below the fold: on a phone it would come unseen. */
export function useLeadTo<T extends HTMLElement>(answer: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [answer]);
  return ref;
}
