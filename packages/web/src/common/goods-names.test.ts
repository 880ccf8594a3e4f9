import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goods } from '../art/goods/goods.ts';
import { drawingOf, namedDrawings } from './goods-names.ts';

/** The cells of a line of a catalogue file. */
const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((found) => (found[1] ?? '').replaceAll('"', ''));

const rowsOf = (file: string) => {
  const text = readFileSync(new URL(`../../../server/src/demo/catalogue/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const names = cells(head);
  return lines.map((line) => {
    const row = cells(line);
    return {
      merchant: row[names.indexOf('merchant')] ?? '',
      section: row[names.indexOf('section')] ?? '',
      name: row[names.indexOf('item')] ?? '',
    };
  });
};

test.each([
  ['food', 'restaurants.csv'],
  ['grocery', 'stores.csv'],
] as const)('of the demo’s %s at most one in ten is drawn by its section alone', (kind, file) => {
  const things = [...new Map(rowsOf(file).map((row) => [row.name, row])).values()];
  expect(things.length).toBeGreaterThan(40);
  const rough = things.filter(({ name, section }) => !drawingOf(kind, name, section).own).map(({ name }) => name);
  expect(rough.length / things.length, rough.join(', ')).toBeLessThanOrEqual(0.1);
});

test('two dishes of one menu never share a drawing', () => {
  const dishes = [...new Map(rowsOf('restaurants.csv').map((row) => [`${row.merchant} ${row.name}`, row])).values()];
  const shared = dishes.flatMap((dish) =>
    dishes
      .filter(({ merchant, name }) => merchant === dish.merchant && name > dish.name)
      .filter(({ name }) => drawingOf('food', name).art === drawingOf('food', dish.name).art)
      .map(({ name }) => `${dish.name} = ${name}`),
  );
  expect(new Set(shared)).toEqual(new Set());
});

test('what is special is told from what is common, and a dish from the packet', () => {
  const art = (kind: 'food' | 'grocery', name: string) => drawingOf(kind, name).art;
  expect([art('food', 'Chicken burger'), art('food', 'Quarter chicken and chips')]).toEqual(['chickenBurger', 'chicken']);
  expect([art('food', 'Spaghetti bolognese'), art('grocery', 'Spaghetti')]).toEqual(['spaghetti', 'spaghettiPack']);
  expect([art('grocery', 'Butternut'), art('grocery', 'Peanut butter'), art('grocery', 'Butter')]).toEqual([
    'butternut',
    'peanutButter',
    'butter',
  ]);
  expect(drawingOf('grocery', 'Zzz', 'Fruit')).toEqual({ art: 'apple', tint: 'food', own: false });
  expect(drawingOf('grocery', 'Zzz').art).toBe('basket');
});

test('each drawing is named by words, each name is drawn, and none weighs more than two kilobytes', () => {
  const named = new Set([...namedDrawings(), 'riceBowl', 'basket']);
  expect([...named].filter((name) => goods[name] === undefined)).toEqual([]);
  expect(Object.keys(goods).filter((name) => !named.has(name))).toEqual([]);
  expect(Object.keys(goods).length).toBeGreaterThanOrEqual(60);
  expect(Object.entries(goods).filter(([, drawn]) => drawn.length > 2048)).toEqual([]);
});
