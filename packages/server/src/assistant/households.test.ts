import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dietaryOptions } from '@safiri/rules/assistant/diets.ts';
import { fitsDiets, foodOf } from '@safiri/rules/assistant/foods.ts';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import { planWeek } from '@safiri/rules/assistant/smart-list.ts';
import { readCatalogue } from '../catalogue/read-csv.ts';
import { searchRuns, searchSeed } from '@safiri/rules/testing/search.ts';

/** The seeded shelves of every store that takes rand. */
const shelves: ShelfProduct[][] = Object.values(
  Object.groupBy(
    readCatalogue(readFileSync(new URL('../demo/catalogue/stores.csv', import.meta.url), 'utf8')).filter(
      ({ merchant }) => merchant.countryId === 'za',
    ),
    ({ merchant }) => merchant.name,
  ),
).map((lines = []) => lines.map(({ item }, id) => ({ ...item, id: id + 1, inStock: item.stock !== 0 })));

it('five hundred households keep their budgets and diets', () => {
  const uses: number[] = [];
  const scores: number[] = [];
  let empty = 0;
  fc.assert(
    fc.property(
      fc.record({
        size: fc.integer({ min: 1, max: 10 }),
        budget: fc.integer({ min: 100, max: 5000 }),
        diets: fc.subarray([...dietaryOptions]),
        bought: fc.dictionary(fc.integer({ min: 1, max: 130 }).map(String), fc.integer({ min: 1, max: 9 }), { maxKeys: 12 }),
        shelf: fc.constantFrom(...shelves),
      }),
      ({ size, budget, diets, bought, shelf }) => {
        const household = {
          size,
          budgetMinor: budget * 100,
          diets,
          bought: new Map(Object.entries(bought).map(([id, n]) => [Number(id), n])),
        };
        const { items, totalMinor, nutrition } = planWeek(household, shelf);
        expect(totalMinor).toBeLessThanOrEqual(budget * 100);
        expect(totalMinor).toBe(items.reduce((sum, { product, quantity }) => sum + product.priceMinor * quantity, 0));
        for (const { product, quantity } of items) {
          expect(product.inStock && shelf.includes(product)).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 50).toBe(true);
          const food = foodOf(product.name);
          expect([product.name, food !== undefined && fitsDiets(food, diets)]).toEqual([product.name, true]);
        }
        expect(nutrition.score).toBeGreaterThanOrEqual(0);
        expect(nutrition.score).toBeLessThanOrEqual(10);
        uses.push(totalMinor / (budget * 100));
        scores.push(nutrition.score);
        if (items.length === 0) empty++;
      },
    ),
    { numRuns: searchRuns(), seed: searchSeed ?? 20261122 },
  );
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect(empty).toBe(0);
  expect(mean(scores)).toBeGreaterThan(7);
  expect(mean(uses)).toBeGreaterThan(0.5);
  if (process.env['SHOW_MISSES'] !== undefined) console.log({ budgetUse: mean(uses), score: mean(scores), runs: uses.length });
});
