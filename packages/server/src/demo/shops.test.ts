import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/public.ts';

/** Sold loose, so nobody's brand. */
const loose = ['Fruit', 'Vegetables'];

it("says of each of the demo's products what it is, and whose unless it is loose", () => {
  const lines = readCatalogue(readFileSync(new URL('./catalogue/stores.csv', import.meta.url), 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  const silent = lines.filter(({ item }) => item.description === '' || (item.brand === '' && !loose.includes(item.section)));
  expect(silent.map(({ item }) => item.name)).toEqual([]);
});
