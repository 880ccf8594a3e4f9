import type { ModuleSlug } from './modules.ts';

/**
 * Lines of the lessons that forbid something, by module and part; both are counted from 0. A line stands at the same place
 * in every language. One that forbids and says what to do instead is not among them.
 */
const forbidden: Readonly<Record<ModuleSlug, Readonly<Record<number, readonly number[]>>>> = {
  safety: { 1: [2], 2: [4], 3: [1], 4: [2] },
  'road-rules': { 2: [2], 4: [1] },
  app: { 4: [1], 5: [1] },
  'ladies-only': { 1: [2], 2: [0], 3: [2, 3], 4: [1, 2] },
  'food-parcels': { 0: [2], 1: [1, 4], 4: [1], 5: [4] },
  scholar: { 3: [2], 4: [1, 2, 3, 4], 5: [2] },
};

/** Places of the lines in a part of a lesson that say what is never done. */
export const forbiddenLines = (slug: ModuleSlug, part: number): readonly number[] => forbidden[slug][part] ?? [];
