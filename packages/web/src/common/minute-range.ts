import type { TextKey } from 'virtual:texts/keys';

type Say = (key: TextKey, values: Record<string, string | number>) => string;

/** "12–18 min": half of all trips are over by the first, nine of ten by the second. One number where the two are alike. */
export function minuteRange(t: Say, from: number, to: number): string {
  return to > from ? t('minuteRange', { from, to }) : t('minutes', { n: from });
}

/** The same of seconds; a minute at least. */
export function secondsRange(t: Say, { seconds, highSeconds }: { seconds: number; highSeconds: number }): string {
  const minutes = (value: number) => Math.max(1, Math.round(value / 60));
  return minuteRange(t, minutes(seconds), minutes(highSeconds));
}
