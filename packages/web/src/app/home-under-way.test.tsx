// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { HomeUnderWay } from './home-under-way.tsx';
import { underWayBefore } from './under-way-before.ts';

/** What a line is made of. */
const order = {
  id: 41,
  kind: 'food',
  status: 'preparing',
  version: 1,
  number: 'AFR41',
  shortNumber: 41,
  merchant: { id: 1, name: 'Mama Thembi' },
  lines: [],
  parcel: null,
  trip: null,
  pin: null,
  readyBy: null,
  pickedUpAt: null,
} as unknown as Order;

const open = (answer: readonly Order[] | 'fails') =>
  openScreen(<HomeUnderWay />, {
    at: '/passenger',
    rooms: ['orders', 'rides-home'],
    user: naledi,
    server: (server) => {
      server.replies(scholarPaths.mine, []);
      if (answer === 'fails') server.refuses(orderPaths.listOrders, 'internal');
      else server.replies(orderPaths.listOrders, [...answer]);
    },
  });

beforeEach(() => underWayBefore.set(0));

it('shows each order under way once, which opens, and keeps its place for the next visit', async () => {
  await open([order, { ...order, id: 2, status: 'delivered' }]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/orders?order=${order.id}`]);
  expect(underWayBefore.get()).toBe(1);
});

it('shows several in one line, and the way to the others', async () => {
  const { press, path } = await open([order, { ...order, id: 2 }, { ...order, id: 3 }]);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await press.click(screen.getByRole('link', { name: '2 more under way' }));
  expect(path()).toBe('/orders');
  expect(underWayBefore.get()).toBe(3);
});

it('shows orders though school runs are still asked for, and keeps the room of those', async () => {
  underWayBefore.set(2);
  await openScreen(<HomeUnderWay />, {
    at: '/passenger',
    rooms: ['orders', 'rides-home'],
    user: naledi,
    server: (server) => {
      server.holds(scholarPaths.mine);
      server.replies(orderPaths.listOrders, [order]);
    },
  });
  await screen.findByRole('link', { name: /Mama Thembi/ });
  expect(document.querySelectorAll('.home-under-way .skeleton')).toHaveLength(1);
  expect(underWayBefore.get()).toBe(2);
});

it('is not there while nothing is under way', async () => {
  underWayBefore.set(2);
  await open([]);
  await expect.poll(() => underWayBefore.get()).toBe(0);
  expect(screen.queryByRole('list')).toBeNull();
});

it('tells whoever had something under way that it could not be loaded', async () => {
  underWayBefore.set(1);
  await open('fails');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your orders.');
  expect(underWayBefore.get()).toBe(1);
});
