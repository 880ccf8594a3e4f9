import en from '@safiri/locales/chat/en.json' with { type: 'json' };
import st from '@safiri/locales/chat/st.json' with { type: 'json' };
import sw from '@safiri/locales/chat/sw.json' with { type: 'json' };
import type { FaqTopic, HelperMove } from '@safiri/rules/chat/helper.ts';

const dictionaries: Record<string, typeof en> = { en, sw, st };

/** What the helper writes, in the person's language. Each answer says how to get a person. */
export function helperText(move: HelperMove | 'welcome' | 'staff-told', language: string): string {
  const texts = dictionaries[language] ?? en;
  if (move === 'welcome') return texts['botWelcome'];
  if (move === 'staff-told') return texts['botStaffTold'];
  if (move.move === 'hand-over') return move.why === 'asked' ? texts['botHandOver'] : texts['botUnknown'];
  return `${texts[`${move.topic satisfies FaqTopic}Answer`]}\n\n${texts['botMore']}`;
}
