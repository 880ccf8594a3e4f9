import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderSplit, orderTotal } from './wallet-part.ts';

const order = { itemsMinor: 100_00, deliveryMinor: 30_00, serviceMinor: 5_00 };

it.each([
  // Nothing, less than the delivery, more, and all of it.
  [0, { delivery: 0, goods: 0, cash: 135_00 }],
  [20_00, { delivery: 20_00, goods: 0, cash: 115_00 }],
  [50_00, { delivery: 30_00, goods: 20_00, cash: 85_00 }],
  [200_00, { delivery: 30_00, goods: 105_00, cash: 0 }],
])('of %i set aside pays first the way, then the goods', (aside, split) => {
  expect(orderSplit(order, aside)).toEqual(split);
});

it('adds up to the order, never pays more of a side than it costs, and never more than was set aside', () => {
  const minor = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(minor, minor, minor, minor, minor, (itemsMinor, lessMinor, deliveryMinor, serviceMinor, asideMinor) => {
      const found = { itemsMinor: Math.max(0, itemsMinor - lessMinor), deliveryMinor, serviceMinor };
      const { delivery, goods, cash } = orderSplit(found, asideMinor);
      expect(delivery + goods + cash).toBe(orderTotal(found));
      expect(delivery).toBeLessThanOrEqual(deliveryMinor);
      expect(goods).toBeLessThanOrEqual(found.itemsMinor + serviceMinor);
      expect(Math.min(delivery, goods, cash)).toBeGreaterThanOrEqual(0);
      expect(delivery + goods).toBeLessThanOrEqual(asideMinor);
      // What is not on the shelves changes nothing of what the trip's fare takes from the wallet.
      expect(orderSplit({ ...found, itemsMinor }, asideMinor).delivery).toBe(delivery);
    }),
  );
});
