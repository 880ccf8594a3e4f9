import { sesothoDate } from './sesotho-dates.ts';
import { i18n, locales } from './text.ts';

/** A date or a time in the chosen language. */
export function dateText(at: Date | string, form: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  return i18n.locale === 'st' ? sesothoDate(date, form) : new Intl.DateTimeFormat(locales(), form).format(date);
}
