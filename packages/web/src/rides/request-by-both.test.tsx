// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paymentMethod } from '../platform/preferences.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { answersRequest } from '../testing/request-server.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { RideRequestScreen } from './ride-request-screen.tsx';

/** Some of it is promised to another ride. */
const wallet = { number: '•••• 0101', balance: '60.00', spendable: '50.00', currency: 'ZAR', countryId: 'za', topUp: false } as const;

/** @param prepare what the server does differently */
async function open(prepare: NonNullable<Parameters<typeof openScreen>[1]['server']> = () => {}, named = /^Request Safiri.*91\.20/) {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  onTestFinished(() => {
    paymentMethod.set('cash');
    vi.restoreAllMocks();
  });
  rememberedTrip.set({ pickup: trip.pickupLocation, dropoff: trip.dropoffLocation, stops: [], rideType: 'standard' });
  const opened = await openScreen(<RideRequestScreen waitingList={() => null} />, {
    at: '/ride-request?again',
    rooms: ['rides', 'places', 'rides-pickup'],
    user: naledi,
    server: (server) => {
      answersRequest(server);
      server.replies(walletPaths.getWallet, wallet);
      prepare(server);
    },
  });
  const button = await screen.findByRole('button', { name: named });
  return { ...opened, button };
}

it('offers wallet and cash together where the wallet has a part of it, and asks for what was seen', async () => {
  const { server, press, path, button } = await open();
  await press.click(await screen.findByRole('button', { name: 'Change' }));
  // The wallet says what it lacks, and right below it stands how it pays all the same.
  const ways = within(screen.getByRole('dialog', { name: 'Payment methods' })).getAllByRole('button');
  const at = ways.findIndex(({ textContent }) => textContent?.includes('R41.20 short: top up or split'));
  expect(ways[at + 1]?.textContent).toContain('Wallet R50.00 + cash R41.20');
  await press.click(await screen.findByRole('button', { name: /^Wallet R50\.00 \+ cash R41\.20/ }));
  expect(await screen.findByText('The driver is told what to collect')).toBeTruthy();
  server.refuses(ridePaths.requestRide, 'invalid_request', {
    errors: [{ path: 'walletPart', message: 'Your wallet holds less than that now.' }],
  });
  server.replies(walletPaths.getWallet, { ...wallet, spendable: '40.00' });
  await press.click(button);
  // What it holds by then stands there before anything is asked again.
  expect(await screen.findByText('Wallet R40.00 + cash R51.20')).toBeTruthy();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested', walletPart: '40.00' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(path).toBe('/active-ride');
  const asked = server.requestsOf(ridePaths.requestRide).map(({ body }) => [body.paymentMethod, body.walletPart]);
  expect(asked).toEqual([
    ['cash', '50.00'],
    ['cash', '40.00'],
  ]);
});

it('asks for nothing in cash alone while the wallet is read that was chosen before', async () => {
  paymentMethod.set('split');
  let told: (reply: typeof wallet) => void = () => {};
  const { server, press, path } = await open((fake) => {
    told = fake.holds(walletPaths.getWallet);
  }, /^Request Safiri/);
  // The price stands there; what of it is cash does not.
  expect(await screen.findByText('Looking into your wallet…')).toBeTruthy();
  expect(screen.getByText('Wallet + cash')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Request Safiri/ }).hasAttribute('disabled')).toBe(true);
  told(wallet);
  expect(await screen.findByText('Wallet R50.00 + cash R41.20')).toBeTruthy();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested', walletPart: '50.00' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide).map(({ body }) => [body.paymentMethod, body.walletPart])).toEqual([['cash', '50.00']]);
});
