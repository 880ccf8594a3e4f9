import { dateInWords } from './text.ts';

/** A date or a time in the chosen language. */
export const dateText = (at: Date | string, form: Intl.DateTimeFormatOptions): string => dateInWords(new Date(at), form);
