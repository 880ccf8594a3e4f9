import type { DietaryOption } from './diets.ts';
import type { Food, FoodGroup } from './foods.ts';

/**
 * Portions that one person eats in a week, after the South African food-based dietary guidelines: five vegetables and fruits a day,
 * starch with most meals, protein twice a day, milk or maas twice a day, little fat. 'Extra' is tea, sugar, spices.
 */
export const PORTIONS_A_WEEK: Readonly<Record<FoodGroup, number>> = {
  vegetable: 20,
  fruit: 14,
  starch: 28,
  protein: 14,
  dairy: 14,
  fat: 14,
  extra: 10,
};

export const nutritionParts = ['produce', 'protein', 'dairy', 'wholeness', 'variety', 'sweets'] as const;
export type NutritionPart = (typeof nutritionParts)[number];

export interface Nutrition {
  /** 0 to 10, whole. */
  readonly score: number;
  /** Points of each part; parts that a diet excludes are left out. */
  readonly parts: ReadonlyArray<{ readonly part: NutritionPart; readonly points: number; readonly of: number }>;
}

interface Eaten {
  readonly food: Food;
  readonly portions: number;
}

/** Points that a part is worth. */
const OF: Readonly<Record<NutritionPart, number>> = { produce: 3, protein: 2, dairy: 1, wholeness: 1.5, variety: 1.5, sweets: 1 };
/** So many kinds of food are a varied week. */
const VARIED = 15;
/** Share of the portions that may be sweets, white flour or salted meat without losing points. */
const SWEETS = 0.1;
const noDairy: readonly DietaryOption[] = ['Vegan', 'Dairy-free'];

const capped = (share: number) => Math.max(0, Math.min(1, share));
const tenth = (points: number) => Math.round(points * 10) / 10;

/**
 * Scores a week of food for a household by what it holds against what the household needs. The total is the sum of the
 * parts, brought to ten where a diet leaves a part out.
 */
export function nutritionOf(items: readonly Eaten[], household: { size: number; diets: readonly DietaryOption[] }): Nutrition {
  const eaten = (choose: (food: Food) => boolean) => items.reduce((sum, { food, portions }) => sum + (choose(food) ? portions : 0), 0);
  const need = (...groups: FoodGroup[]) => groups.reduce((sum, group) => sum + PORTIONS_A_WEEK[group] * household.size, 0);
  const isMeal = ({ group }: Food) => group !== 'extra' && group !== 'fat';
  const all = eaten(isMeal);
  const shares: Record<NutritionPart, number> = {
    produce:
      (capped(eaten(({ group }) => group === 'vegetable') / need('vegetable')) +
        capped(eaten(({ group }) => group === 'fruit') / need('fruit'))) /
      2,
    protein: capped(eaten(({ group }) => group === 'protein') / need('protein')),
    dairy: capped(eaten(({ group }) => group === 'dairy') / need('dairy')),
    wholeness: all === 0 ? 0 : capped(eaten((food) => isMeal(food) && food.quality === 1) / all / 0.6),
    variety: capped(items.length / VARIED),
    sweets: all === 0 ? 0 : capped(1 - (eaten((food) => isMeal(food) && food.quality === -1) / all - SWEETS) / (1 - SWEETS)),
  };
  const counted = nutritionParts.filter((part) => part !== 'dairy' || !household.diets.some((diet) => noDairy.includes(diet)));
  const parts = counted.map((part) => ({ part, points: tenth(OF[part] * shares[part]), of: OF[part] }));
  const most = parts.reduce((sum, { of }) => sum + of, 0);
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { score: items.length === 0 ? 0 : Math.round((sum / most) * 10), parts };
}
