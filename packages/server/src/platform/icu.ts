import { readFileSync } from 'node:fs';
import { defaultLanguage, inEachLanguage, languageOr, type Language } from '@safiri/rules/languages.ts';
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

const localesFolder = new URL('../../../locales/src/', import.meta.url);

/**
 * The texts of a room in every language, read once.
 * @param room its folder in `packages/locales/src`
 * @param english names the keys; the checks of the texts hold the other languages against it
 */
export const dictionariesOf = <T>(room: string, english: T): Record<Language, T> =>
  inEachLanguage((language) =>
    language === defaultLanguage ? english : (JSON.parse(readFileSync(new URL(`${room}/${language}.json`, localesFolder), 'utf8')) as T),
  );

/** The texts of a language, those of English for any other. What a client calls its language is none of ours until it is looked up. */
export const textsIn = <T>(dictionaries: Readonly<Record<Language, T>>, language: string): T => dictionaries[languageOr(language)];

/** Sesotho is not known to every build of Node; it counts as English does, one and other. */
function countingOf(asked: string): Counting {
  const language = languageOr(asked);
  const known = countings.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules([language, 'en']);
  const counting: Counting = { category: (count) => rules.select(count), written: String };
  countings.set(language, counting);
  return counting;
}

/** A text of the dictionaries in a language. */
export const wordsIn = (language: string, text: string, values?: Values): string => fill(messageOf(text), countingOf(language), values);
