import type { CuisineType } from '@safiri/rules/catalogue/merchants.ts';
import type { TextKey } from 'virtual:texts/keys';

export const cuisineNames: Record<CuisineType, TextKey> = {
  south_african: 'cuisineSouthAfrican',
  fast_food: 'cuisineFastFood',
  italian: 'cuisineItalian',
  indian: 'cuisineIndian',
  chinese: 'cuisineChinese',
  african: 'cuisineAfrican',
  continental: 'cuisineContinental',
};
