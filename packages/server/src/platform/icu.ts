import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fill, type Counting, type Message, type Values } from '@safiri/locales/filling/fill.ts';

const compiled = new Map<string, Message>();
const countings = new Map<string, Counting>();

/** Our own texts alone come here, so that the map stays as small as the dictionaries. */
function messageOf(text: string): Message {
  const message = compiled.get(text) ?? (compileMessage(text) as Message);
  compiled.set(text, message);
  return message;
}

/** The languages of our texts. What a client calls its language is none of them until it is looked up here. */
export const languages = ['en', 'sw', 'st'] as const;
const isOurs = (language: string): boolean => (languages as readonly string[]).includes(language);

/** The texts of a language, those of English for any other. */
export const textsIn = <T>(dictionaries: Readonly<Record<(typeof languages)[number], T>>, language: string): T =>
  dictionaries[isOurs(language) ? (language as (typeof languages)[number]) : 'en'];

/** Sesotho is not known to every build of Node; it counts as English does, one and other. */
function countingOf(asked: string): Counting {
  const language = isOurs(asked) ? asked : 'en';
  const known = countings.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules([language, 'en']);
  const counting: Counting = { category: (count) => rules.select(count), written: String };
  countings.set(language, counting);
  return counting;
}

/** A text of the dictionaries in a language. */
export const wordsIn = (language: string, text: string, values?: Values): string => fill(messageOf(text), countingOf(language), values);
