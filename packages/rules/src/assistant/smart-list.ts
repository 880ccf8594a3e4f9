import { QUANTITY_AT_MOST } from '../catalogue/merchants.ts';
import type { DietaryOption } from './diets.ts';
import { fitsDiets, foodOf, type Food, type FoodGroup } from './foods.ts';
import { nutritionOf, PORTIONS_A_WEEK, type Nutrition } from './nutrition.ts';
import { contentOf, type ShelfProduct } from './packs.ts';

/** Why something is on the list: what it adds, or that it was bought before. */
export type ListReason = { readonly kind: 'group'; readonly group: FoodGroup } | { readonly kind: 'before' };

export interface ListItem {
  readonly product: ShelfProduct;
  readonly quantity: number;
  readonly lineMinor: number;
  readonly reason: ListReason;
  /** Portions of its group that all of it gives. */
  readonly portions: number;
  readonly food: Food;
}

export interface SmartList {
  readonly items: readonly ListItem[];
  readonly totalMinor: number;
  readonly nutrition: Nutrition;
}

export interface Household {
  readonly size: number;
  readonly budgetMinor: number;
  readonly diets: readonly DietaryOption[];
  /** How often each product was bought before, by its id. */
  readonly bought: ReadonlyMap<number, number>;
}

/** What a portion of each group is worth against the others, while it is needed. */
const worth: Readonly<Record<FoodGroup, number>> = {
  vegetable: 1.2,
  fruit: 1.1,
  starch: 0.7,
  protein: 1.3,
  dairy: 0.9,
  fat: 0.25,
  extra: 0.15,
};
/** A household likes what it bought before. */
const BOUGHT = 1.5;
const WHOLE = 1.25;
const EMPTY = 0.45;
/** Share of a group's portions that one product may give: a week of potatoes alone is no week. */
const ONE_PRODUCT = 0.4;
/** Packs of one product in a week for each of the household. */
const PACKS_EACH = 2;
/** Over what is needed, for money that is left: a fuller larder, not a mountain. */
const LARDER = 1.5;

interface Candidate {
  readonly product: ShelfProduct;
  readonly food: Food;
  readonly perPack: number;
  readonly bought: number;
}

/** Portions in one pack of a product. */
export function portionsOf(product: ShelfProduct, { portion }: Food): number {
  if ('perPack' in portion) return portion.perPack;
  const content = contentOf(product.unit);
  if (content.kind === 'weight') return content.size / portion.grams;
  return content.kind === 'pieces' ? content.count / portion.grams : 1;
}

function candidatesFor(household: Household, products: readonly ShelfProduct[]): Candidate[] {
  return products.flatMap((product) => {
    const food = foodOf(product.name);
    if (food === undefined || !product.inStock || product.priceMinor > household.budgetMinor || !fitsDiets(food, household.diets))
      return [];
    return [{ product, food, perPack: portionsOf(product, food), bought: household.bought.get(product.id) ?? 0 }];
  });
}

/**
 * Chooses a week of groceries, pack by pack: each time the pack whose still needed portions are worth most for its price,
 * as long as it fits the budget. Only foods that surely fit every diet are looked at.
 * @returns never dearer than the budget; empty when nothing fits
 */
export function planWeek(household: Household, products: readonly ShelfProduct[]): SmartList {
  const candidates = candidatesFor(household, products);
  const packs = new Map<Candidate, number>();
  const given = new Map<FoodGroup, number>();
  const most = Math.min(QUANTITY_AT_MOST, PACKS_EACH * household.size);
  let left = household.budgetMinor;

  const valueOf = (candidate: Candidate, plenty: number): number => {
    const { food, perPack, product } = candidate;
    const count = packs.get(candidate) ?? 0;
    const need = PORTIONS_A_WEEK[food.group] * household.size * plenty;
    const missing = need - (given.get(food.group) ?? 0);
    const own = Math.max(perPack, need * ONE_PRODUCT) - count * perPack;
    const useful = Math.min(perPack, missing, own);
    if (count >= most || useful <= 0 || product.priceMinor > left) return 0;
    const liked = candidate.bought > 0 && count === 0 ? BOUGHT : 1;
    const good = food.quality === 1 ? WHOLE : food.quality === -1 ? EMPTY : 1;
    // Each further pack of the same is worth less, so that the week has variety.
    return (worth[food.group] * useful * liked * good) / (1 + count) / product.priceMinor;
  };

  for (const plenty of [1, LARDER]) {
    for (;;) {
      let best: Candidate | undefined;
      let bestValue = 0;
      for (const candidate of candidates) {
        const value = valueOf(candidate, plenty);
        if (value > bestValue) [best, bestValue] = [candidate, value];
      }
      if (best === undefined) break;
      packs.set(best, (packs.get(best) ?? 0) + 1);
      given.set(best.food.group, (given.get(best.food.group) ?? 0) + best.perPack);
      left -= best.product.priceMinor;
    }
  }
  const items = [...packs].map(([{ product, food, perPack, bought }, quantity]): ListItem => ({
    product,
    food,
    quantity,
    lineMinor: quantity * product.priceMinor,
    portions: quantity * perPack,
    reason: bought > 0 ? { kind: 'before' } : { kind: 'group', group: food.group },
  }));
  const order = new Map(products.map(({ id }, i) => [id, i]));
  items.sort((a, b) => (order.get(a.product.id) ?? 0) - (order.get(b.product.id) ?? 0));
  return {
    items,
    totalMinor: items.reduce((sum, { lineMinor }) => sum + lineMinor, 0),
    nutrition: nutritionOf(items, household),
  };
}

/** A line that somebody else proposes. */
export interface Proposal {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Takes over a list from elsewhere, such as a model, when all of it holds: known products that are there, whole quantities,
 * every diet, the budget.
 * @returns undefined when any of it does not
 */
export function checkedList(
  household: Household,
  products: readonly ShelfProduct[],
  proposals: readonly Proposal[],
): SmartList | undefined {
  const allowed = new Map(candidatesFor(household, products).map((candidate) => [candidate.product.id, candidate]));
  const items = proposals.flatMap(({ productId, quantity }): ListItem[] => {
    const known = allowed.get(productId);
    if (known === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_AT_MOST) return [];
    const { product, food, perPack, bought } = known;
    const reason: ListReason = bought > 0 ? { kind: 'before' } : { kind: 'group', group: food.group };
    return [{ product, food, quantity, lineMinor: quantity * product.priceMinor, portions: quantity * perPack, reason }];
  });
  const totalMinor = items.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
  const isWhole = items.length === proposals.length && new Set(items.map(({ product }) => product.id)).size === items.length;
  if (items.length === 0 || !isWhole || totalMinor > household.budgetMinor) return undefined;
  return { items, totalMinor, nutrition: nutritionOf(items, household) };
}
