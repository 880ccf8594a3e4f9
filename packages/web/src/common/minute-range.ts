import type { TextKey } from 'virtual:texts/keys';

type Say = (key: TextKey, values: Record<string, string | number>) => string;

/** "12–18 min": half of all trips are over by the first, nine of ten by the second. One number where the two are alike. */
export function minuteRange(t: Say, from: number, to: number): string {
  return to > from ? t('minuteRange', { from, to }) : t('minutes', { n: from });
}

/** Whole minutes, one at least. */
export const minutesOf = ({ seconds }: { readonly seconds: number }): number => Math.max(1, Math.round(seconds / 60));

/** The same of seconds; a minute at least. */
export function secondsRange(t: Say, { seconds, highSeconds }: { seconds: number; highSeconds: number }): string {
  return minuteRange(t, minutesOf({ seconds }), minutesOf({ seconds: highSeconds }));
}

/** "about 12 min" until a car is there, as driver and passenger both go by; a minute at least. */
export const aboutMinutes = (t: Say, eta: { readonly seconds: number }): string => t('aboutMinutes', { n: minutesOf(eta) });
