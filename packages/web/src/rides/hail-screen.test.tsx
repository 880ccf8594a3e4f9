// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { HailService } from '@safiri/contract/rides/hail-calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { trip, zanele } from '../testing/people.ts';
import { HailScreen } from './hail-screen.tsx';
import { LiveTrip } from './live-trip.tsx';

type FakeServer = ReturnType<typeof fakeServer>;

const boda: HailService = {
  id: 'boda',
  rideType: 'standard',
  service: { id: 'boda', names: { en: 'Boda' }, seats: 1, helmet: true },
  from: '50.00',
  includedKm: 0,
  perKm: '20.00',
  perMinute: '0.00',
  fiveKm: '150.00',
};
const hailed: Ride = {
  ...trip,
  status: 'in_progress',
  side: 'driver',
  hail: 'open',
  passenger: { ...trip.passenger, name: 'Passenger', rating: null, phoneVerified: false },
  startedAt: new Date().toISOString(),
  completedAt: null,
  fare: '50.00',
  driverPosition: null,
  ending: null,
};
const settings = (server: FakeServer) =>
  server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });

const open = (more: (server: FakeServer) => void = () => undefined) =>
  openScreen(<HailScreen />, {
    at: '/hail',
    rooms: ['rides-hail', 'rides-trip', 'places'],
    user: zanele,
    server(server) {
      settings(server);
      server.replies(placePaths.listSavedPlaces, []);
      server.replies(ridePaths.hailTerms, { services: [boda], currency: 'ZAR', countryId: 'za' });
      more(server);
    },
  });

it('starts a trip with what was said, and the same one again when the answer is lost', async () => {
  const { server, press, path } = await open();
  expect(await screen.findByText('from R50.00 · R20.00 a kilometre · 5 km about R150.00')).toBeDefined();
  server.isAway(ridePaths.startHail);
  await press.type(await screen.findByLabelText(/Their phone number/), '082 555 0142');
  await press.click(screen.getByRole('button', { name: 'Start Trip' }));
  server.replies(ridePaths.startHail, hailed);
  await press.click(await screen.findByRole('button', { name: 'Start Trip' }));
  await expect.poll(path).toBe('/active-ride');
  const sent = server.requestsOf(ridePaths.startHail);
  expect(sent.at(-1)?.body).toEqual({ rideType: 'boda', phone: '082 555 0142' });
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('says why nobody can be taken along here', async () => {
  await open((server) => server.refuses(ridePaths.hailTerms, 'no_position'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('shows the meter on the way, and ends the trip at what it shows', async () => {
  const { server, press } = await openScreen(
    <LiveTrip
      ride={hailed}
      isDriver
      parts={{ over: () => null, help: () => null, tiles: () => null, below: () => null, map: () => <i /> }}
    />,
    {
      at: '/active-ride',
      rooms: ['rides-trip', 'rides-hail'],
      user: zanele,
      server(fake) {
        settings(fake);
        fake.replies(ridePaths.rideMeter, { fare: '70.00', lines: [], distance: 1.2, duration: 4, at: new Date().toISOString() });
        fake.replies(ridePaths.changeRide, { ...hailed, status: 'completed' });
      },
    },
  );
  expect(await within(screen.getByRole('region', { name: 'The meter shows' })).findByText('R70.00')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Trip by the meter' })).toBeDefined();
  expect(screen.queryByText('End trip here')).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Complete Trip R70.00' }));
  expect(screen.getByText('The meter shows R70.00, in cash.')).toBeDefined();
  await press.click(screen.getByRole('button', { name: 'Yes, got out: take R70.00' }));
  await expect.poll(() => server.requestsOf(ridePaths.changeRide).map(({ body }) => body)).toMatchObject([{ status: 'completed' }]);
});

it('sends an end that did not come through again by itself, with the time of the first tap', async () => {
  const { server, press } = await openScreen(
    <LiveTrip
      ride={{ ...hailed, id: 77 }}
      isDriver
      parts={{ over: () => null, help: () => null, tiles: () => null, below: () => null, map: () => <i /> }}
    />,
    {
      at: '/active-ride',
      rooms: ['rides-trip', 'rides-hail'],
      user: zanele,
      server(fake) {
        settings(fake);
        fake.replies(ridePaths.rideMeter, { fare: '70.00', lines: [], distance: 1.2, duration: 4, at: new Date().toISOString() });
        fake.isAway(ridePaths.changeRide);
      },
    },
  );
  await press.click(screen.getByRole('button', { name: /^Complete Trip R/ }));
  await press.click(screen.getByRole('button', { name: 'Yes, got out: take R70.00' }));
  expect(await screen.findByText(/The meter stopped at your tap/)).toBeDefined();
  const before = server.requestsOf(ridePaths.changeRide).length;
  server.replies(ridePaths.changeRide, { ...hailed, id: 77, status: 'completed' });
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => screen.queryByText(/The meter stopped at your tap/)).toBeNull();
  const sent = server.requestsOf(ridePaths.changeRide).map(({ body }) => (body as { completedAt: string }).completedAt);
  expect(sent.length).toBeGreaterThan(before);
  expect(new Set(sent).size).toBe(1);
});
