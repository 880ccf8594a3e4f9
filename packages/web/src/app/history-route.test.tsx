// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { PastRun } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { expect, it, vi } from 'vitest';
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

const toSchool = {
  seatId: 3,
  studentName: 'Lindiwe',
  schoolName: 'Hatfield Primary',
  stop: { location: 'Burnett Street', time: '06:40' },
  day: '2026-06-22',
  run: 'morning',
  state: 'handed_over',
  at: '2026-06-22T04:40:00Z',
} as const;

const open = ({ failed = false, runs = [] as PastRun[] } = {}) =>
  openScreen(<History />, {
    at: '/ride-history',
    rooms: ['rides', 'rides-trip', 'orders', 'scholar'],
    user: naledi,
    server: (server) => {
      server.replies(scholarPaths.pastRuns, runs);
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

it('lists school runs with child, stop and state, narrows to them, and tells all of one', async () => {
  const { press } = await open({ runs: [toSchool] });
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(4);
  await press.click(screen.getByRole('button', { name: 'School' }));
  const [row] = document.querySelectorAll('main li');
  expect(document.querySelectorAll('main li')).toHaveLength(1);
  for (const text of ['Lindiwe', 'To school · Burnett Street', 'Handed over']) expect(row?.textContent).toContain(text);
  await press.click(screen.getByRole('button', { name: /Lindiwe/ }));
  expect(screen.getByRole('dialog', { name: 'School run' }).textContent).toContain('Hatfield Primary');
});

it('puts what is chosen beside the list where there is room, the newest at first', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const { server, press } = await open({ runs: [toSchool] });
  await screen.findByRole('region', { name: 'Lindiwe' });
  expect(screen.getByRole('button', { name: /Lindiwe/ }).getAttribute('aria-current')).toBe('true');
  server.refuses(ridePaths.getReceipt, 'internal');
  await press.click(screen.getByRole('button', { name: /^Open the receipt/ }));
  expect(screen.queryByRole('region', { name: 'Lindiwe' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Open the receipt/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.restoreAllMocks();
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

it('leads from a past ride to the same place again, from where the phone is', async () => {
  const { press, path } = await open();
  await expect.poll(() => document.querySelectorAll('main li').length).toBe(3);
  const [again] = screen.getAllByRole('link', { name: 'Ride again: Menlyn Park' });
  if (again === undefined) throw new Error('no way to ride again');
  await press.click(again);
  expect(path()).toBe('/ride-request');
});
