import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Comes with the app itself. */
const APP = 'app';
/** Keys that are words of the code too, of events, queries and paths: they count where they are clearly said (`t('safe')`). */
const WORDS = new Set([
  'account',
  'city',
  'emergency',
  'next',
  'offline',
  'online',
  'receipt',
  'safe',
  'sos',
  'starting',
  'training',
  'underWay',
  'vehicleKind',
]);

const AT_ONCE = /^(?:import|export) (?!type )(?:[^;]*?from )?'(\.[^']+\.tsx?)';/gm;
/** A part that is fetched later, and the rooms of texts that it brings itself. */
const LATER = /import\('(\.[^']+)'\)((?:, enterRoom\('[\w-]+'\))*)/g;
const ROOM = /'([\w-]+)'/g;
const SAID = /(\b(?:t|translate)\()?'(\w+)'/g;

interface Source {
  readonly atOnce: readonly string[];
  readonly later: ReadonlyArray<{ readonly file: string; readonly brings: readonly string[] }>;
  /** Keys of texts, said by the file itself or by a table of it. */
  readonly keys: readonly string[];
}

/** What the source files say, each read once. */
export interface ScreenTexts {
  /** The rooms whose texts a file and all that it loads say, but for those that a part of it brings along itself. */
  readonly roomsOf: (file: string) => string[];
  /** Keys of other rooms than the app's that a file, with what it imports at once, says. */
  readonly saidAtOnce: (file: string) => string[];
}

/** @param locales the folder of the texts: one folder for each room, with `en.json` */
export function screenTexts(locales: string): ScreenTexts {
  const roomOfKey = new Map(
    readdirSync(locales)
      .filter((room) => existsSync(join(locales, room, 'en.json')))
      .flatMap((room) =>
        Object.keys(JSON.parse(readFileSync(join(locales, room, 'en.json'), 'utf8')) as object).map((key) => [key, room] as const),
      ),
  );
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    const at = (path = '') => join(dirname(file), path);
    const source: Source = {
      atOnce: [...text.matchAll(AT_ONCE)].map(([, path]) => at(path)),
      later: [...text.matchAll(LATER)].map(([, path, rooms = '']) => ({
        file: at(path),
        brings: [...rooms.matchAll(ROOM)].map(([, room = '']) => room),
      })),
      keys: [...text.matchAll(SAID)].flatMap(([, call, key = '']) =>
        roomOfKey.has(key) && (call !== undefined || !WORDS.has(key)) ? [key] : [],
      ),
    };
    sources.set(file, source);
    return source;
  };

  const roomsOf = (start: string): string[] => {
    const rooms = new Set<string>();
    const seen = new Set<string>();
    const walk = (file: string, brought: readonly string[]) => {
      const visit = [file, ...brought].join(' ');
      if (seen.has(visit)) return;
      seen.add(visit);
      const { atOnce, later, keys } = sourceOf(file);
      for (const key of keys) {
        const room = roomOfKey.get(key) ?? APP;
        if (room !== APP && !brought.includes(room)) rooms.add(room);
      }
      for (const next of atOnce) walk(next, brought);
      for (const { file: next, brings } of later) walk(next, [...new Set([...brought, ...brings])].toSorted());
    };
    walk(start, []);
    return [...rooms].toSorted();
  };

  const saidAtOnce = (start: string): string[] => {
    const seen = new Set<string>();
    const walk = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      sourceOf(file).atOnce.forEach(walk);
    };
    walk(start);
    return [...seen].flatMap((file) => sourceOf(file).keys).filter((key) => roomOfKey.get(key) !== APP);
  };
  return { roomsOf, saidAtOnce };
}

const SCREEN = /\bload\(\s*\(\) => import\('(\.[^']+)'\),\s*'\w+'/g;

/**
 * Gives each screen of `app/screens.ts` the texts that it says. What makes pages is told the screen's file too, by which the
 * build's manifest knows it; browsers need no such thing.
 */
export function textsOfScreens(root: string, locales: string): Plugin {
  const table = normalizePath(join(root, 'src/app/screens.ts'));
  let bundles = false;
  return {
    name: 'safiri-screen-texts',
    enforce: 'pre',
    configResolved: ({ command }) => void (bundles = command === 'build'),
    transform(code, id) {
      if (id !== table) return undefined;
      const { roomsOf } = screenTexts(locales);
      if (code.match(SCREEN)?.length !== code.match(/\bload\(/g)?.length) {
        throw new Error(`${id}: each screen is to read load(() => import('…'), 'Name'), so that its texts are found`);
      }
      const forBrowsers = bundles && this.environment.name === 'client';
      return code.replaceAll(SCREEN, (call, path: string) => {
        const file = join(dirname(table), path);
        const module = normalizePath(relative(root, file));
        return `${call}, ${JSON.stringify(roomsOf(file))}${forBrowsers ? '' : `, '${module}'`}`;
      });
    },
    // The page that is loaded next may say other texts; the open ones keep their state.
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      const screens = /\.tsx?$/.test(file) ? moduleGraph.getModuleById(table) : undefined;
      if (screens !== undefined) moduleGraph.invalidateModule(screens);
    },
  };
}
