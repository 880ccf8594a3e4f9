import en from '@safiri/locales/chat/en.json' with { type: 'json' };
import type { FaqTopic, HelperMove } from '@safiri/rules/chat/helper.ts';
import { dictionariesOf } from '../platform/icu.ts';
import type { Language } from '@safiri/rules/languages.ts';

const dictionaries = dictionariesOf('chat', en);

/** What the helper writes, in the person's language. Each answer says how to get a person. */
export function helperText(move: HelperMove | 'welcome' | 'staff-told', language: Language): string {
  const texts = dictionaries[language];
  if (move === 'welcome') return texts['botWelcome'];
  if (move === 'staff-told') return texts['botStaffTold'];
  if (move.move === 'hand-over') return move.why === 'asked' ? texts['botHandOver'] : texts['botUnknown'];
  return `${texts[`${move.topic satisfies FaqTopic}Answer`]}\n\n${texts['botMore']}`;
}
