// What a page made at build time needs of the styles until the app takes it over: the rest comes with the app.
import Beasties from 'beasties';

/**
 * Kept whatever the page shows: the root's own rules in any theme and contrast, as elements are looked for below it; what an inline
 * script hides, or the keyboard is on, which the markup does not show; and selectors that css-select finds nothing by.
 */
const ALWAYS = [/^:root/, /^\[data-(?:theme|contrast)=[^\]]+\]$/, /\[hidden\]/, /focus-visible/, /:where\(/];

const beasties = new Beasties({
  external: false,
  reduceInlineStyles: true,
  pruneSource: false,
  preload: false,
  keyframes: 'critical',
  compress: true,
  allowRules: ALWAYS,
  logLevel: 'silent',
});

/**
 * The rules of a style sheet that some element of a page falls under, in their order, in any theme.
 * @param {string} html the page's body
 * @param {string} style the whole style sheet
 * @returns {Promise<string>}
 */
export async function criticalStyles(html, style) {
  const page = `<!doctype html><html data-theme="dark" data-contrast="sun"><head><style>${style}</style></head><body>${html}</body></html>`;
  const reduced = /<style>([\s\S]*?)<\/style>/.exec(await beasties.process(page));
  if (reduced === null) throw new Error('The styles of a prerendered page were lost');
  return reduced[1];
}
