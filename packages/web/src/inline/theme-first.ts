// Stands in the head of every page, before the first paint: a dark page never flashes white.
import { storedChoice } from './stored-choice.ts';
import { applyTheme, themeFrom } from './theme.ts';

applyTheme(themeFrom(storedChoice('theme')), storedChoice('sun') === '1');
const language = storedChoice('language');
if (language === 'sw' || language === 'st') document.documentElement.lang = language;
