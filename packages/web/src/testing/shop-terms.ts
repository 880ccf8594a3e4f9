import type { OrderTerms } from '@safiri/contract/catalogue/shapes.ts';

const terms = (fee: string): OrderTerms => ({
  byDistance: false,
  decimals: 2,
  minimumBasket: '0.00',
  serviceFee: { percent: 0, least: fee, most: fee },
});

/** Of the demo's shops: a delivery fee of their own, and the specification's service fee for groceries. */
export const foodTerms = terms('0.00');
export const groceryTerms = terms('15.00');
