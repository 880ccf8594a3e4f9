import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { languageIds } from '@safiri/rules/languages.ts';

const folder = fileURLToPath(new URL('../src/inline', import.meta.url));

/**
 * A script of `src/inline`, compiled and minified to stand in a page.
 * @param define constants of the script, by name
 */
export async function inlineScript(name: string, define: Record<string, unknown> = {}): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([constant, value]) => [constant, JSON.stringify(value)])),
    // A script that fails must not take those after it along, nor share names with them.
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry: join(folder, `${name}.ts`), formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built?.output[0].code;
  if (script === undefined) throw new Error(`The build made nothing of src/inline/${name}.ts`);
  return script.trim();
}

const THEME = '/*theme*/';

/** Puts the script of the theme into every page, where that of `index.html` leaves room for it. */
export const themeFirst = (): Plugin => {
  let script: Promise<string> | undefined;
  return {
    name: 'safiri-theme',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const theme = await (script ??= inlineScript('theme-first', { LANGUAGES: languageIds }));
        return html.replace(THEME, () => theme);
      },
    },
  };
};
