import english from '@safiri/locales/earnings/en.json' with { type: 'json' };
import sesotho from '@safiri/locales/earnings/st.json' with { type: 'json' };
import swahili from '@safiri/locales/earnings/sw.json' with { type: 'json' };
import { textsIn, wordsIn } from '../platform/icu.ts';

const dictionaries: Record<'en' | 'sw' | 'st', Record<keyof typeof english, string>> = { en: english, st: sesotho, sw: swahili };

/** A text of the earnings room in a person's language. */
export function textIn(language: string, key: keyof typeof english, values: Record<string, string> = {}): string {
  return wordsIn(language, textsIn(dictionaries, language)[key], values);
}
