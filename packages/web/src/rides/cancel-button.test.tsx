// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { CancelButton } from './cancel-button.tsx';

/** Free for three minutes after a driver accepted, then 50. */
const accepted = (secondsAgo: number | null): Ride => ({
  ...trip,
  status: secondsAgo === null ? 'requested' : 'accepted',
  countryId: 'ke',
  acceptedAt: secondsAgo === null ? null : new Date(Date.now() - secondsAgo * 1000).toISOString(),
  arrivedAt: null,
  startConfirmed: false,
  startedAt: null,
  completedAt: null,
  feeTerms: {
    waiting: null,
    cancellation: { freeMinutes: 3, fee: '50.00', noShowAfterMinutes: 5, noShowFee: '60.00' },
    stop: null,
    waitingSince: null,
    waitingUntil: null,
    unrounded: '87.00',
    roundTo: '10.00',
    charged: null,
  },
});

async function openDialog(ride: Ride, isDriver = false) {
  const { server, press } = await openScreen(<CancelButton ride={ride} isDriver={isDriver} />, {
    at: '/active-ride',
    rooms: ['rides-trip', 'rides-hail', 'rides'],
    user: isDriver ? zanele : naledi,
  });
  const [first] = screen.getAllByRole('button');
  if (first !== undefined) await press.click(first);
  return { server, press };
}
const sent = (server: Awaited<ReturnType<typeof openDialog>>['server']) => server.requestsOf(ridePaths.changeRide).map(({ body }) => body);

it('says until when it is free and what it costs then, and sends no fee', async () => {
  const { server, press } = await openDialog(accepted(60));
  expect(screen.getByText(/^Cancelling is free until .+\. After that it costs KSh50\.00\.$/)).toBeTruthy();
  server.replies(ridePaths.changeRide, { ...accepted(60), status: 'cancelled' });
  await press.click(screen.getByRole('button', { name: 'I changed my mind' }));
  await expect.poll(() => sent(server)).toEqual([{ status: 'cancelled', reason: 'changed_my_mind' }]);
});

it('says what a tap does, and leads back to the search without one', async () => {
  const { server, press } = await openDialog(accepted(null));
  expect(screen.getByText('A tap on a reason cancels the trip.')).toBeTruthy();
  // Nobody was found with whom one could feel unsafe.
  expect(screen.queryByRole('button', { name: 'I did not feel safe' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Keep looking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(server)).toEqual([]);
});

it('says what it costs now, and sends that', async () => {
  const { server, press } = await openDialog(accepted(181));
  expect(screen.getByText(/^Cancelling costs KSh50\.00 now\./)).toBeTruthy();
  server.replies(ridePaths.changeRide, { ...accepted(181), status: 'cancelled' });
  await press.click(screen.getByRole('button', { name: 'I changed my mind' }));
  await expect.poll(() => sent(server)).toEqual([{ status: 'cancelled', reason: 'changed_my_mind', fee: '50.00' }]);
});

it('asks again with the price where that began while it was pressed', async () => {
  const { server, press } = await openDialog(accepted(178));
  server.refuses(ridePaths.changeRide, 'cancelling_costs', { fee: '50.00' });
  await press.click(screen.getByRole('button', { name: 'I changed my mind' }));
  expect(await screen.findByText(/^Cancelling costs KSh50\.00 now\./)).toBeTruthy();
  server.replies(ridePaths.changeRide, { ...accepted(181), status: 'cancelled' });
  await press.click(screen.getByRole('button', { name: 'I changed my mind' }));
  await expect.poll(() => sent(server).at(-1)).toEqual({ status: 'cancelled', reason: 'changed_my_mind', fee: '50.00' });
});

it('says when it begins to cost where only not coming does', async () => {
  const ride = accepted(60);
  const terms = { waiting: null, stop: null, waitingUntil: null, unrounded: '87.00', roundTo: '10.00', charged: null };
  const cancellation = { freeMinutes: 0, fee: '0.00', noShowAfterMinutes: 5, noShowFee: '60.00' };
  await openDialog({ ...ride, feeTerms: { ...terms, cancellation, waitingSince: null } });
  expect(screen.getByText('Cancelling is free now.')).toBeTruthy();
  cleanup();
  await openDialog({ ...ride, status: 'arrived', feeTerms: { ...terms, cancellation, waitingSince: ride.acceptedAt } });
  expect(screen.getByText(/^Cancelling is free until .+\. After that it costs KSh60\.00\.$/)).toBeTruthy();
  cleanup();
  // Who confirmed at the car is there.
  await openDialog({
    ...ride,
    status: 'arrived',
    startConfirmed: true,
    feeTerms: { ...terms, cancellation, waitingSince: ride.acceptedAt },
  });
  expect(screen.getByText('Cancelling is free now.')).toBeTruthy();
});

it('is free while nobody has accepted, and where nothing is ever charged', async () => {
  await openDialog(accepted(null));
  expect(screen.getByText('Cancelling is free until a driver has accepted.')).toBeTruthy();
});

it('tells a driver whether a tap gives the trip to another driver or ends it', async () => {
  await openDialog(accepted(60), true);
  expect(screen.getByText('A tap on a reason takes you off the trip.')).toBeTruthy();
  cleanup();
  await openDialog({ ...accepted(60), reopened: true }, true);
  expect(screen.getByText('A tap on a reason cancels the trip.')).toBeTruthy();
  cleanup();
  await openDialog({ ...accepted(60), status: 'in_progress', startedAt: new Date().toISOString() }, true);
  expect(screen.getByText('A tap on a reason cancels the trip.')).toBeTruthy();
});

it('costs a driver nothing', async () => {
  await openDialog(accepted(600), true);
  expect(screen.queryByText(/KSh/)).toBeNull();
});

it('says that a hailed trip on the way ends at the meter, and that it has', async () => {
  const hailed: Ride = { ...accepted(60), status: 'in_progress', side: 'driver', hail: 'open', startedAt: new Date().toISOString() };
  const { server, press } = await openDialog(hailed, true);
  expect(screen.getByText(/Later it ends here, at what the meter shows/)).toBeTruthy();
  server.replies(ridePaths.changeRide, { ...hailed, status: 'completed', completedAt: new Date().toISOString() });
  await press.click(screen.getByRole('button', { name: 'Another reason' }));
  await expect.poll(() => sent(server)).toEqual([{ status: 'cancelled', reason: 'other' }]);
  expect(screen.queryByText('Trip cancelled')).toBeNull();
});
