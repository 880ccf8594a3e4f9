import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Rooms whose texts come with the app; those of every other room come with its first screen. */
const atOnce = new Set(['app', 'auth', 'countries', 'drivers', 'landing', 'rides', 'services']);
/** In English the server's own sentences stand; the other languages say what its codes mean. */
const comesAtOnce = (room: string, language: string) => atOnce.has(room) || (room === 'problems' && language !== 'en');

/** The dictionaries of a language that come at once, or those of one room: key to text. A key stands in one room only. */
export function readTexts(folder: string, language: string, only?: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const room of readdirSync(folder).sort()) {
    if (only === undefined ? !comesAtOnce(room, language) : room !== only) continue;
    const file = join(folder, room, `${language}.json`);
    if (!existsSync(file)) continue;
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
      if (key in all) throw new Error(`the text "${key}" stands in two rooms`);
      all[key] = text;
    }
  }
  return all;
}

const prefix = 'virtual:texts/';

/** Serves `virtual:texts/<language>` and `virtual:texts/<language>/<room>`: that language's texts, compiled so that the browser parses no message syntax. */
export function texts(folder: string): Plugin {
  return {
    name: 'safiri-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', room] = id.slice(prefix.length + 1).split('/');
      const compiled = Object.fromEntries(
        Object.entries(readTexts(folder, language, room)).map(([key, text]) => [key, compileMessage(text)]),
      );
      return `export default ${JSON.stringify(compiled)}`;
    },
  };
}
