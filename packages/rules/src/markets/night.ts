/** Minutes of the day of a time of day such as `22:00`; `24:00` ends a day. */
export function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Whether a minute of the day lies within hours that may go over midnight; the end no longer does. Hours that begin and end at the same
 * time are the whole day. The clock of the market decides, whatever it did in between: the hour that is put back counts twice.
 */
export function isWithinHours(minute: number, from: string, to: string): boolean {
  const [begin, end] = [minuteOfDay(from), minuteOfDay(to)];
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
}
