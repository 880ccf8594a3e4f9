import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import { readOrder } from '@safiri/rules/assistant/voice-order.ts';
import { languageIds } from '@safiri/rules/languages.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The demo's shelf, as far as it matters: fields of its lines with the names unpacked. */
const shelf = read('../../../server/src/demo/catalogue/stores.csv')
  .split('\n')
  .filter((line) => line.startsWith('store,Hatfield Fresh Market,'))
  .map((line, id): ShelfProduct => {
    const fields = [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const [section = '', name = '', brand = '', , price = '', unit = ''] = fields.slice(11);
    return { id, name, brand, unit, section, priceMinor: Math.round(Number(price) * 100), inStock: true };
  });

it.each(languageIds)('the examples of a spoken order are understood in %s', (language) => {
  const texts = JSON.parse(read(`../../../locales/src/assistant/${language}.json`)) as Record<string, string>;
  const found = ['voiceTry1', 'voiceTry2', 'voiceTry3', 'voiceTry4', 'voiceTry5'].map((key) => readOrder(texts[key] ?? '', shelf));
  expect(found.map(({ items }) => items.length)).toEqual([3, 3, 3, 3, 3]);
  expect(found.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'unknown' || kind === 'nothing'))).toEqual([]);
});
