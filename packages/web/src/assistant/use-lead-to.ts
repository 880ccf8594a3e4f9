import { useEffect, useRef, type RefObject } from 'react';

/** Leads to an answer below the fold: on a phone it would come unseen; on a wide screen it stands beside the question. */
export function useLeadTo<T extends HTMLElement>(answer: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!matchMedia('(max-width: 899px)').matches) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [answer]);
  return ref;
}
