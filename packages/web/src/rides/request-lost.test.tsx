// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { answersRequest } from '../testing/request-server.ts';
import { quoteAt } from '../testing/ride-quote.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { RideRequestScreen } from './ride-request-screen.tsx';

const requested = { ...trip, status: 'requested' } as const;

async function open() {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  rememberedTrip.set({ pickup: trip.pickupLocation, dropoff: trip.dropoffLocation, stops: [], rideType: 'standard' });
  const opened = await openScreen(<RideRequestScreen waitingList={() => null} />, {
    at: '/ride-request?again',
    rooms: ['rides', 'places', 'rides-pickup'],
    user: naledi,
    server: (server) => {
      answersRequest(server);
      server.replies(ridePaths.passengerActiveRide, null);
      server.isAway(ridePaths.requestRide);
    },
  });
  const button = await screen.findByRole('button', { name: /^Request Safiri.*91\.20/ });
  return { ...opened, button };
}

it('leads to the ride whose answer was lost, which the server had taken', async () => {
  const { server, press, path, button } = await open();
  // Nobody asks for it before there is a reason.
  expect(server.requestsOf(ridePaths.passengerActiveRide)).toHaveLength(0);
  server.replies(ridePaths.passengerActiveRide, requested);
  await press.click(button);
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide)).toHaveLength(1);
});

it('asks again under the same key after a lost answer, and under another after a refusal', async () => {
  const { server, press, path, button } = await open();
  await press.click(button);
  expect(await screen.findByText('No connection.')).toBeTruthy();
  // What is answered says that there is a connection again.
  server.refuses(ridePaths.requestRide, 'invalid_request', {});
  server.replies(pricingPaths.calculateFare, quoteAt('91.20', 'second'));
  window.dispatchEvent(new Event('online'));
  await press.click(await screen.findByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(() => server.requestsOf(ridePaths.requestRide).length).toBe(2);
  server.replies(ridePaths.requestRide, requested);
  await press.click(await screen.findByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(path).toBe('/active-ride');
  const [lost, refused, taken] = server.requestsOf(ridePaths.requestRide).map(({ idempotencyKey }) => idempotencyKey);
  expect(lost).toBe(refused);
  expect(taken).not.toBe(refused);
});
