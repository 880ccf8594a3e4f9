// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { LiveStrip } from './live-strip.tsx';

const coming: Ride = {
  ...trip,
  status: 'accepted',
  version: 2,
  pin: '4821',
  eta: { seconds: 240, highSeconds: 420, meters: 1900 },
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
};

const open = (at: string, ride: Ride | null) =>
  openScreen(<LiveStrip />, {
    at,
    rooms: ['rides-trip', 'orders'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerActiveRide, ride);
      server.replies(orderPaths.listOrders, []);
    },
  });

it('tells of the ride that comes in one line, with minutes, plate and PIN, and opens it', async () => {
  const { press, path } = await open('/ride-history', coming);
  const line = await screen.findByRole('link', { name: /Driver on the way/ });
  expect(line.textContent).toContain('KT 48 LM GP · PIN 4821');
  expect(line.textContent).toContain('4 min');
  await press.click(line);
  expect(path()).toBe('/active-ride');
  expect(screen.queryByRole('link', { name: /Driver on the way/ }), 'the ride’s own screen needs no line').toBeNull();
});

it('asks for nothing on a screen that shows it by itself', async () => {
  const { server } = await open('/active-ride', coming);
  expect(server.requestsOf(ridePaths.passengerActiveRide)).toHaveLength(0);
});

it('stays away while nothing is under way', async () => {
  const { server } = await open('/profile', null);
  await expect.poll(() => server.requestsOf(orderPaths.listOrders)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Under way' })).toBeNull();
});
