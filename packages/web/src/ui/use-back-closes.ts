import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the browser's history that stands for something that lies over a screen. */
const isOver = (): boolean => (history.state as { over?: boolean } | null)?.over === true;

/**
 * The browser's Back closes what lies over a screen, instead of leaving the screen. The entry that this takes stays behind when it is
 * closed in another way; the next Back goes past it, so that no press does nothing.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const hasEntry = useRef(false);
  useEffect(() => {
    if (open && !isOver()) history.pushState({ over: true }, '');
    hasEntry.current ||= isOver();
  }, [open]);
  const came = useEffectEvent(() => {
    if (isOver() || !hasEntry.current) return;
    if (open) close();
    else history.back();
  });
  useEffect(() => {
    const back = () => came();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
}
