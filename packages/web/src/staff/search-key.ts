import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Where the search stands. */
export const SEARCH_PATH = '/staff/search';
/** Its field, of whatever screen shows it. */
export const SEARCH_CLASS = 'desk-search';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The key "/" leads to the search from wherever nothing is typed and no dialog is open. */
export function useSearchKey(enabled: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!enabled) return undefined;
    const follow = (event: KeyboardEvent) => {
      const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (isOther || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(`.${SEARCH_CLASS} input`);
      if (field === null) navigate(SEARCH_PATH);
      else field.select();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [enabled, navigate]);
}
