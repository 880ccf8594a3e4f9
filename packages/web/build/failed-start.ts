import { readFileSync } from 'node:fs';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { inEachLanguage, languageIds } from '@safiri/rules/languages.ts';

type Text = Record<'fallbackTitle' | 'reload' | 'callPolice' | 'needsScript', string>;

const textsOf = (language: string): Text =>
  JSON.parse(readFileSync(new URL(`../../locales/src/app/${language}.json`, import.meta.url), 'utf8')) as Text;
const texts = inEachLanguage(textsOf);

/** The constants of src/inline/failed-start.ts. */
export const failedStart = () => ({
  FAILED_TEXTS: Object.fromEntries(
    languageIds.map((language) => {
      const { fallbackTitle, reload, callPolice } = texts[language];
      return [language, [fallbackTitle, reload, callPolice]];
    }),
  ),
  POLICE: Object.fromEntries(Object.entries(emergencyNumbers).map(([country, numbers]) => [country, numbers.police])),
});

/** For a browser that runs no scripts, which can't tell what was chosen. */
export const withoutScripts = (): string =>
  `<noscript><main class="sentence">${languageIds.map((language) => `<p lang="${language}">${texts[language].needsScript}</p>`).join('')}</main></noscript>`;
