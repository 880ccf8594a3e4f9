// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
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

const open = (at: string, ride: Ride | null, seats: Seat[] = []) =>
  openScreen(<LiveStrip />, {
    at,
    rooms: ['rides-trip', 'orders'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerActiveRide, ride);
      server.replies(orderPaths.listOrders, []);
      server.replies(scholarPaths.mine, seats);
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

it('tells a guardian of the child that is on board, with the plate, until it is handed over', async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const seat: Seat = {
    id: 3,
    groupId: 1,
    schoolName: 'Hatfield Primary',
    route: '',
    studentId: 5,
    studentName: 'Lindiwe',
    status: 'member',
    stop: { location: 'Burnett Street', time: '06:40' },
    driverName: 'Zanele K.',
    driverVerified: true,
    driverPhoto: null,
    licensePlate: 'KT 48 LM GP',
    vehicle: null,
    driverPhone: null,
    scheduleType: 'both',
    monthlyPrice: '850.00',
    countryId: 'za',
    collectorName: 'Gogo',
    collectorPin: '1234',
    today: [{ run: 'afternoon', state: 'on_board', at }],
  };
  const handed: Seat = { ...seat, id: 4, studentName: 'Sizwe', today: [{ run: 'afternoon', state: 'handed_over', at }] };
  await open('/profile', null, [seat, handed]);
  const line = await screen.findByRole('link', { name: /Lindiwe is on board/ });
  expect(line.textContent).toContain('KT 48 LM GP · Hatfield Primary');
  expect(line.getAttribute('href')).toBe('/scholar-rides');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});
