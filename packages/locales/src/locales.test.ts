import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Screens, what the server writes to people, and the rules' lists of what they are told. */
const sources = ['../../web/src', '../../server/src', '../../rules/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const languages = ['en', 'sw', 'st'] as const;
const rooms = readdirSync(folder).filter((room) => existsSync(`${folder}/${room}/en.json`));

const texts = (room: string, language: string) =>
  JSON.parse(readFileSync(`${folder}/${room}/${language}.json`, 'utf8')) as Record<string, string>;
/** The names of what is filled in: {n}, {n, plural, …}. */
const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]).filter((name) => name !== undefined && !/^(one|other)$/.test(name)));

const source = sources
  .flatMap((root) =>
    readdirSync(root, { recursive: true })
      .map(String)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  )
  .join('\n');

/** A key stands in quotes; a notification's are made of its kind, a document's of its type, a package's of its number. */
const isUsed = (key: string) =>
  source.includes(`'${key}'`) ||
  (/^told[A-Z]/.test(key) && source.includes(`${key.replace(/(Title|Text)$/, '')}: {`)) ||
  /^package\d+(Name|Text)$/.test(key) ||
  (key.startsWith('told_') && source.includes(`'${key.slice('told_'.length)}'`));

describe.each(rooms)('the texts of %s', (room) => {
  const english = texts(room, 'en');

  it.each(languages)('are whole in %s', (language) => {
    const own = texts(room, language);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(own)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key] ?? '')]);
    }
  });

  it('are all used', () => {
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('all texts', () => {
  it('have a key of their own', () => {
    const keys = rooms.flatMap((room) => Object.keys(texts(room, 'en')));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it('exist for every key that a screen asks for', () => {
    const keys = new Set(rooms.flatMap((room) => Object.keys(texts(room, 'en'))));
    const asked = [...source.matchAll(/\bt\('(\w+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });
});
