import en from '@safiri/locales/notifications-server/en.json' with { type: 'json' };
import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { carLooksIn } from '../platform/car-looks.ts';
import { dictionariesOf, textsIn, wordsIn } from '../platform/icu.ts';

type Key = keyof typeof en;
const dictionaries = dictionariesOf<Record<Key, string>>('notifications-server', en);
const isKey = (text: string): text is Key => Object.hasOwn(en, text);

/** A value that is a word of ours, such as `@told_id_document`, in the reader's language. */
function wordOf(dictionary: Record<Key, string>, value: string): string {
  const key = value.slice(1);
  return value.startsWith('@told_') && isKey(key) ? dictionary[key] : value;
}

/** Title and text of a notification in a language, English where there is none. Values stay what they are: plain text; a vehicle's colour is said with it. */
export function wordsOf(kind: NoticeKind, values: Readonly<Record<string, string>>, language: string): { title: string; message: string } {
  const dictionary = textsIn(dictionaries, language);
  const known: Record<string, string> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wordOf(dictionary, value)]),
  );
  const { color, vehicle } = values;
  if (color !== undefined && vehicle !== undefined) known['vehicle'] = carLooksIn(language, color, vehicle);
  const fill = (key: Key) => wordsIn(language, dictionary[key], known);
  return { title: fill(`${kind}Title`), message: fill(`${kind}Text`) };
}
