import english from '@safiri/locales/earnings/en.json' with { type: 'json' };
import { dictionariesOf, textsIn, wordsIn } from '../platform/icu.ts';

const dictionaries = dictionariesOf('earnings', english);

/** A text of the earnings room in a person's language. */
export function textIn(language: string, key: keyof typeof english, values: Record<string, string> = {}): string {
  return wordsIn(language, textsIn(dictionaries, language)[key], values);
}
