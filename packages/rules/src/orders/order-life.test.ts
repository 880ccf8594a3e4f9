import { describe, expect, it } from 'vitest';
import {
  finalOrderStatuses,
  handedOverStatuses,
  isLiveOrder,
  liveOrderStatuses,
  mayCallShop,
  mayStep,
  onTheWayStatuses,
  orderActors,
  orderKinds,
  orderStatuses,
  type OrderStatus,
} from './order-life.ts';

/** The rule table of the product, written out: who may make which step. Everything else is refused. */
const legal = new Set([
  'merchant placed preparing',
  'merchant placed rejected',
  'system placed rejected',
  'customer placed cancelled',
  'merchant preparing ready',
  'merchant preparing cancelled',
  'system preparing cancelled',
  'courier preparing picked_up',
  'courier ready picked_up',
  'merchant ready cancelled',
  'system ready cancelled',
  'courier picked_up delivered',
  'courier picked_up returning',
  'courier returning returned',
]);

describe('the life of an order', () => {
  it.each(orderKinds)('allows these steps and no other: %s', (kind) => {
    const allowed = orderActors.flatMap((actor) =>
      orderStatuses.flatMap((from) => orderStatuses.filter((to) => mayStep(kind, actor, from, to)).map((to) => `${actor} ${from} ${to}`)),
    );
    // A sender may call back a parcel that waits for its courier.
    const own = kind === 'parcel' ? ['customer ready cancelled'] : [];
    expect(allowed.toSorted()).toEqual([...legal, ...own].toSorted());
  });

  it('ends handed over, rejected or cancelled', () => {
    expect(finalOrderStatuses).toEqual([...handedOverStatuses, 'rejected', 'cancelled']);
    expect(orderStatuses.filter(isLiveOrder)).toEqual(liveOrderStatuses);
    expect(onTheWayStatuses.every(isLiveOrder)).toBe(true);
  });

  it('lets a customer call the shop while it goes on and a day after', () => {
    const now = new Date('2026-05-04T12:00:00Z');
    const may = (status: OrderStatus, hoursAgo: number | null) =>
      mayCallShop({ status, endedAt: hoursAgo === null ? null : new Date(now.getTime() - hoursAgo * 3_600_000) }, now);
    expect(liveOrderStatuses.every((status) => may(status, null))).toBe(true);
    expect([23.9, 24].map((hours) => may('delivered', hours))).toEqual([true, false]);
  });
});
