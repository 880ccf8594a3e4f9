import english from 'virtual:texts/app';
import type { TextKey, TextRoom } from 'virtual:texts/keys';
import { loadTexts } from 'virtual:texts/rooms';
import { fill, type Counting, type Messages } from '@safiri/locales/filling/fill.ts';
import { defaultLanguage, inEachLanguage, languages, type Language } from '@safiri/rules/languages.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { brand } from './brand.ts';
import { connection } from './connection.ts';
import { dateFormat } from './date-format.ts';
import { language } from './preferences.ts';
import { provideRefusalTexts } from './refusals.ts';

/** What has come of each language. */
const known: Record<Language, Messages> = inEachLanguage((language) => (language === defaultLanguage ? english : {}));
let shown: Language = 'en';

/** Where Intl looks a language up. */
export const locales = (wanted: Language = shown): string[] => [...languages[wanted].intl];

type SayDate = (at: Date, form: Intl.DateTimeFormatOptions) => string;

/** Languages whose dates browsers do not know say them themselves; this comes with their texts. */
const dateSpeakers: Partial<Record<Language, () => Promise<SayDate>>> = {
  st: async () => (await import('./sesotho-dates.ts')).sesothoDate,
};
let sayDate: SayDate | undefined;

/** A date or a time in the language that the screens speak. */
export const dateInWords: SayDate = (at, form) => sayDate?.(at, form) ?? dateFormat(locales(), form).format(at);

/** Made when a text first counts something: the first use of Intl takes a slow phone a fifth of a second, in which nothing can be tapped. */
function countingIn(wanted: Language): Counting {
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    category: (count) => (rules ??= new Intl.PluralRules(locales(wanted))).select(count),
    written: (count) => (numbers ??= new Intl.NumberFormat(locales(wanted))).format(count),
  };
}
let counting = countingIn('en');

/**
 * Every text may name the product. A missing text is said in English, and where there is none shows its key (spec: foundations §3). A room whose texts came
 * before those of the app speaks the chosen language already.
 */
function say(key: string, values?: Record<string, string | number>): string {
  const message = known[shown][key] ?? known.en[key] ?? known[language.get()][key];
  return message === undefined ? key : fill(message, counting, { product: brand.name, ...values });
}
provideRefusalTexts(
  (code, values) => (shown === 'en' || !(`problem_${code}` in known[shown]) ? undefined : say(`problem_${code}`, values)),
  () => say(connection() === 'away' ? 'serverAway' : 'noConnection'),
);

const add = (to: Language, messages: Messages) => void (known[to] = { ...known[to], ...messages });

const entered = new Set<TextRoom>();
const listeners = new Set<() => void>();

/** Loads a room's texts in the current language; a later change of language brings them along. */
export async function enterRoom(room: TextRoom): Promise<void> {
  entered.add(room);
  const wanted = language.get();
  try {
    add(wanted, (await loadTexts(wanted, room)).default);
  } catch (error) {
    if (wanted === 'en') throw error;
    // Without a network the words may be on the phone in English alone: better those than no screen.
    add('en', (await loadTexts('en', room)).default);
  }
}

/** Lets the screens speak a language, once its texts have come. */
export async function speak(wanted: Language): Promise<void> {
  if (shown !== wanted) {
    const rooms = [...(wanted === 'en' ? [] : ['app' as const]), ...entered];
    const [speaker, ...found] = await Promise.all([dateSpeakers[wanted]?.(), ...rooms.map((room) => loadTexts(wanted, room))]);
    for (const { default: messages } of found) add(wanted, messages);
    if (language.get() !== wanted) return;
    sayDate = speaker;
  }
  if (language.get() !== wanted) return;
  shown = wanted;
  counting = countingIn(wanted);
  // At build time there is none.
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Loads the chosen language whenever it changes. Mounted once. */
export function useChosenLanguage(): void {
  const wanted = language.use();
  useEffect(() => {
    speak(wanted).catch(() => {});
  }, [wanted]);
}

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

let edits = 0;
/** Changes with all that the screens say. */
const said = () => (edits === 0 ? shown : `${shown} ${edits}`);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Texts of the current language. */
export function useText(): Translate {
  useSyncExternalStore(subscribe, said, () => 'en');
  return translate;
}

/** In development an edited text is said at once, and the state of the screen stays (build/texts.ts). */
import.meta.hot?.on('safiri:texts', (edited: { language: Language; messages: Messages }) => {
  add(edited.language, edited.messages);
  edits += 1;
  for (const listener of listeners) listener();
});

/** For code outside of components. */
export const translate: Translate = say;
