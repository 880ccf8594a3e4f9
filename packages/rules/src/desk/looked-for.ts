import { plateKey } from '../drivers/plate.ts';
import { numberPrefixes, ORDER_NUMBER_LENGTH } from '../orders/order-life.ts';

/** How much of each kind a search shows. */
export const FOUND_AT_MOST = 20;
/** Letters that the longest word of a name has at least: a single one fits half of all people. */
const NAME_LETTERS = 2;
/** A plate has at least so many signs, a phone number so many digits. */
const PLATE_SIGNS = 3;
const PHONE_DIGITS = 7;
/** Orders of a shop's day have numbers this long. */
const DAY_NUMBER_DIGITS = 4;
const ID_DIGITS = 9;

/** What a text typed into the search of the console can mean; null or empty where it can't mean that. */
export interface LookedFor {
  /** Beginnings of the words of a name, in small letters without accents. */
  readonly words: readonly string[];
  /** In small letters. */
  readonly email: string | null;
  /** As it was typed: in which form a number is stored, its country decides. */
  readonly phone: string | null;
  /** In its normal form. */
  readonly plate: string | null;
  /** The number of a trip or an order. */
  readonly id: number | null;
  /** Of "DR007". */
  readonly driverId: number | null;
  /** The trip of "SF-000123". */
  readonly receiptOf: number | null;
  /** The number that a customer reads, in each form that it can have. */
  readonly orderNumbers: readonly string[];
  /** The how manieth order of a day, as it is called out in a shop. */
  readonly dayNumber: number | null;
}

const PUNCTUATION = /[\s!-/:-@[-`{-~’]+/u;
/** Accents that stand by themselves once a letter is taken apart. */
const ACCENTS = /[\u0300-\u036f]/gu;

/** The words of a name as they are compared: "O'Neill-Zulu, Thabo" is o, neill, zulu, thabo. As the database's `name_words` does it. */
export const nameWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .split(PUNCTUATION)
    .filter((word) => word !== '');

const numberIn = (form: RegExp, text: string): number | null => {
  const digits = form.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

const isPhone = (text: string) => /^[+\d\s().\-/]+$/.test(text) && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS;

/** Who reads a number out leaves its hyphen away: the number of each kind that its letters and digits can be. */
function orderNumbersIn(text: string): string[] {
  const signs = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const prefixes = Object.values(numberPrefixes).filter(
    (prefix) => signs.length === prefix.replace('-', '').length + ORDER_NUMBER_LENGTH && signs.startsWith(prefix.replace('-', '')),
  );
  return prefixes.map((prefix) => prefix + signs.slice(-ORDER_NUMBER_LENGTH));
}

/** Reads what was typed as all that it can mean. */
export function readSearch(typed: string): LookedFor {
  const text = typed.normalize('NFKC').trim();
  const words = nameWords(text);
  const isName = !/[@\d]/.test(text) && words.some((word) => [...word].length >= NAME_LETTERS);
  const key = plateKey(text);
  const id = numberIn(new RegExp(`^#?(\\d{1,${ID_DIGITS}})$`), text);
  return {
    words: isName ? words : [],
    email: /^\S+@\S+\.\S+$/.test(text) ? text.toLowerCase() : null,
    phone: isPhone(text) ? text : null,
    plate: key !== null && /\d/.test(key) && [...key].length >= PLATE_SIGNS && !isPhone(text) ? key : null,
    id,
    driverId: numberIn(new RegExp(`^dr\\s*(\\d{1,${ID_DIGITS}})$`, 'i'), text),
    receiptOf: numberIn(new RegExp(`^sf\\s*-?\\s*(\\d{1,${ID_DIGITS}})$`, 'i'), text),
    orderNumbers: orderNumbersIn(text),
    dayNumber: id !== null && id < 10 ** DAY_NUMBER_DIGITS ? id : null,
  };
}
