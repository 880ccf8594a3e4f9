const made = new Map<string, Intl.DateTimeFormat>();

/** A format of dates, made once: to make one takes a slow phone some milliseconds, and a list asks for one with each of its dates. */
export function dateFormat(locales: readonly string[], form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locales.join()} ${JSON.stringify(form)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat([...locales], form);
  made.set(key, format);
  return format;
}
