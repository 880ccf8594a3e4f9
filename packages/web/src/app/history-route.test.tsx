// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { History } from './history-route.tsx';

const place = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
const lunch = {
  id: 5,
  kind: 'food',
  status: 'delivered',
  countryId: 'za',
  totalAmount: '96.00',
  pickup: place,
  dropoff: place,
  merchant: { id: 2, name: 'Mama Thembi', address: 'Burnett Street' },
  lines: [],
  parcel: null,
  trip: null,
  placedAt: '2026-06-20T11:00:00Z',
} as unknown as Order;
const cancelled = { ...trip, id: 32, status: 'cancelled' as const, driver: null, createdAt: '2026-05-02T08:00:00Z', completedAt: null };

const open = ({ failed = false } = {}) =>
  openScreen(<History />, {
    at: '/ride-history',
    rooms: ['rides', 'rides-trip', 'orders'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerRides, [trip, cancelled]);
      if (failed) server.refuses(orderPaths.listOrders, 'internal');
      else server.replies(orderPaths.listOrders, [lunch]);
    },
  });
const months = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows rides and orders by month, the newest first, and says which were cancelled', async () => {
  await open();
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(3);
  expect(months()).toEqual(['June 2026', 'May 2026']);
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

it('narrows to rides, orders or parcels', async () => {
  const { press } = await open();
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(3);
  await press.click(screen.getByRole('button', { name: 'Rides' }));
  expect(document.querySelectorAll('main li')).toHaveLength(2);
  await press.click(screen.getByRole('button', { name: 'Orders' }));
  expect(months()).toEqual(['June 2026']);
  await press.click(screen.getByRole('button', { name: 'Parcels' }));
  expect(document.querySelectorAll('main li')).toHaveLength(0);
  expect(screen.getByText('Nothing of this kind yet.')).toBeTruthy();
});

it('shows the rides when the orders do not come, says so, and asks for these alone again', async () => {
  const { server, press } = await open({ failed: true });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.querySelectorAll('main li')).toHaveLength(2);
  server.replies(orderPaths.listOrders, [lunch]);
  await press.click(again);
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(3);
  expect(server.requestsOf(ridePaths.passengerRides)).toHaveLength(1);
});

it('shows a driver what was driven, with nothing to narrow', async () => {
  await openScreen(<History />, {
    at: '/ride-history',
    rooms: ['rides', 'rides-trip'],
    user: zanele,
    server: (server) => server.replies(ridePaths.driverRides, [trip, cancelled]),
  });
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(1);
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});
