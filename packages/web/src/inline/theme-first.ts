// Stands in the head of every page, before the first paint: a dark page never flashes white.
import { storedChoice } from './stored-choice.ts';
import { applyTheme, themeFrom } from './theme.ts';

/** Those of the product (build/inline-scripts.ts). */
declare const LANGUAGES: readonly string[];

applyTheme(themeFrom(storedChoice('theme')), storedChoice('sun') === '1');
const language = storedChoice('language');
if (language !== null && LANGUAGES.includes(language)) document.documentElement.lang = language;
