import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('.', import.meta.url));
const locales = join(app, '../../../locales/src');
const read = (file: string) => readFileSync(file, 'utf8');

/** The room of each text. */
const roomOf = new Map<string, string>(
  readdirSync(locales)
    .filter((room) => existsSync(join(locales, room, 'en.json')))
    .flatMap((room) => Object.keys(JSON.parse(read(join(locales, room, 'en.json'))) as object).map((key) => [key, room] as const)),
);

/** The files that a file loads, at once or later; a type is nothing that is loaded. */
function imported(file: string): string[] {
  const text = read(file);
  const atOnce = [...text.matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'(\.[^']+\.tsx?)';/gm)];
  const later = [...text.matchAll(/import\('(\.[^']+)'\)/g)];
  return [...atOnce, ...later].map((match) => join(dirname(file), match[1] ?? ''));
}

/** Everything that begins with a file. The router and what is in the app anyway are left out. */
function reach(file: string, seen = new Set<string>([join(app, 'router.tsx')])): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imported(file)) reach(next, seen);
  return seen;
}

/** Keys that are words of the code too: of events, of queries, of paths. */
const words = new Set(['account', 'city', 'emergency', 'offline', 'online', 'receipt', 'safe', 'sos', 'training']);

/** Texts that a file says, by itself or by a table of it. */
const said = (file: string): string[] =>
  [...read(file).matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '').filter((key) => roomOf.has(key) && !words.has(key));

const roomsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
const entersIn = (file: string) => [...read(file).matchAll(/enterRoom\('(\w+)'\)/g)].map((match) => match[1] ?? '');

const screens = [...read(join(app, 'router.tsx')).matchAll(/load\(\(\) => import\('([^']+)'\), '(\w+)'([^)]*)\)/g)].map(
  ([, file = '', name = '', rooms = '']) => ({ name, file: join(app, file), rooms: roomsIn(rooms) }),
);

describe('a screen', () => {
  it.each(screens)('brings the texts that it says: $name', ({ file, rooms }) => {
    const files = [...reach(file)].slice(1);
    const there = new Set(['app', ...rooms, ...files.flatMap(entersIn)]);
    const missing = files.flatMap((one) => said(one).filter((key) => !there.has(roomOf.get(key) ?? '')));
    expect([...new Set(missing)].map((key) => `${key} of ${roomOf.get(key)}`)).toEqual([]);
  });

  it('is looked at', () => {
    expect(screens.length).toBeGreaterThan(25);
    expect(screens.flatMap(({ file }) => [...reach(file)].flatMap(said)).length).toBeGreaterThan(1000);
  });
});

it('what comes with the app says texts of the app alone', () => {
  const atOnce = new Set<string>();
  const walk = (file: string) => {
    if (atOnce.has(file)) return;
    atOnce.add(file);
    for (const match of read(file).matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'(\.[^']+\.tsx?)';/gm))
      walk(join(dirname(file), match[1] ?? ''));
  };
  walk(join(app, 'main.tsx'));
  expect([...atOnce].flatMap(said).filter((key) => roomOf.get(key) !== 'app')).toEqual([]);
});
