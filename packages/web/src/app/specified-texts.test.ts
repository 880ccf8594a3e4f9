import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('.', import.meta.url));
const locales = join(app, '../../../locales/src');
const read = (file: string) => readFileSync(file, 'utf8');

/** Every English text by its key. */
const english = Object.assign(
  {},
  ...readdirSync(locales)
    .map((room) => join(locales, room, 'en.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(read(file)) as object),
) as Record<string, string>;

/**
 * The words that the specification gives literally: requirement, whether a screen shows them or a toast, the file that says
 * them, key, words. Those of one toast stand together in one call.
 */
const rows = read(join(app, 'specified-texts.tsv'))
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, said: 'screen' | 'toast', file: string, key: string, text: string]);

/** What stands between the brackets of each `toast(` of a file. */
function toastsIn(code: string): string[] {
  return [...code.matchAll(/\btoast\(/g)].map(({ index }) => {
    let end = index + 'toast('.length;
    for (let depth = 1; depth > 0 && end < code.length; end += 1) {
      if (code[end] === '(') depth += 1;
      if (code[end] === ')') depth -= 1;
    }
    return code.slice(index, end);
  });
}

const sayings = Map.groupBy(rows, ([id, said, file]) => `${id} ${said} ${file}`);

it.each([...sayings])('%s: in the words of the specification', (_what, of) => {
  expect(Object.fromEntries(of.map(([, , , key]) => [key, english[key]]))).toEqual(
    Object.fromEntries(of.map(([, , , key, text]) => [key, text])),
  );
});

it.each([...sayings])('%s: said there', (_what, of) => {
  const [[, said, file] = ['', '', '']] = of;
  const code = read(join(dirname(dirname(join(app, 'x'))), file));
  const places = said === 'toast' ? toastsIn(code) : [code];
  expect(places.filter((place) => of.every(([, , , key]) => place.includes(`'${key}'`)))).not.toEqual([]);
});

it('is looked at whole', () => {
  expect(sayings.size).toBeGreaterThan(150);
});
