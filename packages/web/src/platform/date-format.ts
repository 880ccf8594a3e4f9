const made: Record<string, Intl.DateTimeFormat> = {};

/** A format of dates, made once: to make one takes a slow phone some milliseconds, and a list asks for one with each of its dates. */
export const dateFormat = (locales: string[], form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (made[JSON.stringify([locales, form])] ??= new Intl.DateTimeFormat(locales, form));
