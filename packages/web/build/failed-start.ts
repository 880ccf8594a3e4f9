import { readFileSync } from 'node:fs';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';

const languages = ['en', 'sw', 'st'] as const;
type Text = Record<'fallbackTitle' | 'reload' | 'callPolice' | 'needsScript', string>;

const textsOf = (language: string): Text =>
  JSON.parse(readFileSync(new URL(`../../locales/src/app/${language}.json`, import.meta.url), 'utf8')) as Text;
const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<(typeof languages)[number], Text>;

/** The constants of src/inline/failed-start.ts. */
export const failedStart = () => ({
  FAILED_TEXTS: Object.fromEntries(
    languages.map((language) => {
      const { fallbackTitle, reload, callPolice } = texts[language];
      return [language, [fallbackTitle, reload, callPolice]];
    }),
  ),
  POLICE: Object.fromEntries(Object.entries(emergencyNumbers).map(([country, numbers]) => [country, numbers.police])),
});

/** For a browser that runs no scripts, which can't tell what was chosen. */
export const withoutScripts = (): string =>
  `<noscript><main class="sentence">${languages.map((language) => `<p lang="${language}">${texts[language].needsScript}</p>`).join('')}</main></noscript>`;
