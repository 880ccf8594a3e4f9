import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fonts = fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url));
const PLACE = '/*fonts*/';

/**
 * Puts the faces of our fonts into every page, where `index.html` leaves room for them: they are known before any sheet has come,
 * and once. Each sheet that says them again would have the browser look for them, and for what stands in until then, again.
 */
export const fontsFirst = (): Plugin => ({
  name: 'safiri-fonts',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(PLACE, () => readFileSync(fonts, 'utf8')) },
});
