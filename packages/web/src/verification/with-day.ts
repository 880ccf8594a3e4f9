import { dateText } from '../platform/dates.ts';

/** How something stands, and since which day, which stays in one line. */
export const withDay = (words: string, at: string | null): string =>
  at === null ? words : `${words}, ${dateText(at, { day: 'numeric', month: 'short', year: 'numeric' }).replaceAll(' ', '\u00a0')}`;
