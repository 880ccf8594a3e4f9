import { isBetween, minuteOfDay } from '../places/time-of-day.ts';

/**
 * Whether a minute of the day lies within hours that may go over midnight; the end no longer does. Hours that begin and end at the same
 * time are the whole day. The clock of the market decides, whatever it did in between: the hour that is put back counts twice.
 */
export const isWithinHours = (minute: number, from: string, to: string): boolean => isBetween(minute, minuteOfDay(from), minuteOfDay(to));
