/**
 * A code that the team hands to a driver whom it brought along, where no text message reaches them. Twelve digits: a stranger may try a
 * hundred in a quarter of an hour at one account (`limits.ts`), a millionth of a millionth of them each.
 */
export const HANDED_DIGITS = 12;

/** It is good this long, once. */
export const HANDED_DAYS = 7;

/** So many are made at once: a sheet that somebody hands out, not a list to be kept. */
export const HANDED_AT_ONCE = 200;

/** As it is written on paper, in fours. @param digits the twelve */
export const handedInFours = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
