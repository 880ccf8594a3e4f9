import { createContext } from 'react';

/** Where the bar of a phone shows what one page is about, with what can be done there; null where there is no bar. */
export const BarSlot = createContext<HTMLElement | null>(null);
