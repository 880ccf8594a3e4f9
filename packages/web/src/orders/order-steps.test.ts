import { describe, expect, it, vi } from 'vitest';
import type { Order } from '@safiri/contract/orders/shapes.ts';

vi.mock('../platform/text.ts', () => ({ useText: () => (key: string) => key, translate: (key: string) => key }));
const { stepNow, stepsOf } = await import('./order-steps.tsx');

const at = (minute: number) => `2026-06-15T12:${minute}:00Z`;
const food = {
  kind: 'food',
  status: 'placed',
  placedAt: at(10),
  acceptedAt: null,
  readyAt: null,
  pickedUpAt: null,
  endedAt: null,
} as Order;
const told = (changes: Partial<Order>) => stepsOf({ ...food, trip: null, endReason: null, endedBy: null, ...changes });

describe('the steps of an order', () => {
  it.each<[string, Partial<Order>, string]>([
    ['the shop rejected it', { status: 'rejected', endedBy: 'merchant', endReason: 'Out of beans' }, 'orderRejected'],
    ['the shop did not answer', { status: 'rejected', endedBy: 'system', endReason: 'no_answer' }, 'orderRejected'],
    ['the customer cancelled', { status: 'cancelled', endedBy: 'customer' }, 'orderCancelledByYou'],
    ['the shop cancelled', { status: 'cancelled', endedBy: 'merchant', endReason: 'Fire' }, 'orderCancelledByShop'],
    ['no courier was found', { status: 'cancelled', endedBy: 'system', endReason: 'no_courier' }, 'orderNoCourier'],
  ])('never end with a delivery when %s', (_what, ending, name) => {
    const steps = told({ ...ending, endedAt: at(30) });
    expect(steps.map(({ text }) => text)).toEqual(['stepPlaced', name]);
    expect(steps.at(-1)).toEqual({ text: name, at: at(30), failed: true });
  });

  it('end with the delivery or the return when that is what happened', () => {
    const way = { acceptedAt: at(11), readyAt: at(20), pickedUpAt: at(25), endedAt: at(40) };
    expect(told({ ...way, status: 'delivered' }).at(-1)).toEqual({ text: 'stepDelivered', at: at(40), failed: false });
    expect(told({ ...way, status: 'returned' }).at(-1)).toEqual({ text: 'stepReturned', at: at(40), failed: false });
    expect(told({ status: 'preparing', acceptedAt: at(11) }).map((step) => step.at)).toEqual([at(10), at(11), null, null, null]);
  });

  it('are now at the last one that it has come to, and nowhere once it is over', () => {
    const now = (changes: Partial<Order>) => stepNow({ ...food, ...changes }, told(changes));
    expect(now({})).toBe(0);
    expect(now({ status: 'preparing', acceptedAt: at(11) })).toBe(1);
    expect(now({ status: 'picked_up', acceptedAt: at(11), readyAt: at(20), pickedUpAt: at(25) })).toBe(3);
    expect(now({ status: 'delivered', endedAt: at(40) })).toBe(-1);
    expect(now({ status: 'cancelled', endedBy: 'customer', endedAt: at(30) })).toBe(-1);
  });
});
