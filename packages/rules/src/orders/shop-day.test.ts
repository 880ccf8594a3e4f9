import { expect, it } from 'vitest';
import { orderStatuses } from './order-life.ts';
import { notServedStatuses, soldStatuses, unansweredStatuses } from './shop-day.ts';

it('counts each order of a day once, so that the figures add up', () => {
  expect([...soldStatuses, ...unansweredStatuses, ...notServedStatuses].toSorted()).toEqual(orderStatuses.toSorted());
});
