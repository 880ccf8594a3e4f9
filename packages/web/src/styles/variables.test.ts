import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(`${src}/${file}`, 'utf8') }));
const namesIn = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

/** Given in a style sheet, or by code in a `style`. */
const GIVEN = /(--[\w-]+)'?\]?\s*:/g;
/** Read without saying what stands in for it. */
const READ = /var\((--[\w-]+)\)/g;

it('reads no variable that nobody gives: those of all sheets, of its own, or those that code sets', () => {
  const sheets = read('**/*.css');
  const everywhere = sheets.filter(({ file }) => file.startsWith('styles/')).flatMap(({ text }) => [...namesIn(text, GIVEN)]);
  const byCode = read('**/*.{ts,tsx}').flatMap(({ text }) => [...namesIn(text, /['"](--[\w-]+)['"]/g)]);
  const known = new Set([...everywhere, ...byCode]);
  const lost = sheets.flatMap(({ file, text }) => {
    const own = namesIn(text, GIVEN);
    return [...namesIn(text, READ)].filter((name) => !known.has(name) && !own.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});
