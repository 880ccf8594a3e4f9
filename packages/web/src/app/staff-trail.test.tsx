// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { tripTrail } from '@safiri/contract/drivers/calls.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { TripTrailCard } from '../staff/trip-trail-card.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

type Trail = ReplyOf<typeof tripTrail>;

const car = { lat: -25.7487, lng: 28.228, at: new Date(Date.now() - 9 * 60_000).toISOString(), leg: 'pickup' } as const;
const coming: Trail = {
  rideId: 1,
  pricedMeters: 6500,
  drivenMeters: null,
  jumps: 0,
  points: [{ ...car, leg: 'pickup' }],
  pickup: { lat: -25.7487, lng: 28.238 },
  dropoff: { lat: -25.7826, lng: 28.2755 },
  car,
};

const open = (trail: Trail) =>
  openScreen(asStaff(<TripTrailCard rideId={1} />), {
    at: '/staff/trip/1',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(driverPaths.tripTrail, trail);
      fake.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
      fake.replies(placePaths.nearestPlace, {
        place: { id: 'park', name: 'Park Street', kind: 'place', area: 'Hatfield', lat: car.lat, lng: car.lng, distanceMeters: 350 },
        stop: null,
      });
    },
  });
const pins = (card: HTMLElement) => card.querySelectorAll('.leaflet-marker-icon').length;

it('shows a car on its way beside the pickup alone, with its street, the distance and how old that is', async () => {
  await open(coming);
  const card = await screen.findByRole('region', { name: 'Where the car is' });
  expect(await within(card).findByText('Near Park Street, 350 m')).toBeTruthy();
  expect(within(card).getByText('1.0 km to the pickup in a straight line')).toBeTruthy();
  expect(within(card).getByText(/^Seen here at \d\d:\d\d, 9 min ago$/)).toBeTruthy();
  await expect.poll(() => pins(card)).toBe(2);
});

it('shows the whole trip once the passenger is in the car', async () => {
  await open({ ...coming, drivenMeters: 300, car: { ...car, leg: 'trip' } });
  const card = await screen.findByRole('region', { name: 'The way driven' });
  expect(within(card).getByText('6.1 km to the destination in a straight line')).toBeTruthy();
  await expect.poll(() => pins(card)).toBe(3);
});

it('says that a car is there, and not that it has nothing to go', async () => {
  await open({ ...coming, car: { ...car, ...coming.pickup } });
  expect(await screen.findByText('At the pickup')).toBeTruthy();
});

it('says nothing of a car when the trip is over', async () => {
  await open({ ...coming, drivenMeters: 300, car: null });
  const card = await screen.findByRole('region', { name: 'The way driven' });
  expect(within(card).queryByText(/straight line/)).toBeNull();
});
