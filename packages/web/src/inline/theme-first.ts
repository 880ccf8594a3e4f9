// Stands in the head of every page, before the first paint: a dark page never flashes white.
import { storedChoice } from './stored-choice.ts';
import { applyTheme, themeWorn } from './theme.ts';

/** Those of the product (build/inline-scripts.ts). */
declare const LANGUAGES: readonly string[];

applyTheme(themeWorn(storedChoice('theme'), storedChoice('user')?.includes('"userType":"driver"') === true), storedChoice('sun') === '1');
const language = storedChoice('language');
if (language !== null && LANGUAGES.includes(language)) document.documentElement.lang = language;
