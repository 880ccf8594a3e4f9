import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const languages = ['en', 'sw', 'st'];
/** The texts that belong to no room. */
const APP = 'app';
/** Written by the server alone. */
const ofServer = new Set(['messages', 'notifications', 'packages']);

/** The dictionaries that one file of texts is made of. In English the server's own sentences stand; the other languages say what its codes mean. */
const sourcesOf = (language: string, room: string) => (room === APP && language !== 'en' ? [APP, 'problems'] : [room]);

/** Texts of a room in a language, compiled so that the browser parses no message syntax: key to message. */
export function readTexts(folder: string, language: string, room: string): Record<string, unknown> {
  const all = sourcesOf(language, room).map(
    (source) => JSON.parse(readFileSync(join(folder, source, `${language}.json`), 'utf8')) as Record<string, string>,
  );
  return Object.fromEntries(all.flatMap((texts) => Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])));
}

const APP_ID = 'virtual:texts/app';
const ROOMS_ID = 'virtual:texts/rooms';

/**
 * Serves `virtual:texts/app`, the English texts that come with the app, and `virtual:texts/rooms`, which loads those of a
 * room in a language. They are files of one folder, whose name changes with any of them: the app then holds one name instead
 * of one for each language of each room.
 */
export function texts(folder: string): Plugin {
  const rooms = readdirSync(folder).filter((room) => !ofServer.has(room) && existsSync(join(folder, room, 'en.json')));
  const code = (language: string, room: string) => `export default ${JSON.stringify(readTexts(folder, language, room))}`;
  const files = languages.flatMap((language) => rooms.map((room) => ({ name: `${language}/${room}.js`, source: code(language, room) })));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  const base = `assets/texts-${version}`;
  return {
    name: 'safiri-texts',
    resolveId: (id) => (id === ROOMS_ID || id.startsWith(APP_ID) ? `\0${id}` : undefined),
    load(id, { ssr = false } = {}) {
      if (id === `\0${APP_ID}`) return code('en', APP);
      if (id !== `\0${ROOMS_ID}`) return undefined;
      if (!ssr) return `export const loadTexts = (language, room) => import(/* @vite-ignore */ \`/${base}/\${language}/\${room}.js\`)`;
      const all = Object.fromEntries(
        languages.map((language) => [
          language,
          Object.fromEntries(rooms.map((room) => [room, { default: readTexts(folder, language, room) }])),
        ]),
      );
      return `const all = ${JSON.stringify(all)};\nexport const loadTexts = async (language, room) => all[language][room]`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source });
    },
  };
}
