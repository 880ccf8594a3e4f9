const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZoneId: string): Intl.DateTimeFormat {
  let known = formats.get(timeZoneId);
  if (known === undefined) {
    known = new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZoneId,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZoneId, known);
  }
  return known;
}

function parts(at: Date, timeZoneId: string): Record<string, number> {
  return Object.fromEntries(
    format(timeZoneId)
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  );
}

/** The hour of the day, 0 to 23, on the clocks of a time zone. */
export function localHour(at: Date, timeZoneId: string): number {
  return parts(at, timeZoneId)['hour'] ?? 0;
}

/** The year on the calendars of a time zone. */
export function localYear(at: Date, timeZoneId: string): number {
  return parts(at, timeZoneId)['year'] ?? at.getUTCFullYear();
}

/** The moment at which the local day of `at` began. */
export function startOfLocalDay(at: Date, timeZoneId: string): Date {
  const p = parts(at, timeZoneId);
  const sinceMidnight = ((p['hour'] ?? 0) * 3600 + (p['minute'] ?? 0) * 60 + (p['second'] ?? 0)) * 1000 + at.getMilliseconds();
  return new Date(at.getTime() - sinceMidnight);
}

/** The calendar date on the clocks of a time zone, YYYY-MM-DD. */
export function localDate(at: Date, timeZoneId: string): string {
  const p = parts(at, timeZoneId);
  const two = (n: number | undefined) => String(n ?? 0).padStart(2, '0');
  return `${p['year']}-${two(p['month'])}-${two(p['day'])}`;
}
