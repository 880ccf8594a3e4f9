import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cuisineTypes } from '@safiri/rules/catalogue/merchants.ts';
import { useWorld } from '../testing/harness.ts';
import { CatalogueError, importCatalogue } from './public.ts';
import { columns, readCatalogue } from './read-csv.ts';

const world = useWorld();
const file = (name: string) => readFileSync(new URL(`../demo/catalogue/${name}`, import.meta.url), 'utf8');
const good = {
  merchant_kind: 'store',
  merchant: 'Corner',
  merchant_description: '',
  address: 'Street 1',
  city: 'pretoria',
  lat: '-25.7',
  lng: '28.2',
  category: 'supermarket',
  hours: 'Mo-Su 08:00-20:00',
  delivery_fee: '30.00',
  delivery_time: '40',
  section: 'Fruit',
  item: 'Bananas',
  brand: '',
  description: 'With, a comma',
  price: '24.99',
  unit: 'kg',
  organic: 'no',
  stock: '7',
  extras: '',
};
const csv = (...rows: Array<Record<string, string>>) =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`).join(','))].join('\n');
const faults = (text: string) => {
  try {
    readCatalogue(text);
    return [];
  } catch (error) {
    return (error as CatalogueError).lines;
  }
};

describe('a catalogue file', () => {
  it('is taken whole, and taken again it changes what it names', async () => {
    await world.db.transaction((tx) => importCatalogue(tx, csv(good)));
    const done = await world.db.transaction((tx) =>
      importCatalogue(tx, csv({ ...good, price: '19.99', delivery_fee: '35' }, { ...good, item: 'Pears' })),
    );
    expect(done).toEqual({ merchants: 1, items: 2 });
    const { rows } = await world.db.execute(
      sql`select i.name, price_minor::int as price, delivery_minor::int as fee from catalogue_items i join merchants m on m.id = i.merchant_id where m.name = 'Corner' order by i.name`,
    );
    expect(rows).toEqual([
      { name: 'Bananas', price: 1999, fee: 3500 },
      { name: 'Pears', price: 2499, fee: 3500 },
    ]);
  });

  it.each([
    ['price', { price: '0' }],
    ['price', { price: '-1' }],
    ['price', { price: '1e3' }],
    ['lat', { lat: '91' }],
    ['city', { city: 'atlantis' }],
    ['hours', { hours: 'always' }],
    ['stock', { stock: '-1' }],
    ['stock', { stock: '2.5' }],
    ['category', { category: 'spaceport' }],
    ['extras', { extras: 'Cheese' }],
    ['item', { item: ' ' }],
  ])('with a bad %s is refused whole, the line named: %j', async (column, change) => {
    const text = csv({ ...good, merchant: 'Never' }, { ...good, merchant: 'Never', item: 'Bad', ...change });
    expect(faults(text).map((line) => line.split(':')[0])).toEqual([`line 3, ${column}`]);
    await expect(world.db.transaction((tx) => importCatalogue(tx, text))).rejects.toThrow(CatalogueError);
    expect((await world.db.execute(sql`select 1 from merchants where name = 'Never'`)).rows).toEqual([]);
  });

  it('that names an item twice, holds nothing or is no CSV is refused', async () => {
    await expect(world.db.transaction((tx) => importCatalogue(tx, csv(good, good)))).rejects.toThrow('twice');
    expect(faults('')).toEqual(['the file holds no line']);
    expect(faults('a,b\n"1').length).toBe(1);
  });
});

it('the demo has restaurants of every cuisine in four cities and full stores', () => {
  const restaurants = readCatalogue(file('restaurants.csv'));
  const names = new Set(restaurants.map(({ merchant }) => merchant.name));
  expect(names.size).toBeGreaterThanOrEqual(24);
  expect(new Set(restaurants.map(({ merchant }) => merchant.category))).toEqual(new Set(cuisineTypes));
  expect(new Set(restaurants.map(({ merchant }) => merchant.cityId))).toEqual(new Set(['pretoria', 'johannesburg', 'nairobi', 'lagos']));
  const stores = Map.groupBy(readCatalogue(file('stores.csv')), ({ merchant }) => merchant.name);
  expect(stores.size).toBeGreaterThanOrEqual(6);
  for (const [name, lines] of stores) expect([name, lines.length >= 120]).toEqual([name, true]);
});
