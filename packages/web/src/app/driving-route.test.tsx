// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { userPaths } from '@safiri/contract/users/paths.ts';
import { expect, it } from 'vitest';
import { setLocationTrouble } from '../drivers/location-trouble.ts';
import { queryClient } from '../platform/query.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { trip, zanele } from '../testing/people.ts';
import { Driving } from './driving-route.tsx';

const driven: Ride = { ...trip, status: 'accepted', startedAt: null, completedAt: null, eta: null };
const open = (ride: Ride | null, isOnline = true) =>
  openScreen(<Driving />, {
    at: '/driving',
    rooms: ['drivers', 'rides-trip', 'safety'],
    user: { ...zanele, isOnline },
    server: (server) => {
      server.replies(ridePaths.driverActiveRide, ride);
      server.replies(driverPaths.getToday, {
        countryId: 'za',
        earnings: '106.00',
        net: '121.90',
        parts: { fares: '106.00', bonuses: '15.90', goals: '0.00', referrals: '0.00', dayCommission: '0.00', tips: '0.00' },
        trips: 4,
        hoursOnline: 5.2,
        rating: null,
      });
    },
  });

it('waits for requests in few words, and leads back', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'Waiting for a request' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/driver');
  expect(screen.getByRole('button', { name: 'EMERGENCY' })).toBeTruthy();
  expect(await screen.findByText('R121.90')).toBeTruthy();
  // Far from what is pressed at the end of the day.
  const off = screen.getByRole('button', { name: 'Go offline' });
  expect(off.parentElement?.contains(screen.getByRole('button', { name: 'EMERGENCY' }))).toBe(false);
});

it('lets its driver go off duty without leaving the dark', async () => {
  const { server, press } = await open(null);
  server.replies(userPaths.setStatus, { ...zanele, isOnline: false });
  await press.click(await screen.findByRole('button', { name: 'Go offline' }));
  expect(await screen.findByRole('heading', { name: /^You are offline/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go offline' })).toBeNull();
  expect(server.requestsOf(userPaths.setStatus).map(({ body }) => body)).toEqual([{ isOnline: false }]);
});

it('says where to drive, with the emergency button in reach and what is wrong with the position', async () => {
  setLocationTrouble('notAllowed');
  const at = new Date(Date.now() - 45_000).toISOString();
  await open({ ...driven, driverPosition: { lat: -25.75, lng: 28.24, heading: null, at } });
  expect(await screen.findByRole('heading', { name: 'Drive to Hatfield Plaza' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/active-ride');
  expect(screen.getByRole('button', { name: 'EMERGENCY' })).toBeTruthy();
  expect(screen.getByText(/^Position from 4\d s ago$/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^Your phone does not let us see where you are/);
  setLocationTrouble(null);
});

it('has the step that comes next, as the screen of the trip has it', async () => {
  const { server, press } = await open(driven);
  const arrived: Ride = { ...driven, status: 'arrived', startConfirmed: false };
  server.replies(ridePaths.changeRide, arrived);
  server.replies(ridePaths.driverActiveRide, arrived);
  await press.click(await screen.findByRole('button', { name: 'I have arrived' }));
  await expect.poll(() => server.requestsOf(ridePaths.changeRide).map(({ body }) => body)).toEqual([{ status: 'arrived' }]);
  expect(await screen.findByLabelText(/PIN/)).toBeTruthy();
});

it('goes back to the dashboard when the trip is over', async () => {
  const { path } = await open(driven);
  await screen.findByRole('heading', { name: 'Drive to Hatfield Plaza' });
  queryClient.setQueryData(['active-ride', zanele.id], null);
  await expect.poll(path).toBe('/driver');
});

it('says that one is off duty', async () => {
  await open(null, false);
  expect(await screen.findByRole('heading', { name: /^You are offline/ })).toBeTruthy();
});
