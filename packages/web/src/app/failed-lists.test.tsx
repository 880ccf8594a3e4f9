// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { scheduledPaths } from '@safiri/contract/scheduled/paths.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it } from 'vitest';
import { FoodScreen } from '../catalogue/food-screen.tsx';
import { BookedRide } from '../rides/booked-ride.tsx';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { ChildrenCard } from '../scholar/children-card.tsx';
import { MySeats } from '../scholar/my-seats.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';

const none = 'Your trips will show here.';

const openHome = (prepare: NonNullable<Parameters<typeof openScreen>[1]['server']>) =>
  openScreen(<PassengerScreen sos={null} safety={null} underWay={null} whichCity={null} below={null} tour={null} />, {
    at: '/passenger',
    rooms: ['rides-home', 'places'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerActiveRide, null);
      server.replies(scheduledPaths.list, []);
      server.replies(placePaths.listSavedPlaces, []);
      server.refuses(walletPaths.getWallet, 'internal');
      prepare(server);
    },
  });

it('does not say of trips that could not be loaded that there are none, with a network or without one', async () => {
  const { server, press } = await openHome((fake) => fake.isAway(ridePaths.passengerRides));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No connection\. We could not load your trips\./);
  expect(screen.queryByText(none)).toBeNull();
  server.refuses(ridePaths.passengerRides, 'internal');
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/^We could not load your trips\./);
  server.replies(ridePaths.passengerRides, []);
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(none)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells a ride for somebody else that could not be loaded from one that there is none of', async () => {
  const parts = {} as Parameters<typeof BookedRide>[0]['parts'];
  const { server, press } = await openScreen(<BookedRide id={5} parts={parts} onLeave={() => {}} />, {
    at: '/active-ride',
    rooms: ['rides', 'rides-trip'],
    user: naledi,
    server: (fake) => fake.isBehindProxy(ridePaths.getRide, 502),
  });
  await screen.findByRole('alert');
  expect(screen.queryByText('No active ride found')).toBeNull();
  server.refuses(ridePaths.getRide, 'not_found');
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Go Back' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not say of a search for food that failed that nobody has it', async () => {
  const { press, server } = await openScreen(<FoodScreen />, {
    at: '/food-delivery',
    rooms: ['catalogue', 'places'],
    user: naledi,
    server: (fake) => {
      fake.replies(cataloguePaths.restaurants, []);
      fake.replies(orderPaths.listOrders, []);
      fake.replies(placePaths.listSavedPlaces, []);
      fake.refuses(cataloguePaths.searchGoods, 'internal');
    },
  });
  await press.type(await screen.findByRole('searchbox'), 'pilau');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not search what the shops have\./);
  server.replies(cataloguePaths.searchGoods, { found: [] });
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No restaurant/)).toBeTruthy();
});

it('says of a guardian’s children and seats that they could not be loaded, and of no child that it has no seat', async () => {
  const { server, press } = await openScreen(
    <>
      <MySeats />
      <ChildrenCard />
    </>,
    {
      at: '/scholar-rides',
      rooms: ['scholar', 'cars'],
      user: naledi,
      server: (fake) => {
        fake.refuses(scholarPaths.mine, 'internal');
        fake.refuses(scholarPaths.children, 'internal');
      },
    },
  );
  expect(await screen.findByText('We could not load your seats.')).toBeTruthy();
  expect(await screen.findByText('We could not load your children.')).toBeTruthy();
  server.replies(scholarPaths.children, [{ id: 5, name: 'Lindiwe' }]);
  await press.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Lindiwe')).toBeTruthy();
  expect(screen.queryByText('No seat yet')).toBeNull();
});
