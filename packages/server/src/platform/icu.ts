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

/** Sesotho is not known to every build of Node; it counts as English does, one and other. */
function countingOf(language: string): Counting {
  const known = countings.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules([language, 'en']);
  const counting: Counting = { category: (count) => rules.select(count), written: String };
  countings.set(language, counting);
  return counting;
}

/** A text of the dictionaries in a language. */
export const wordsIn = (language: string, text: string, values?: Values): string => fill(messageOf(text), countingOf(language), values);
