import en from '@safiri/locales/messages/en.json' with { type: 'json' };
import st from '@safiri/locales/messages/st.json' with { type: 'json' };
import sw from '@safiri/locales/messages/sw.json' with { type: 'json' };

export type MessageKey = keyof typeof en;
const dictionaries: Record<string, Record<MessageKey, string>> = { en, sw, st };

/** Line breaks and control characters of what a person typed, which could forge the lines of a message. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A text of a message that leaves the house, in the person's language, English where there is none. */
export function messageText(language: string, key: MessageKey, values: Record<string, string>): string {
  const text = (dictionaries[language] ?? en)[key];
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const value = values[name];
    return value === undefined ? all : value.startsWith(' ') ? ` ${oneLine(value)}` : oneLine(value);
  });
}
