import { keysOf, recordOf } from './records.ts';

interface LanguageFacts {
  /** As its speakers call it, whatever language the page is in. */
  readonly name: string;
  /** In the lists of what a country speaks (`countries`). */
  readonly spokenAs: string;
  /** On the language buttons of the demo, as the specification calls it (foundations §3). */
  readonly specified: string;
  /** Where Intl looks it up, in order; few browsers know Sesotho, which counts one and other like English. */
  readonly intl: readonly string[];
  /** What a browser's speech recognition calls it. */
  readonly speech: string;
}

/**
 * The languages of the product. A new one is a line here, its texts in `packages/locales`: the checks of
 * the texts name what is missing.
 */
export const languages = {
  en: { name: 'English', spokenAs: 'English', specified: 'English', intl: ['en-ZA', 'en'], speech: 'en-ZA' },
  sw: { name: 'Kiswahili', spokenAs: 'Swahili', specified: 'Swahili', intl: ['sw'], speech: 'sw-KE' },
  st: { name: 'Sesotho', spokenAs: 'Sesotho', specified: 'Sotho', intl: ['st', 'en-ZA'], speech: 'st-ZA' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** English first: it is what is said where another language has no words. */
export const languageIds = keysOf(languages);
export const defaultLanguage: Language = 'en';

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** One of ours for what a person's language is called; English for any other. */
export const languageOr = (text: string): Language => (isLanguage(text) ? text : defaultLanguage);

/** Makes something for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> => recordOf(languageIds, make);
