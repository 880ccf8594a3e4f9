// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { scheduledPaths } from '@safiri/contract/scheduled/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { PassengerScreen } from './passenger-screen.tsx';

const open = (away: boolean) =>
  openScreen(<PassengerScreen sos={null} safety={null} underWay={null} whichCity={null} below={null} tour={null} />, {
    at: '/passenger',
    rooms: ['rides-home', 'places'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerActiveRide, null);
      server.replies(ridePaths.passengerRides, []);
      server.replies(scheduledPaths.list, []);
      server.refuses(walletPaths.getWallet, 'internal');
      if (away) server.isAway(placePaths.listSavedPlaces);
      else server.replies(placePaths.listSavedPlaces, []);
    },
  });

it('says of the pale ride card, and once of the services below, that they wait for a network', async () => {
  await open(true);
  const shown = await screen.findAllByText('Not possible just now');
  expect(shown).toHaveLength(2);
  expect(shown[0]?.closest('a')?.getAttribute('href')).toBe('/ride-request?search');
});

it('says nothing of it while there is one', async () => {
  await open(false);
  expect(await screen.findByRole('link', { name: 'Add home' })).toBeTruthy();
  expect(screen.queryByText('Not possible just now')).toBeNull();
});
