import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, languageIds } from '@safiri/rules/languages.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { normalizePath, type Plugin } from 'vite';

/** The texts that belong to no room. */
const APP = 'app';
/** What the server's refusals mean, by their codes. In English its own sentences stand. */
const PROBLEMS = 'problems';
/** Texts that the server alone writes: of messages, and of rooms whose other texts the app shows. */
const isOfServer = (room: string) => room === 'messages' || room.endsWith('-server');

/** The dictionaries that one file of texts is made of. */
const sourcesOf = (language: string, room: string) => (room === APP && language !== 'en' ? [APP, PROBLEMS] : [room]);

/** Texts of a room in a language, compiled so that the browser parses no message syntax: key to message. */
export function readTexts(folder: string, language: string, room: string): Record<string, unknown> {
  const all = sourcesOf(language, room).map(
    (source) => JSON.parse(readFileSync(join(folder, source, `${language}.json`), 'utf8')) as Record<string, string>,
  );
  return Object.fromEntries(all.flatMap((texts) => Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])));
}

const roomsIn = (folder: string) =>
  readdirSync(folder).filter((room) => !isOfServer(room) && existsSync(join(folder, room, `${languageIds[0]}.json`)));

const asModule = (messages: unknown) => `export default ${JSON.stringify(messages)}`;

/** The texts as files of the build: one folder, whose name changes with any of them. */
function filesOf(folder: string) {
  const rooms = roomsIn(folder);
  const files = languageIds.flatMap((language) =>
    rooms.map((room) => ({ name: `${language}/${room}.js`, source: asModule(readTexts(folder, language, room)) })),
  );
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  return { base: `assets/texts-${version}`, files };
}

/** In a process of its own, such as that which makes pages, all are there at once. */
function everyText(folder: string): string {
  const rooms = roomsIn(folder);
  const inLanguage = (language: string) => Object.fromEntries(rooms.map((room) => [room, { default: readTexts(folder, language, room) }]));
  const all = Object.fromEntries(languageIds.map((language) => [language, inLanguage(language)]));
  return `const all = ${JSON.stringify(all)};\nexport const loadTexts = async (language, room) => all[language][room]`;
}

const PREFIX = 'virtual:texts/';
const ROOMS_ID = `${PREFIX}rooms`;
const APP_ID = `${PREFIX}app`;
/** A room in a language, on its own: in development alone. */
const idOf = (language: string, room: string) => `${PREFIX}${language}/${room}`;
const inner = (id: string) => `\0${id}`;

/** Tells open pages of changed texts (platform/text.ts). */
const EDITED = 'safiri:texts';

/** Serves `virtual:texts/app`, the English texts that come with the app, and `virtual:texts/rooms`, which loads those of a room in a language. */
export function texts(folder: string): Plugin[] {
  return [textsOfBuild(folder), textsOfDevelopment(folder)];
}

const common = (folder: string) => ({
  resolveId: (id: string) => (id.startsWith(PREFIX) ? inner(id) : undefined),
  loadApp: (id: string) => (id === inner(APP_ID) ? asModule(readTexts(folder, 'en', APP)) : undefined),
});

/** The app holds the name of the folder instead of one for each language of each room. */
function textsOfBuild(folder: string): Plugin {
  const { resolveId, loadApp } = common(folder);
  let made: ReturnType<typeof filesOf> | undefined;
  const files = () => (made ??= filesOf(folder));
  return {
    name: 'safiri-texts',
    apply: 'build',
    resolveId,
    load(id, { ssr = false } = {}) {
      if (id !== inner(ROOMS_ID)) return loadApp(id);
      if (ssr) return everyText(folder);
      return `export const loadTexts = (language, room) => import(/* @vite-ignore */ \`/${files().base}/\${language}/\${room}.js\`)`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, source } of files().files) this.emitFile({ type: 'asset', fileName: `${files().base}/${name}`, source });
    },
  };
}

/** Texts are read when they are asked for, and an edited file goes to the open pages as it is: their state stays. */
function textsOfDevelopment(folder: string): Plugin {
  const { resolveId, loadApp } = common(folder);
  const place = `${normalizePath(folder).replace(/\/$/, '')}/`;
  const edited = (file: string) => {
    const [, source, language] = (file.startsWith(place) && /^([\w-]+)\/(\w+)\.json$/.exec(file.slice(place.length))) || [];
    if (source === undefined || language === undefined || !isLanguage(language) || isOfServer(source)) return undefined;
    return { language, room: source === PROBLEMS && language !== 'en' ? APP : source };
  };
  return {
    name: 'safiri-texts-live',
    apply: 'serve',
    resolveId,
    load(id) {
      if (id === inner(ROOMS_ID)) {
        const entries = languageIds.flatMap((language) =>
          roomsIn(folder).map((room) => `'${language}/${room}': () => import('${idOf(language, room)}')`),
        );
        return `const all = {${entries.join(',')}};\nexport const loadTexts = (language, room) => all[\`\${language}/\${room}\`]()`;
      }
      const [, language, room] = /^\0virtual:texts\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      return language === undefined || room === undefined ? loadApp(id) : asModule(readTexts(folder, language, room));
    },
    configureServer: ({ watcher }) => void watcher.add(folder),
    hotUpdate({ file }) {
      const found = edited(file);
      if (found === undefined) return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const id of [idOf(found.language, found.room), APP_ID]) {
        const module = moduleGraph.getModuleById(inner(id));
        if (module !== undefined) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'custom', event: EDITED, data: { ...found, messages: readTexts(folder, found.language, found.room) } });
      return [];
    },
  };
}
