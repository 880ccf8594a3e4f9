import { day } from '../platform/format.ts';

/** How something stands, and since which day, which stays in one line. */
export const withDay = (words: string, at: string | null): string =>
  at === null ? words : `${words}, ${day(at).replaceAll(' ', '\u00a0')}`;
