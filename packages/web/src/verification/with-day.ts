import { dateText } from '../platform/dates.ts';

/** How something stands, and since which day. */
export const withDay = (words: string, at: string | null): string =>
  at === null ? words : `${words} · ${dateText(at, { day: 'numeric', month: 'short', year: 'numeric' })}`;
